import { Alert, Button, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { askDataExport, askErasure, downloadPersonalData } from '#contract/desk/personal-data.ts';
import { dataExportDays, erasureWaitDays } from '#domain/partner/erasure.ts';
import { askForFile } from '../../api/ask.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { shownTime } from '../../parts/shown.ts';
import { askedFor } from '../approvals/approval-words.ts';
import type { ShownPartner } from './partner-page.tsx';
import { whyFields } from './why-fields.ts';

const requests = {
  export: {
    route: askDataExport,
    title: 'Export this partner’s data',
    submit: 'Request export',
    text: `Once approved, the file can be downloaded here for ${dataExportDays} days. It has
      everything, card numbers included: hand it to the partner and to no one else. Partners who
      can log in get their own file in the app.`,
  },
  erasure: {
    route: askErasure,
    title: 'Erase this partner’s data',
    submit: 'Request erasure',
    text: `Once approved, the partner has ${erasureWaitDays} days to object. Then name, contact
      details, cards, chats and images are gone for good, and nobody can log in. The books keep
      amounts under a pseudonym.`,
  },
} as const;

interface PersonalRequestProps {
  readonly id: string;
  readonly what: keyof typeof requests;
  readonly onClose: () => void;
}

/**
 * Requests an export of everything about a partner, or its erasure. A second person decides it.
 */
export function PersonalRequestForm({ id, what, onClose }: PersonalRequestProps) {
  const { route, title, submit, text } = requests[what];
  const request = useAct(route, { done: askedFor, onDone: onClose });
  return (
    <FieldsForm
      fields={whyFields}
      isBusy={request.isPending}
      isDangerous={what === 'erasure'}
      onClose={onClose}
      onSubmit={(words) => request.mutate({ id, ...words })}
      failure={request.error}
      submit={submit}
      title={title}
    >
      <Text size="sm">{text}</Text>
      <Checkbox label="I have verified that it’s the partner who is asking." required />
    </FieldsForm>
  );
}

/** What two people decided about a partner's data. */
export function PersonalState({ partner }: { readonly partner: ShownPartner }) {
  const { exportUntil, erasureDueAt, erasedAt } = partner;
  return (
    <>
      {erasedAt && (
        <Alert color="gray" mt="sm" title="Erased">
          This partner’s personal data was erased on {shownTime(erasedAt)}.
        </Alert>
      )}
      {erasureDueAt && (
        <Alert color="red" mt="sm" title="This partner’s data will be erased">
          On {shownTime(erasureDueAt)}, unless the partner objects. If a plan is still running or
          money is owed by then, the data will be erased after that has been settled.
        </Alert>
      )}
      {exportUntil && !erasedAt && <ExportReady id={partner.id} until={exportUntil} />}
    </>
  );
}

function ExportReady({ id, until }: { readonly id: string; readonly until: string }) {
  const signedIn = useSignedIn();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    setFailure(null);
    await askForFile(downloadPersonalData, { id }).catch((error: Error) =>
      setFailure(error.message),
    );
    setBusy(false);
  };
  return (
    <Alert color="blue" mt="sm" title="A data export is ready">
      <Text size="sm">
        Until {shownTime(until)}. The partner sees each download under Staff activity.
      </Text>
      {failure && <Text size="sm">{failure}</Text>}
      {mayAsk(signedIn, downloadPersonalData) && (
        <Button loading={isBusy} mt="xs" onClick={download} size="xs">
          Download
        </Button>
      )}
    </Alert>
  );
}
