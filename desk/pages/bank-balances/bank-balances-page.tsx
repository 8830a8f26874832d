import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { listBankBalances, recordBankBalance, showCoverage } from '#contract/desk/bank-balances.ts';
import type { Output } from '#contract/route.ts';
import { useRead } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { Amount } from '../../money/amount.tsx';
import { useSum } from '../../money/use-sum.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { Page } from '../../parts/page.tsx';
import { shownMoney, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { RecordForm } from './record-form.tsx';

type Balance = Output<typeof listBankBalances>['list'][number];

const columns: readonly Column<Balance>[] = [
  { title: 'Account', cell: ({ account }) => account, text: ({ account }) => account },
  {
    title: 'Balance',
    cell: ({ amount }) => shownMoney(amount),
    text: ({ amount }) => amount,
    isShort: true,
  },
  {
    title: 'As of',
    cell: ({ asOf }) => shownTime(asOf),
    text: ({ asOf }) => asOf,
    isShort: true,
  },
  {
    title: 'SHA-256 of the file',
    cell: ({ sha256 }) => <code className="desk-key">{sha256}</code>,
    text: ({ sha256 }) => sha256,
  },
  { title: 'Recorded by', cell: ({ recordedBy }) => recordedBy, text: (one) => one.recordedBy },
  {
    title: 'Approved by',
    cell: ({ confirmedBy }) => confirmedBy,
    text: (one) => one.confirmedBy ?? '',
  },
];

/** What the banks report, beside what the network owes. */
export function BankBalancesPage() {
  const signedIn = useSignedIn();
  const { data, error } = useRead(showCoverage, {});
  const [isRecording, setRecording] = useState(false);
  const sum = useSum();
  const { owed = null, inBank = null, difference = null } = data ?? {};
  const coverage =
    owed !== null && inBank !== null && difference !== null
      ? sum([{ money: inBank }, { money: owed, isSubtracted: true }], difference)
      : null;
  const figures = data
    ? [
        { name: 'Owed, per the last root', amount: owed, mark: coverage?.minus },
        { name: 'In the bank, per the banks', amount: inBank, mark: coverage?.plus },
        { name: 'Difference', amount: difference, mark: coverage?.total },
      ]
    : [];
  return (
    <Page
      acts={
        mayAsk(signedIn, recordBankBalance) && (
          <Button onClick={() => setRecording(true)}>Record bank balance</Button>
        )
      }
      mark={<WaitingMark kinds={['bank-balance']} />}
      title="Bank balances"
    >
      {error && <Alert color="red">{error.message}</Alert>}
      <dl className="desk-cards desk-figures">
        {figures.map(({ name, amount, mark = {} }) => (
          <div className="desk-figure" key={name}>
            <dt>{name}</dt>
            <dd>{amount === null ? '–' : <Amount mark={mark} of={amount} />}</dd>
          </div>
        ))}
      </dl>
      {data?.root && (
        <Text c="dimmed" mb="sm" mt="xs" size="sm">
          Root {data.root.no} of {shownTime(data.root.at)}. Nobody can set the difference.
          {coverage?.rounding && (
            <>
              {' '}
              Rounding <span {...coverage.plus}>{coverage.rounding}</span>.
            </>
          )}
        </Text>
      )}
      <DataTable
        columns={columns}
        empty="No bank balances yet. Record what the bank’s statement says."
        input={{}}
        keyOf={({ id }) => id}
        name="Bank balances"
        route={listBankBalances}
      />
      {isRecording && <RecordForm onClose={() => setRecording(false)} />}
    </Page>
  );
}
