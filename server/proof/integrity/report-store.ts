import { type EventKind, eventKinds } from '#domain/delivery/event.ts';
import type { Micro } from '#domain/money.ts';
import { isPayoutOpen, type PayoutReason, payoutStates } from '#domain/wallet/payout.ts';
import type { Sql } from '../../platform/database/database.ts';

const codeOf = (kind: EventKind) => eventKinds.indexOf(kind);

const first = <Row>(rows: readonly Row[]): Row => {
  const [row] = rows;
  if (!row) throw new Error('A sum without a row');
  return row;
};

export interface PayoutCounts {
  readonly asked: bigint;
  readonly cancelled: bigint;
  readonly waiting: bigint;
  readonly waitingSince: Date | null;
}

/** How many payouts were requested, and how long the oldest open one has been waiting. */
export const countPayouts = async (sql: Sql, since: Date): Promise<PayoutCounts> =>
  first(
    await sql<PayoutCounts>(
      `select count(*) filter (where requested_at >= $1) asked,
              count(*) filter (where requested_at >= $1 and state = 'cancelled') cancelled,
              count(*) filter (where state = any ($2)) waiting,
              min(requested_at) filter (where state = any ($2)) "waitingSince"
         from payout where requested_at >= $1 or state = any ($2)`,
      [since, payoutStates.filter(isPayoutOpen)],
    ),
  );

export interface PaidPayouts {
  readonly paid: bigint;
  readonly partners: bigint;
  readonly net: Micro | null;
  readonly medianMs: number | null;
  readonly p95Ms: number | null;
}

/** What was paid, and how long it took from the partner's request. */
export const measurePaid = async (sql: Sql, since: Date): Promise<PaidPayouts> =>
  first(
    await sql<PaidPayouts>(
      `select count(*) paid, count(distinct partner_id) partners, sum(net)::bigint net,
              percentile_disc(0.5) within group (order by took) "medianMs",
              percentile_disc(0.95) within group (order by took) "p95Ms"
         from (select p.partner_id, p.net,
                      (extract(epoch from s.at - p.requested_at) * 1000)::float8 took
                 from payout_step s join payout p on p.id = s.payout_id
                where s.state = 'completed' and s.at >= $1) done`,
      [since],
    ),
  );

/** Payouts that the bank sent back or could not carry out. */
export const countFailed = async (sql: Sql, since: Date): Promise<bigint> =>
  first(
    await sql<{ failed: bigint }>(
      `select count(*) failed from payout_step where state = 'failed' and at >= $1`,
      [since],
    ),
  ).failed;

export const countRefusedByReason = (sql: Sql, since: Date) =>
  sql<{ reason: PayoutReason; count: bigint }>(
    `select reason, count(*) count from payout_refusal where at >= $1
      group by 1 order by 2 desc, 1`,
    [since],
  );

export interface DisputeCounts {
  readonly opened: bigint;
  readonly forPartner: bigint;
  readonly against: bigint;
  readonly open: bigint;
  readonly overdue: bigint;
}

/** Partners' disputes about orders, and how they ended. */
export const countOrderDisputes = async (sql: Sql, since: Date, now: Date) =>
  first(
    await sql<DisputeCounts>(
      `select count(*) opened, count(*) filter (where e.outcome = 'approved') "forPartner",
              count(*) filter (where e.outcome = 'upheld') against,
              count(*) filter (where e.outcome is null) open,
              count(*) filter (where e.outcome is null and d.due_at < $2) overdue
         from dispute d left join dispute_end e on e.dispute_id = d.id where d.at >= $1`,
      [since, now],
    ),
  );

/** Refused payouts that partners disputed, and how that ended. */
export const countPayoutReviews = async (sql: Sql, since: Date, now: Date) =>
  first(
    await sql<DisputeCounts>(
      `select count(*) opened, count(*) filter (where outcome = 'lifted') "forPartner",
              count(*) filter (where outcome = 'upheld') against,
              count(*) filter (where outcome is null) open,
              count(*) filter (where outcome is null and due_at < $2) overdue
         from payout_review where asked_at >= $1`,
      [since, now],
    ),
  );

/** Exchanges disputed with an acceptor. Staff decide them, without a deadline. */
export const countExchangeDisputes = async (sql: Sql, since: Date) =>
  first(
    await sql<DisputeCounts>(
      `select count(*) opened, count(*) filter (where e.state = 'released') "forPartner",
              count(*) filter (where e.state in ('completed', 'confirmed')) against,
              count(*) filter (where e.state = 'disputed') open, 0::bigint overdue
         from exchange e where exists (select from exchange_step s
           where s.exchange_id = e.id and s.state = 'disputed' and s.at >= $1)`,
      [since],
    ),
  );

export interface Restatement {
  readonly day: Date;
  readonly kind: number;
  readonly before: bigint;
  readonly found: bigint;
}

const daysMost = 200;

/** What counted on each day, and how much of it was found invalid later, if any. */
export const listRestatements = (sql: Sql, since: Date) =>
  sql<Restatement>(
    `select day, kind, coalesce(sum(count) filter (where reason = -1), 0)::bigint "before",
            sum(count) filter (where reason >= 100)::bigint found
       from rollup_plan_day where day >= $1 and kind = any ($2::smallint[])
      group by 1, 2 having sum(count) filter (where reason >= 100) > 0
      order by 1 desc, 2 limit ${daysMost}`,
    [since, [codeOf('impression'), codeOf('click')]],
  );

/** All events by the rule that rejected them; -1 for those that counted. Our own are left out. */
export const countByRule = (sql: Sql, since: Date) =>
  sql<{ reason: number; count: bigint }>(
    `select reason, sum(count)::bigint count from rollup_plan_day
      where day >= $1 and kind <> $2 group by 1 order by 2 desc, 1`,
    [since, codeOf('serve')],
  );
