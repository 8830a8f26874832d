import { clickCode, impressionCode, serveCode } from '#domain/delivery/event-line.ts';
import { countsCode, flagCodeBase } from '#domain/delivery/flag.ts';
import type { Micro } from '#domain/money.ts';
import { isPayoutOpen, payoutStates } from '#domain/wallet/payout.ts';
import type { PayoutReason } from '#domain/wallet/payout-refusals.ts';
import { fragment, literal, type Sql } from '../../platform/database/database.ts';

const openPayoutStates = payoutStates.filter(isPayoutOpen);

export interface PayoutCounts {
  readonly asked: bigint;
  readonly cancelled: bigint;
  readonly waiting: bigint;
  readonly waitingSince: Date | null;
}

/** How many payouts were requested, and how long the oldest open one has been waiting. */
export const countPayouts = (sql: Sql, since: Date): Promise<PayoutCounts> =>
  sql.one<PayoutCounts>`
    select count(*) filter (where requested_at >= ${since}) asked,
           count(*) filter (where requested_at >= ${since} and state = 'cancelled') cancelled,
           count(*) filter (where state = any (${openPayoutStates})) waiting,
           min(requested_at) filter (where state = any (${openPayoutStates})) waiting_since
      from payout
     where requested_at >= ${since} or state = any (${openPayoutStates})`;

export interface PaidPayouts {
  readonly paid: bigint;
  readonly partners: bigint;
  readonly net: Micro | null;
  readonly medianMs: number | null;
  readonly p95Ms: number | null;
}

/** What was paid, and how long it took from the partner's request. */
export const measurePaidPayouts = (sql: Sql, since: Date): Promise<PaidPayouts> =>
  sql.one<PaidPayouts>`
    select count(*) paid, count(distinct partner_id) partners, sum(net)::bigint net,
           percentile_disc(0.5) within group (order by took) median_ms,
           percentile_disc(0.95) within group (order by took) p95_ms
      from (
        select p.partner_id, p.net,
               (extract(epoch from s.at - p.requested_at) * 1000)::float8 took
          from payout_step s join payout p on p.id = s.payout_id
         where s.state = 'completed' and s.at >= ${since}
      ) done`;

/** Payouts that the bank sent back or could not carry out. */
export async function countFailedPayouts(sql: Sql, since: Date): Promise<bigint> {
  const { failed } = await sql.one<{ failed: bigint }>`
    select count(*) failed from payout_step where state = 'failed' and at >= ${since}`;
  return failed;
}

export const countRefusedByReason = (sql: Sql, since: Date) =>
  sql.many<{ reason: PayoutReason; count: bigint }>`
    select reason, count(*) count from payout_refusal
     where at >= ${since}
     group by 1 order by 2 desc, 1`;

export interface DisputeCounts {
  readonly opened: bigint;
  readonly forPartner: bigint;
  readonly against: bigint;
  readonly open: bigint;
  readonly overdue: bigint;
}

/** Partners' disputes about orders, and how they ended. */
export const countOrderDisputes = (sql: Sql, since: Date, now: Date) =>
  sql.one<DisputeCounts>`
    select count(*) opened,
           count(*) filter (where e.outcome = 'approved') for_partner,
           count(*) filter (where e.outcome = 'upheld') against,
           count(*) filter (where e.outcome is null) open,
           count(*) filter (where e.outcome is null and d.due_at < ${now}) overdue
      from dispute d left join dispute_end e on e.dispute_id = d.id
     where d.at >= ${since}`;

/** Refused payouts that partners disputed, and how that ended. */
export const countPayoutReviews = (sql: Sql, since: Date, now: Date) =>
  sql.one<DisputeCounts>`
    select count(*) opened,
           count(*) filter (where outcome = 'lifted') for_partner,
           count(*) filter (where outcome = 'upheld') against,
           count(*) filter (where outcome is null) open,
           count(*) filter (where outcome is null and due_at < ${now}) overdue
      from payout_review
     where asked_at >= ${since}`;

/** Exchanges disputed with an acceptor. Staff decide them, without a deadline. */
export const countExchangeDisputes = (sql: Sql, since: Date) =>
  sql.one<DisputeCounts>`
    select count(*) opened,
           count(*) filter (where e.state = 'released') for_partner,
           count(*) filter (where e.state in ('completed', 'confirmed')) against,
           count(*) filter (where e.state = 'disputed') open,
           0::bigint overdue
      from exchange e
     where exists (
       select from exchange_step s
        where s.exchange_id = e.id and s.state = 'disputed' and s.at >= ${since})`;

export interface Restatement {
  readonly day: Date;
  readonly kind: number;
  readonly before: bigint;
  readonly found: bigint;
}

const restatementsMax = 200;

// A rollup's reason says whether its events count, or were flagged: found invalid later.
const isCounted = fragment`reason = ${literal(countsCode)}`;
const isFlagged = fragment`reason >= ${literal(flagCodeBase)}`;

/** What counted on each day, and how much of it was found invalid later, if any. */
export const listRestatements = (sql: Sql, since: Date) =>
  sql.many<Restatement>`
    select day, kind,
           coalesce(sum(count) filter (where ${isCounted}), 0)::bigint "before",
           sum(count) filter (where ${isFlagged})::bigint found
      from rollup_plan_day
     where day >= ${since} and kind = any (${[impressionCode, clickCode]}::smallint[])
     group by 1, 2 having sum(count) filter (where ${isFlagged}) > 0
     order by 1 desc, 2 limit ${literal(restatementsMax)}`;

/**
 * All events by the rule that rejected them; `countsCode` for those that counted. Our own are left
 * out.
 */
export const countByRule = (sql: Sql, since: Date) =>
  sql.many<{ reason: number; count: bigint }>`
    select reason, sum(count)::bigint count from rollup_plan_day
     where day >= ${since} and kind <> ${serveCode}
     group by 1 order by 2 desc, 1`;
