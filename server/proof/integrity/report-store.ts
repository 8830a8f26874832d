import type { integrityReport } from '#contract/integrity.ts';
import type { Reply } from '#contract/route.ts';
import { clickCode, impressionCode, serveCode } from '#domain/delivery/event-line.ts';
import { countsCode, flagCodeBase } from '#domain/delivery/flag.ts';
import type { Micro } from '#domain/money.ts';
import type { CaseKind, CaseOutcome } from '#domain/support/support-case.ts';
import { isPayoutOpen, payoutStates } from '#domain/wallet/payout.ts';
import { fragment, literal, type Sql } from '../../platform/database/database.ts';

type Report = Reply<typeof integrityReport>;
type Payouts = Report['payouts'];
type Disputes = Report['disputes']['orders'];
type Restatement = Report['restatements'][number];

const openPayoutStates = payoutStates.filter(isPayoutOpen);

type PayoutCounts = Pick<Payouts, 'asked' | 'cancelled' | 'waiting' | 'waitingSince'>;

/** How many payouts were requested, and how long the oldest open one has been waiting. */
export const countPayouts = (sql: Sql, since: Date): Promise<PayoutCounts> =>
  sql.one<PayoutCounts>`
    select count(*) filter (where requested_at >= ${since})::int asked,
           count(*) filter (where requested_at >= ${since} and state = 'cancelled')::int cancelled,
           count(*) filter (where state = any (${openPayoutStates}))::int waiting,
           min(requested_at) filter (where state = any (${openPayoutStates})) waiting_since
      from payout
     where requested_at >= ${since} or state = any (${openPayoutStates})`;

interface PaidPayouts extends Pick<Payouts, 'paid' | 'medianMs' | 'p95Ms'> {
  readonly partners: number;
  readonly net: Micro;
}

/** What was paid, and how long it took from the partner's request. */
export const measurePaidPayouts = (sql: Sql, since: Date): Promise<PaidPayouts> =>
  sql.one<PaidPayouts>`
    select count(*)::int paid, count(distinct partner_id)::int partners,
           coalesce(sum(net), 0)::bigint net,
           percentile_disc(0.5) within group (order by took_ms) median_ms,
           percentile_disc(0.95) within group (order by took_ms) p95_ms
      from (
        select p.partner_id, p.net,
               greatest(round(extract(epoch from s.at - p.requested_at) * 1000), 0)::float8 took_ms
          from status_change s join payout p on p.id = s.payout_id
         where s.state = 'completed' and s.at >= ${since}
      ) done`;

/** Payouts that the bank sent back or could not carry out. */
export async function countFailedPayouts(sql: Sql, since: Date): Promise<number> {
  const { failed } = await sql.one<{ failed: number }>`
    select count(*)::int failed from status_change
     where payout_id is not null and state = 'failed' and at >= ${since}`;
  return failed;
}

export const countRefusedByReason = (sql: Sql, since: Date): Promise<Payouts['refused']> =>
  sql.many<Payouts['refused'][number]>`
    select reason, count(*)::int count from payout_refusal
     where at >= ${since}
     group by reason order by count desc, reason`;

/** Cases of a kind that were opened since, and how they ended; one outcome is the partner's. */
export const countCases = (
  sql: Sql,
  kind: CaseKind,
  outcomeForPartner: CaseOutcome,
  since: Date,
  now: Date,
): Promise<Disputes> =>
  sql.one<Disputes>`
    select count(*)::int opened,
           count(*) filter (where outcome = ${outcomeForPartner})::int for_partner,
           count(*) filter (where outcome <> ${outcomeForPartner})::int against,
           count(*) filter (where outcome is null)::int open,
           count(*) filter (where outcome is null and due_at < ${now})::int overdue
      from support_case
     where kind = ${kind} and opened_at >= ${since}`;

/** Exchanges disputed with an acceptor. Staff decide them, without a deadline. */
export const countExchangeDisputes = (sql: Sql, since: Date): Promise<Disputes> =>
  sql.one<Disputes>`
    select count(*)::int opened,
           count(*) filter (where e.state = 'released')::int for_partner,
           count(*) filter (where e.state in ('completed', 'confirmed'))::int against,
           count(*) filter (where e.state = 'disputed')::int open,
           0 overdue
      from exchange e
     where exists (
       select from status_change s
        where s.exchange_id = e.id and s.state = 'disputed' and s.at >= ${since})`;

const restatementsMax = 200;

// A rollup's reason says whether its events count, or were flagged: found invalid later.
const isCounted = fragment`reason = ${literal(countsCode)}`;
const isFlagged = fragment`reason >= ${literal(flagCodeBase)}`;

const countedSum = fragment`coalesce(sum(count) filter (where ${isCounted}), 0)`;
const flaggedSum = fragment`sum(count) filter (where ${isFlagged})`;

/** What counted on each day, and how much of it is left, if any was found invalid later. */
export const listRestatements = (sql: Sql, since: Date) =>
  sql.many<Omit<Restatement, 'kind'> & { readonly kind: number }>`
    select day, kind, ${countedSum}::float8 "before",
           (${countedSum} - ${flaggedSum})::float8 "after"
      from rollup_plan_day
     where day >= ${since} and kind = any (${[impressionCode, clickCode]}::smallint[])
     group by day, kind having ${flaggedSum} > 0
     order by day desc, kind limit ${literal(restatementsMax)}`;

/**
 * All events by the rule that rejected them; `countsCode` for those that counted. Our own are left
 * out.
 */
export const countByRule = (sql: Sql, since: Date) =>
  sql.many<{ reason: number; count: number }>`
    select reason, sum(count)::float8 count from rollup_plan_day
     where day >= ${since} and kind <> ${serveCode}
     group by reason order by count desc, reason`;

type MachineAdmissions = Report['machineAdmissions'];

export const countMachineAdmissions = (sql: Sql): Promise<MachineAdmissions> =>
  sql.one<MachineAdmissions>`
    select count(*)::int "count", max(at) last_at from machine_admission`;
