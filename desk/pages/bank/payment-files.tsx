import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { listPaymentFiles, makePaymentFile } from '#contract/desk/payment-files.ts';
import type { Output } from '#contract/route.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { queueEveryMs } from '../../parts/queue-every.ts';
import { plainWord, shownDay, shownMoney, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { FileActs } from './file-acts.tsx';
import { FileDrawer } from './file-drawer.tsx';
import { MakeFileForm } from './make-file-form.tsx';

export type BankFile = Output<typeof listPaymentFiles>['list'][number];

const stateOf = ({ droppedAt, releasedAt, toSend }: BankFile) => {
  if (droppedAt) return 'dropped' as const;
  if (!releasedAt) return 'to release' as const;
  return toSend > 0 ? ('to send' as const) : ('at the bank' as const);
};

const colours = {
  dropped: 'gray',
  'to release': 'blue',
  'to send': 'yellow',
  'at the bank': 'teal',
} as const;

const columns: readonly Column<BankFile>[] = [
  {
    title: 'File',
    cell: ({ id, no }) => (
      <>
        <code>{no}</code> <WaitingMark kinds={['payment-file-drop']} subject={id} />
      </>
    ),
    text: ({ no }) => no,
    isShort: true,
  },
  {
    title: 'State',
    cell: (file) => <Badge color={colours[stateOf(file)]}>{plainWord(stateOf(file))}</Badge>,
    text: stateOf,
    isShort: true,
  },
  {
    title: 'Payouts',
    cell: ({ count }) => count,
    text: ({ count }) => String(count),
    isNumber: true,
  },
  {
    title: 'Total',
    cell: ({ total }) => shownMoney(total),
    text: ({ total }) => total,
    isNumber: true,
  },
  {
    title: 'Pay on',
    cell: ({ paysOn }) => shownDay(paysOn),
    text: ({ paysOn }) => paysOn,
    isShort: true,
  },
  {
    title: 'From',
    cell: ({ debtor: { name, account } }) => (
      <span title={account}>{`${name}, ··${account.slice(-4)}`}</span>
    ),
    text: ({ debtor }) => debtor.account,
    folds: 1,
  },
  {
    title: 'Created',
    cell: ({ madeBy, madeAt }) => `${madeBy}, ${shownTime(madeAt)}`,
    text: ({ madeBy, madeAt }) => `${madeBy} ${madeAt}`,
    folds: 2,
  },
  {
    title: 'Released',
    cell: ({ releasedBy, releasedAt }) =>
      releasedBy ? `${releasedBy}, ${shownTime(releasedAt)}` : '–',
    text: ({ releasedBy, releasedAt }) => (releasedBy ? `${releasedBy} ${releasedAt}` : ''),
    folds: 3,
  },
  {
    title: 'SHA-256',
    cell: ({ xmlSha256 }) =>
      xmlSha256 ? <code title={xmlSha256}>{xmlSha256.slice(0, 8)}…</code> : '–',
    text: ({ xmlSha256 }) => xmlSha256 ?? '',
    isShort: true,
    folds: 1,
  },
];

/** Approved payouts as files for the bank: one person makes a file, another releases it. */
export function PaymentFiles() {
  const signedIn = useSignedIn();
  const [isMaking, setMaking] = useState(false);
  const [open, setOpen] = useState<BankFile | null>(null);
  const acts: Column<BankFile> = {
    title: 'Actions',
    cell: (file) => <FileActs file={file} onOpen={() => setOpen(file)} />,
    text: () => '',
    isActs: true,
  };
  return (
    <>
      {mayAsk(signedIn, makePaymentFile) && (
        <div className="desk-filters">
          <Button onClick={() => setMaking(true)}>Create payment file</Button>
        </div>
      )}
      <DataTable
        columns={[...columns, acts]}
        empty="No payment files yet. Approved payouts can be put into one."
        everyMs={queueEveryMs}
        input={{}}
        keyOf={({ id }) => id}
        name="Payment files"
        onOpen={setOpen}
        route={listPaymentFiles}
      />
      {open && <FileDrawer file={open} onClose={() => setOpen(null)} />}
      {isMaking && <MakeFileForm onClose={() => setMaking(false)} />}
    </>
  );
}
