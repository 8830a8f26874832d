import { eventKinds } from '#domain/delivery/event.ts';
import type { OverviewRange } from '#domain/desk/performance.ts';
import type { Micro } from '#domain/money.ts';
import {
  type Fragment,
  fragment,
  identifier,
  literal,
  type Sql,
} from '../../platform/database/database.ts';

export interface DayFigures {
  readonly day: Date;
  readonly partners: bigint;
  readonly deposits: Micro;
  readonly payouts: Micro;
  readonly put: Micro;
  readonly consumed: Micro;
  readonly commission: Micro;
  readonly impressions: bigint;
  readonly clicks: bigint;
  readonly invalid: bigint;
  readonly orders: bigint;
}

const codeOf = (kind: (typeof eventKinds)[number]) => eventKinds.indexOf(kind);
const invalidKinds = fragment`${literal(codeOf('impression'))}, ${literal(codeOf('click'))}`;

/** The last UTC days, oldest first, with each figure summed from the records. */
export const listDays = (sql: Sql, now: Date, range: OverviewRange): Promise<DayFigures[]> =>
  sql.many<DayFigures>`
    with shown as (
      select day, day + interval '1 day' later from generate_series(
        date_trunc('day', ${now}::timestamptz, 'UTC') - (${range}::int - 1) * interval '1 day',
        date_trunc('day', ${now}::timestamptz, 'UTC'), interval '1 day') as days (day)
    ), delivered as (
      select date_bin('1 day', day, 'epoch') as day,
             sum(case when reason = -1 then cost when reason >= 100 then -cost end) consumed,
             sum(case when kind = ${literal(codeOf('impression'))} then
                   case when reason = -1 then count when reason >= 100 then -count end end)
               impressions,
             sum(case when kind = ${literal(codeOf('click'))} then
                   case when reason = -1 then count when reason >= 100 then -count end end) clicks,
             sum(count) filter (where reason >= 0 and kind in (${invalidKinds})) invalid
        from rollup_plan_day where day >= (select min(day) from shown) group by 1)
    select d.day,
      (select count(*) from partner where created_at >= d.day and created_at < d.later) partners,
      (select coalesce(sum(((body ->> 'amount')::numeric * 1000000)::bigint), 0)::bigint
         from proposal where act = 'deposit' and is_confirmed and undone_at is null
          and decided_at >= d.day and decided_at < d.later) deposits,
      (select coalesce(sum(o.amount), 0)::bigint
         from payout_step s join payout o on o.id = s.payout_id
        where s.state = 'completed' and s.at >= d.day and s.at < d.later) payouts,
      (select coalesce(sum(amount), 0)::bigint from plan_put
        where at >= d.day and at < d.later) put,
      coalesce(e.consumed, 0)::bigint consumed,
      (select coalesce(sum(c.commission - c.fee), 0)::bigint
         from conversion_step s join conversion c on c.id = s.conversion_id
        where s.state = 'approved' and s.at >= d.day and s.at < d.later) commission,
      coalesce(e.impressions, 0)::bigint impressions, coalesce(e.clicks, 0)::bigint clicks,
      coalesce(e.invalid, 0)::bigint invalid,
      (select count(*) from conversion where at >= d.day and at < d.later) orders
      from shown d left join delivered e on e.day = d.day order by d.day`;

export interface BeforeFigures {
  readonly consumed: Micro;
  readonly impressions: bigint;
  readonly clicks: bigint;
  readonly orders: bigint;
}

/** The totals of the same number of days before those. */
export async function sumBefore(sql: Sql, now: Date, range: OverviewRange): Promise<BeforeFigures> {
  const net = (what: 'count' | 'cost', kind: Fragment) =>
    fragment`
      coalesce(sum(case when reason = -1 then ${identifier(what)} when reason >= 100
        then -${identifier(what)} end)
        filter (where ${kind}), 0)::bigint`;
  return sql.one<BeforeFigures>`
    with bounds as (
      select today - (2 * ${range}::int - 1) * interval '1 day' since,
             today - (${range}::int - 1) * interval '1 day' until
        from date_trunc('day', ${now}::timestamptz, 'UTC') today)
    select ${net('cost', fragment`true`)} consumed,
           ${net('count', fragment`kind = ${literal(codeOf('impression'))}`)} impressions,
           ${net('count', fragment`kind = ${literal(codeOf('click'))}`)} clicks,
           (select count(*) from conversion c, bounds b where c.at >= b.since and c.at < b.until)
             orders
      from rollup_plan_day, bounds where day >= since and day < until`;
}

export interface PayoutTimes {
  readonly completed: bigint;
  readonly medianMs: number | null;
  readonly slowestMs: number | null;
  readonly oldestOpenAt: Date | null;
}

/**
 * How long the payouts that ended in the last days took from request to bank confirmation. Unlike
 * above, these are rolling days.
 */
export async function measurePayouts(
  sql: Sql,
  now: Date,
  range: OverviewRange,
): Promise<PayoutTimes> {
  return sql.one<PayoutTimes>`
    select count(*) completed,
           percentile_cont(0.5) within group (
             order by extract(epoch from s.at - o.requested_at)::float8 * 1000) median_ms,
           max(extract(epoch from s.at - o.requested_at)::float8 * 1000) slowest_ms,
           (select min(w.requested_at) from payout w
             where w.state in ('requested', 'approved', 'sent')) oldest_open_at
      from payout_step s join payout o on o.id = s.payout_id
     where s.state = 'completed' and s.at > ${now}::timestamptz - ${range}::int * interval '1 day'
       and s.at <= ${now}`;
}
