import { Badge } from '@mantine/core';
import { approvePayout, listPayoutQueue } from '#contract/desk/payouts.ts';
import type { Output } from '#contract/route.ts';
import { isPayoutOpen, payoutStates } from '#domain/wallet/payout.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { narrow, usePlace } from '../../location/use-place.ts';
import { payoutColours } from '../../money/money-words.ts';
import { partnerColumn } from '../../partner/partner-link.tsx';
import { Age } from '../../parts/age.tsx';
import type { Bulk } from '../../parts/bulk.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter, DayFilter, TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { queueEveryMs } from '../../parts/queue-every.ts';
import { plainWord, shownMoney, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { ApproveAll } from './approve-all.tsx';
import { PayoutDrawer, waitingKinds } from './payout-drawer.tsx';

type Payout = Output<typeof listPayoutQueue>['list'][number];

const columns: readonly Column<Payout>[] = [
  partnerColumn,
  {
    title: 'State',
    cell: ({ id, state }) => (
      <>
        <Badge color={payoutColours[state]} mr="xs">
          {plainWord(state)}
        </Badge>
        <WaitingMark kinds={waitingKinds} subject={id} />
      </>
    ),
    text: ({ state }) => state,
    isShort: true,
  },
  {
    title: 'Age',
    cell: ({ requestedAt, state }) =>
      isPayoutOpen(state) ? <Age since={requestedAt} /> : shownTime(requestedAt),
    text: ({ requestedAt }) => requestedAt,
    isShort: true,
  },
  {
    title: 'Amount',
    cell: ({ amount }) => shownMoney(amount),
    text: ({ amount }) => amount,
    isNumber: true,
  },
  { title: 'Fee', cell: ({ fee }) => shownMoney(fee), text: ({ fee }) => fee, isNumber: true },
  { title: 'To pay', cell: ({ net }) => shownMoney(net), text: ({ net }) => net, isNumber: true },
  { title: 'To', cell: ({ target }) => target, text: ({ target }) => target },
];

const bulk: Bulk<Payout> = {
  mayPick: ({ state }) => state === 'requested',
  nameOf: ({ partner, amount }) => `${partner}, ${shownMoney(amount)}`,
  acts: (picked, clear) => <ApproveAll onDone={clear} payouts={picked} />,
};

/** Requested payouts, longest waiting first. */
export function PayoutsPage() {
  const place = usePlace();
  const state = payoutStates.find((one) => one === place.filters.state);
  const { partner, id, from, to } = place.filters;
  const mayApprove = mayAsk(useSignedIn(), approvePayout);
  return (
    <Page title="Payouts">
      <div className="desk-filters">
        <ChoiceFilter label="State" name="state" none="Open" options={payoutStates} />
        <TextFilter label="Partner" name="partner" />
        <DayFilter label="From" name="from" />
        <DayFilter label="To" name="to" />
      </div>
      <DataTable
        bulk={mayApprove ? bulk : undefined}
        columns={columns}
        empty="No payouts waiting."
        everyMs={queueEveryMs}
        input={{ ...(state ? { state } : {}), ...(partner ? { partner } : {}), from, to }}
        keyOf={(payout) => payout.id}
        name="Payouts"
        onOpen={(payout) => narrow(place, { id: payout.id })}
        route={listPayoutQueue}
      />
      {id && <PayoutDrawer id={id} key={id} onClose={() => narrow(place, { id: undefined })} />}
    </Page>
  );
}
