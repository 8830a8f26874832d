import { Alert, Badge, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import {
  addAuditor,
  endAuditor,
  exportBooks,
  listAudits,
  takeAudit,
} from '#contract/desk/audits.ts';
import type { Output } from '#contract/route.ts';
import { askForFile } from '../../api/ask.ts';
import { useRead } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { Page } from '../../parts/page.tsx';
import { shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WholeTable } from '../../parts/whole-table.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { AddAuditorForm, EndAuditorForm, TakeForm } from './audit-forms.tsx';

type Known = Output<typeof listAudits>;
type Audit = Known['list'][number];
type Auditor = Known['auditors'][number];

const auditColumns: readonly Column<Audit>[] = [
  { title: 'Auditor', cell: ({ auditor }) => auditor, text: ({ auditor }) => auditor },
  { title: 'Created', cell: ({ at }) => shownTime(at), text: ({ at }) => at, isShort: true },
  {
    title: 'Up to',
    cell: ({ rootNo, rootAt }) => `root ${rootNo}, ${shownTime(rootAt)}`,
    text: ({ rootNo }) => String(rootNo),
  },
  {
    title: 'Result',
    cell: ({ isSound, finding }) => (
      <>
        <Badge color={isSound ? 'teal' : 'red'}>{isSound ? 'Sound' : 'Not sound'}</Badge> {finding}
      </>
    ),
    text: ({ isSound, finding }) => (isSound ? 'Sound' : `Not sound: ${finding ?? ''}`),
  },
  {
    title: 'Submitted',
    cell: ({ takenBy, takenAt }) => `${shownTime(takenAt)} by ${takenBy}`,
    text: ({ takenAt }) => takenAt,
  },
  {
    title: 'SHA-256 of the file',
    cell: ({ sha256 }) => <code className="desk-key">{sha256}</code>,
    text: ({ sha256 }) => sha256,
  },
];

const auditorColumns: readonly Column<Auditor>[] = [
  {
    title: 'Name',
    cell: ({ name }) => (
      <>
        {name} <WaitingMark kinds={['auditor-end']} subject={name} />
      </>
    ),
    text: ({ name }) => name,
    isShort: true,
  },
  {
    title: 'Public key',
    cell: ({ key }) => <code className="desk-key">{key}</code>,
    text: ({ key }) => key,
  },
  {
    title: 'Added',
    cell: ({ addedBy, addedAt }) => `${shownTime(addedAt)} by ${addedBy}`,
    text: ({ addedAt }) => addedAt,
  },
];

function ExportButton() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    setFailure(null);
    await askForFile(exportBooks, {}).catch((error: Error) => setFailure(error.message));
    setBusy(false);
  };
  return (
    <>
      {failure && <Alert color="red">{failure}</Alert>}
      <Button loading={isBusy} onClick={() => void download()} variant="default">
        Export all books
      </Button>
    </>
  );
}

type Open = 'take' | 'add' | Auditor | null;

/** The outside auditors of the books, and what they found. */
export function AuditsPage() {
  const signedIn = useSignedIn();
  const { data: known } = useRead(listAudits, {});
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const acts: Column<Auditor> = {
    title: 'Actions',
    cell: (auditor) => (
      <Button onClick={() => setOpen(auditor)} size="xs" variant="default">
        End
      </Button>
    ),
    text: () => '',
    isActs: true,
  };
  return (
    <Page
      acts={
        <Group>
          {mayAsk(signedIn, exportBooks) && <ExportButton />}
          {mayAsk(signedIn, takeAudit) && (
            <Button onClick={() => setOpen('take')}>Submit a result</Button>
          )}
          {mayAsk(signedIn, addAuditor) && (
            <Button onClick={() => setOpen('add')} variant="default">
              Add auditor
            </Button>
          )}
        </Group>
      }
      mark={<WaitingMark kinds={['auditor']} />}
      title="Audits"
    >
      {known && (
        <Stack>
          <Text size="sm">
            An auditor takes the export, checks it with a program of their own, and signs what it
            found. Everyone can read the result, whatever it says, and nobody can take it back.
          </Text>
          <Title order={2} size="h5">
            Results
          </Title>
          <WholeTable
            columns={auditColumns}
            empty="No outside audit yet. The public page says so."
            keyOf={({ sha256 }) => sha256}
            name="Audits"
            rows={known.list}
          />
          <Title order={2} size="h5">
            Auditors
          </Title>
          <WholeTable
            columns={mayAsk(signedIn, endAuditor) ? [...auditorColumns, acts] : auditorColumns}
            empty="No auditors yet. Two admins register an auditor’s key."
            keyOf={({ key }) => key}
            name="Auditors"
            rows={known.auditors}
          />
        </Stack>
      )}
      {open === 'take' && <TakeForm onClose={close} />}
      {open === 'add' && <AddAuditorForm onClose={close} />}
      {open !== null && typeof open === 'object' && (
        <EndAuditorForm auditor={open.name} onClose={close} />
      )}
    </Page>
  );
}
