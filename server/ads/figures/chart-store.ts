import { clickCode, impressionCode } from '#domain/delivery/event-line.ts';
import { countsCode, flagCodeBase } from '#domain/delivery/flag.ts';
import type { Span } from '#domain/delivery/period.ts';
import type { Micro } from '#domain/money.ts';
import { type Fragment, fragment, literal, type Sql } from '../../platform/database/database.ts';

// What counted less what was flagged, because flagged events stay among the counted ones too.
const netSum = (reason: Fragment, column: Fragment) =>
  fragment`sum(case ${reason} when ${literal(countsCode)} then ${column} else -${column} end)`;
const isNet = (reason: Fragment) =>
  fragment`(${reason} = ${literal(countsCode)} or ${reason} >= ${literal(flagCodeBase)})`;

export interface ChartSlot {
  readonly slot: number;
  readonly cost: Micro;
}

/** What a plan's valid, unflagged events cost, by slot; slot 0 is before the first bound. */
export const listSlots = (
  sql: Sql,
  planId: bigint,
  bounds: readonly Date[],
): Promise<ChartSlot[]> =>
  sql.many<ChartSlot>`
    select width_bucket(bucket, ${bounds}::timestamptz[]) slot,
           ${netSum(fragment`reason`, fragment`cost`)}::bigint cost
      from rollup_placement
     where plan_id = ${planId} and kind in (${impressionCode}, ${clickCode})
       and ${isNet(fragment`reason`)}
     group by slot`;

export interface KindCount {
  readonly kind: number;
  readonly reason: number;
  readonly count: number;
}

/** All of a plan's events in a span, by kind and reason code. */
export const listKindCounts = (
  sql: Sql,
  planId: bigint,
  { from, to }: Span,
): Promise<KindCount[]> =>
  sql.many<KindCount>`
    select kind, reason, sum(count)::float8 count from rollup_placement
     where plan_id = ${planId} and bucket >= ${from} and bucket < ${to}
     group by kind, reason order by kind, reason`;

export interface ConversionSum {
  readonly conversions: number;
  readonly pending: number;
  readonly approved: number;
  readonly reversed: number;
  readonly earned: Micro;
}

/** A plan's conversions that were reported in a span; `earned` is net of fees. */
export const sumConversions = (
  sql: Sql,
  planId: bigint,
  { from, to }: Span,
): Promise<ConversionSum> =>
  sql.one<ConversionSum>`
    select (count(*) filter (where counts_as not in ('refused', 'reversed')))::int conversions,
           (count(*) filter (where counts_as = 'pending'))::int pending,
           (count(*) filter (where counts_as = 'approved'))::int approved,
           (count(*) filter (where counts_as = 'reversed'))::int reversed,
           coalesce(sum(commission - fee)
             filter (where counts_as in ('pending', 'approved')), 0)::bigint earned
      from conversion_worth where plan_id = ${planId} and at >= ${from} and at < ${to}`;

/** The percentage of fitting requests the plan takes part in now; null when not delivering. */
export async function findPassPercent(sql: Sql, planId: bigint): Promise<number | null> {
  const pace = await sql.maybeOne<{ percent: number }>`
    select round(q.pass_ppm / 10000.0)::int percent from plan_pace q
      join plan p on p.id = q.plan_id and p.status = 'putting'
     where q.plan_id = ${planId} order by q.at desc limit 1`;
  return pace?.percent ?? null;
}

/** The amount credited for events that were found invalid after billing. */
export async function getCredited(sql: Sql, planId: bigint): Promise<Micro> {
  const { amount } = await sql.one<{ amount: Micro }>`
    select coalesce(sum(amount), 0)::bigint amount from plan_credit where plan_id = ${planId}`;
  return amount;
}
