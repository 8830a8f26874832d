import { listOrderDisputes } from '#contract/desk/order-disputes.ts';
import { approveOrder, upholdOrderRefusal } from '#contract/desk/transfers.ts';
import type { Output } from '#contract/route.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { Amount } from '../../money/amount.tsx';
import { askedFor, whyFields } from '../../money/why-fields.ts';
import { partnerColumn } from '../../partner/partner-link.tsx';
import { Age } from '../../parts/age.tsx';
import { DecisionQueue, outcomeField } from '../../parts/decision-queue.tsx';
import { Facts } from '../../parts/facts.tsx';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { shownDay, shownLag, shownMoney, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';

type Dispute = Output<typeof listOrderDisputes>['list'][number];

const outcomes = ['approved', 'upheld'] as const;

const columns: readonly Column<Dispute>[] = [
  { title: 'Plan', cell: ({ planNo }) => planNo, text: ({ planNo }) => planNo, isShort: true },
  partnerColumn,
  {
    title: 'Order',
    cell: ({ txid, conversionId }) => (
      <>
        <span className="desk-long-word">{txid}</span>{' '}
        <WaitingMark kinds={['conversion-approve', 'conversion-uphold']} subject={conversionId} />
      </>
    ),
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
    cell: ({ dueAt }) => shownDay(dueAt),
    text: ({ dueAt }) => dueAt,
    isShort: true,
  },
];

/** Orders that a partner or a merchant disputes. */
export function OrderDisputesPage() {
  return (
    <DecisionQueue
      columns={columns}
      decisionOf={({ outcome, decidedBy, reason }) =>
        outcome ? { outcome, by: decidedBy, reason } : null
      }
      empty="No objections to any order."
      form={(dispute, onClose) => <VerdictForm dispute={dispute} onClose={onClose} />}
      keyOf={({ id }) => id}
      kind="decision"
      mayDecide={mayAsk(useSignedIn(), approveOrder)}
      route={listOrderDisputes}
      title="Order objections"
    />
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
  const told = { done: askedFor, onDone: onClose };
  const approval = useAct(approveOrder, told);
  const refusal = useAct(upholdOrderRefusal, told);
  return (
    <FieldsForm
      fields={[outcomeField(outcomeWords), ...whyFields]}
      isBusy={approval.isPending || refusal.isPending}
      onClose={onClose}
      onSubmit={({ outcome, ...words }) => {
        const verdict = outcome === 'approved' ? approval : refusal;
        verdict.mutate({ conversionId, ...words });
      }}
      failure={approval.error ?? refusal.error}
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
