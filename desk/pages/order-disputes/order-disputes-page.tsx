import { Button } from '@mantine/core';
import { useState } from 'react';
import { listOrderDisputes, proposeVerdict } from '#contract/desk/order-disputes.ts';
import type { Output } from '#contract/route.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { queueEveryMs } from '../../money/queue-every.ts';
import { askedFor, whyFields } from '../../money/why-fields.ts';
import { partnerColumn } from '../../partner/partner-link.tsx';
import { Age } from '../../parts/age.tsx';
import { Amount } from '../../parts/amount.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Facts } from '../../parts/facts.tsx';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { shownLag, shownMoney, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';

type Dispute = Output<typeof listOrderDisputes>['list'][number];

const states = ['open', 'decided'] as const;
const outcomes = ['approved', 'upheld'] as const;

const columns = (onDecide: (dispute: Dispute) => void): readonly Column<Dispute>[] => [
  { title: 'Plan', cell: ({ planNo }) => planNo, text: ({ planNo }) => planNo, isShort: true },
  partnerColumn,
  {
    title: 'Order',
    cell: ({ txid }) => <span className="desk-long-word">{txid}</span>,
    text: ({ txid }) => txid,
    folds: 2,
  },
  {
    title: 'Merchant',
    cell: ({ merchant }) => merchant,
    text: ({ merchant }) => merchant,
    folds: 1,
  },
  {
    title: 'Commission',
    cell: ({ commission }) => <Amount of={commission} />,
    text: ({ commission }) => commission,
    isNumber: true,
  },
  {
    title: 'Objection',
    cell: ({ openedBy, text }) => <div className="desk-sentence">{`The ${openedBy}: ${text}`}</div>,
    text: ({ openedBy, text }) => `${openedBy}: ${text}`,
  },
  {
    title: 'Age',
    cell: ({ at, outcome }) => (outcome ? shownTime(at) : <Age lateHours={168} since={at} />),
    text: ({ at }) => at,
    isShort: true,
    folds: 3,
  },
  {
    title: 'Paid if undecided by',
    cell: ({ dueAt }) => shownTime(dueAt),
    text: ({ dueAt }) => dueAt,
    isShort: true,
  },
  {
    title: 'Decision',
    cell: (dispute) => <Decision dispute={dispute} onDecide={onDecide} />,
    text: ({ outcome, decidedBy, reason }) =>
      [outcome, decidedBy, reason].filter(Boolean).join(', '),
    isActs: true,
  },
];

interface DecisionProps {
  readonly dispute: Dispute;
  readonly onDecide: (dispute: Dispute) => void;
}

function Decision({ dispute, onDecide }: DecisionProps) {
  const signedIn = useSignedIn();
  const { outcome, decidedBy, reason } = dispute;
  if (outcome) return `${outcome} by ${decidedBy}: ${reason}`;
  if (!mayAsk(signedIn, proposeVerdict)) return null;
  return (
    <Button onClick={() => onDecide(dispute)} size="xs" variant="default">
      Decide
    </Button>
  );
}

/** Orders that a partner or a merchant disputes. */
export function OrderDisputesPage() {
  const { filters } = usePlace();
  const [deciding, setDeciding] = useState<Dispute | null>(null);
  const state = states.find((one) => one === filters.state);
  return (
    <Page title="Disputed orders">
      <div className="desk-filters">
        <ChoiceFilter label="State" name="state" none="Open" options={states} />
      </div>
      <DataTable
        columns={columns(setDeciding)}
        empty="No objections to any order."
        everyMs={queueEveryMs}
        input={state ? { state } : {}}
        keyOf={({ id }) => id}
        name="Disputed orders"
        route={listOrderDisputes}
      />
      {deciding && <VerdictForm dispute={deciding} onClose={() => setDeciding(null)} />}
    </Page>
  );
}

const outcomeWords = {
  approved: 'The order counts: the commission is paid',
  upheld: 'The order doesn’t count',
} as const satisfies Record<(typeof outcomes)[number], string>;

interface VerdictFormProps {
  readonly dispute: Dispute;
  readonly onClose: () => void;
}

function VerdictForm({ dispute, onClose }: VerdictFormProps) {
  const { conversionId, planNo, merchant, commission, text, txid, orderAmount } = dispute;
  const { clickedAt, occurredAt, reportedAt, device, country, placement } = dispute;
  const ask = useAct(proposeVerdict, { done: askedFor, onDone: onClose });
  return (
    <FieldsForm
      fields={[
        {
          name: 'outcome',
          label: 'Outcome',
          kind: 'choice',
          options: outcomes.map((value) => ({ value, label: outcomeWords[value] })),
        },
        ...whyFields,
      ]}
      isBusy={ask.isPending}
      onClose={onClose}
      onSubmit={({ outcome: chosen, reason, reference }) => {
        const outcome = outcomes.find((one) => one === chosen);
        if (outcome) ask.mutate({ conversionId, outcome, reason, reference });
      }}
      failure={ask.error}
      submit="Request"
      title={`Decide an order in plan ${planNo}`}
    >
      <Facts
        facts={[
          ['Merchant', merchant],
          ['Commission', shownMoney(commission)],
          ['Objection', text],
          ['Order number', txid],
          ['Order amount', orderAmount === null ? '–' : shownMoney(orderAmount)],
          ['Clicked', shownTime(clickedAt)],
          ['Ordered', `${shownTime(occurredAt)}, ${shownLag(clickedAt, occurredAt)} later`],
          ['Reported', `${shownTime(reportedAt)}, ${shownLag(occurredAt, reportedAt)} later`],
          ['Click from', [device, country, placement].filter(Boolean).join(', ') || 'not kept'],
          ['ID', <code key="order">{conversionId}</code>],
        ]}
      />
    </FieldsForm>
  );
}
