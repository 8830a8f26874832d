import { Badge } from '@mantine/core';
import { approvalRules } from '#contract/desk/approval-rules.ts';
import { listApprovals } from '#contract/desk/approvals.ts';
import type { Output } from '#contract/route.ts';
import { approvalOutcomes } from '#domain/desk/approval.ts';
import { stopTextOf } from '#domain/wallet/payout-stop.ts';
import { usePlace } from '../../location/use-place.ts';
import { PartnerLink } from '../../partner/partner-link.tsx';
import { Age } from '../../parts/age.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { Facts } from '../../parts/facts.tsx';
import { ChoiceFilter, DayFilter, TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { queueEveryMs } from '../../parts/queue-every.ts';
import { plainWord } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { factsOf } from './approval-words.ts';
import { DecideApproval } from './decide-approval.tsx';

export type ApprovalRequest = Output<typeof listApprovals>['list'][number];

/** Without one, what waits. */
const states = ['decided', ...approvalOutcomes] as const;
const colours = {
  waiting: 'blue',
  approved: 'teal',
  refused: 'red',
  withdrawn: 'gray',
  stopped: 'red',
  lapsed: 'gray',
} as const;

/** What is said beside the state. */
function endOf({ state, decidedBy, decisionReason }: ApprovalRequest): string {
  if (state === 'stopped') return 'by the partner';
  if (decidedBy === null) return 'nobody decided it in time';
  return `by ${decidedBy}${decisionReason ? `: ${decisionReason}` : ''}`;
}

/** The partner has a column of their own. */
function changeOf({ about, partnerId }: ApprovalRequest): [string, string][] {
  const { partner: _, ...change } = about;
  return factsOf(partnerId ? change : about);
}

const shownLengthMax = 200;

/** A long text is read whole before it is decided. */
const shorten = ([name, value]: [string, string]): [string, string] => [
  name,
  value.length > shownLengthMax ? `${value.slice(0, shownLengthMax)}…` : value,
];

const columns: readonly Column<ApprovalRequest>[] = [
  {
    title: 'What',
    cell: ({ title }) => title,
    text: ({ title }) => title,
  },
  {
    title: 'Change',
    cell: (request) => <Facts facts={changeOf(request).map(shorten)} />,
    text: (request) =>
      changeOf(request)
        .map((fact) => fact.join(': '))
        .join('; '),
  },
  {
    title: 'Partner',
    cell: ({ partnerId, partner }) =>
      partner ? <PartnerLink id={partnerId} name={partner} /> : '–',
    text: ({ partner }) => partner ?? '',
    isShort: true,
  },
  {
    title: 'Reason',
    cell: ({ reason }) => stopTextOf(reason) || '–',
    text: ({ reason }) => stopTextOf(reason),
    folds: 1,
  },
  {
    title: 'Requested by',
    cell: ({ requestedBy }) => requestedBy,
    text: ({ requestedBy }) => requestedBy,
    isShort: true,
  },
  {
    title: 'State',
    cell: (request) =>
      request.state === 'waiting' ? (
        <Age since={request.requestedAt} />
      ) : (
        <>
          <Badge color={colours[request.state]}>{plainWord(request.state)}</Badge> {endOf(request)}
        </>
      ),
    text: (request) =>
      request.state === 'waiting' ? 'waiting' : `${request.state} ${endOf(request)}`,
  },
  {
    title: 'Actions',
    cell: (request) => request.state === 'waiting' && <DecideApproval request={request} />,
    text: () => '',
    isActs: true,
  },
];

/** What one person requested and another decides. */
export function ApprovalsPage() {
  const { filters } = usePlace();
  const state = states.find((one) => one === filters.state);
  const { kind, partner, from, to } = filters;
  const rule = approvalRules.get(kind ?? '');
  const options = [...approvalRules.values()].map((one) => ({
    value: one.kind,
    label: one.title,
  }));
  return (
    <Page title="Changes to approve">
      <div className="desk-filters">
        <ChoiceFilter label="State" name="state" none="Waiting" options={states} />
        <ChoiceFilter label="What" name="kind" options={options} />
        <TextFilter label="Partner" name="partner" />
        <DayFilter label="From" name="from" />
        <DayFilter label="To" name="to" />
      </div>
      <DataTable
        columns={columns}
        empty="Nothing is waiting for a second person."
        everyMs={queueEveryMs}
        input={{
          ...(state ? { state } : {}),
          ...(rule ? { kind: rule.kind } : {}),
          ...(partner ? { partner } : {}),
          ...{ from, to },
        }}
        keyOf={({ id }) => id}
        name="Changes to approve"
        route={listApprovals}
      />
    </Page>
  );
}
