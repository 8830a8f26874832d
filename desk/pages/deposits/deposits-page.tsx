import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { listDeposits } from '#contract/desk/deposits.ts';
import { recordDeposit } from '#contract/desk/transfers.ts';
import type { Output } from '#contract/route.ts';
import { depositStates } from '#domain/desk/deposit-state.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { formatPlace, usePlace } from '../../location/use-place.ts';
import { partnerColumn } from '../../partner/partner-link.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { ChoiceFilter, DayFilter, TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { queueEveryMs } from '../../parts/queue-every.ts';
import { plainWord, shownMoney, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';

type Deposit = Output<typeof listDeposits>['list'][number];

const colours = {
  expected: 'gray',
  recorded: 'blue',
  confirmed: 'teal',
  reversed: 'orange',
} as const;

const columns = (onRecord: (reference: string) => void): readonly Column<Deposit>[] => [
  {
    title: 'Reference',
    cell: ({ reference }) => <code>{reference}</code>,
    text: ({ reference }) => reference,
    isShort: true,
  },
  partnerColumn,
  {
    title: 'State',
    cell: ({ state }) => <Badge color={colours[state]}>{plainWord(state)}</Badge>,
    text: ({ state }) => state,
    isShort: true,
  },
  {
    title: 'Amount',
    cell: ({ amount }) => (amount === null ? '–' : shownMoney(amount)),
    text: ({ amount }) => amount ?? '',
    isNumber: true,
  },
  {
    title: 'Since',
    cell: ({ createdAt }) => shownTime(createdAt),
    text: ({ createdAt }) => createdAt,
    isShort: true,
  },
  {
    title: 'What was seen',
    cell: ({ reason }) => reason ?? '–',
    text: ({ reason }) => reason ?? '',
    folds: 1,
  },
  {
    title: 'Recorded by',
    cell: ({ requestedBy }) => requestedBy ?? '–',
    text: ({ requestedBy }) => requestedBy ?? '',
    isShort: true,
    folds: 2,
  },
  {
    title: 'Decision',
    cell: (deposit) => <Decision deposit={deposit} onRecord={onRecord} />,
    text: ({ decidedBy, decidedAt }) => `${decidedBy ?? ''} ${decidedAt ?? ''}`,
    isActs: true,
  },
];

interface DecisionProps {
  readonly deposit: Deposit;
  readonly onRecord: (reference: string) => void;
}

function Decision({ deposit, onRecord }: DecisionProps) {
  const signedIn = useSignedIn();
  const { state, approvalId, decidedBy, decidedAt, reference } = deposit;
  if (state === 'confirmed') return `${decidedBy}, ${shownTime(decidedAt)}`;
  if (state === 'recorded' && approvalId) {
    const to = formatPlace('/approvals', { kind: 'deposit', row: approvalId });
    return <a href={to}>To approve</a>;
  }
  return mayAsk(signedIn, recordDeposit) ? (
    <Button onClick={() => onRecord(reference)} size="xs" variant="default">
      Record
    </Button>
  ) : null;
}

/** Transfers that partners make under references from the app. */
export function DepositsPage() {
  const { filters } = usePlace();
  const signedIn = useSignedIn();
  const [recording, setRecording] = useState<string | null>(null);
  const state = depositStates.find((one) => one === filters.state);
  const { partner, reference, from, to } = filters;
  return (
    <Page
      acts={
        mayAsk(signedIn, recordDeposit) && (
          <Button onClick={() => setRecording('')}>Record deposit</Button>
        )
      }
      title="Deposits"
    >
      <div className="desk-filters">
        <TextFilter label="Reference" name="reference" />
        <TextFilter label="Partner" name="partner" />
        <ChoiceFilter label="State" name="state" options={depositStates} />
        <DayFilter label="From" name="from" />
        <DayFilter label="To" name="to" />
      </div>
      <DataTable
        columns={columns(setRecording)}
        empty="No references yet. Partners get theirs in the app, under Deposit."
        everyMs={queueEveryMs}
        input={{
          ...(state ? { state } : {}),
          ...(partner ? { partner } : {}),
          ...(reference ? { reference } : {}),
          ...{ from, to },
        }}
        keyOf={(deposit) => deposit.reference}
        name="Deposits"
        route={listDeposits}
      />
      {recording !== null && (
        <RecordForm onClose={() => setRecording(null)} reference={recording} />
      )}
    </Page>
  );
}

interface RecordFormProps {
  readonly reference: string;
  readonly onClose: () => void;
}

function RecordForm({ reference, onClose }: RecordFormProps) {
  const done = 'Recorded. Someone else has to approve it.';
  const record = useAct(recordDeposit, { done, onDone: onClose });
  return (
    <FieldsForm
      fields={[
        {
          name: 'reference',
          label: 'Reference',
          kind: 'line',
          initial: reference,
          lengthMax: 60,
          description: 'As written on the partner’s transfer.',
        },
        { name: 'amount', label: 'Amount received', kind: 'money' },
        {
          name: 'reason',
          label: 'What you saw',
          kind: 'text',
          initial: 'Arrived in the network’s bank account.',
          description: 'The partner sees this.',
        },
      ]}
      isBusy={record.isPending}
      onClose={onClose}
      onSubmit={(values) => record.mutate(values)}
      failure={record.error}
      submit="Record"
      title="Record deposit"
    />
  );
}
