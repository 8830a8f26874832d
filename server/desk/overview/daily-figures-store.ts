import type { overview } from '#contract/desk/overview.ts';
import type { Reply } from '#contract/route.ts';
import { clickCode, impressionCode } from '#domain/delivery/event-line.ts';
import { countsCode, flagCodeBase } from '#domain/delivery/flag.ts';
import type { OverviewRange } from '#domain/desk/performance.ts';
import { type Fragment, fragment, literal, type Sql } from '../../platform/database/database.ts';

type Overview = Reply<typeof overview>;

const startOfToday = (now: Date) => fragment`date_trunc('day', ${now}::timestamptz, 'UTC')`;
const firstShownDay = (now: Date, dayCount: OverviewRange) =>
  fragment`${startOfToday(now)} - (${dayCount}::int - 1) * interval '1 day'`;

const isImpression = fragment`kind = ${literal(impressionCode)}`;
const isClick = fragment`kind = ${literal(clickCode)}`;

// A rollup adds up a plan's events of one day, kind and reason. The reason says whether they count,
// were found invalid on arrival, or flagged: found invalid later.
const isCounted = fragment`reason = ${literal(countsCode)}`;
const isFlagged = fragment`reason >= ${literal(flagCodeBase)}`;
const isInvalid = fragment`reason <> ${literal(countsCode)}`;

/** What counts less what was flagged, because flagged events stay among the counted ones too. */
const netSum = (column: Fragment, condition: Fragment) => fragment`
  coalesce(sum(case when ${isCounted} then ${column} when ${isFlagged} then -${column} end)
    filter (where ${condition}), 0)`;

const netTotals = fragment`
  ${netSum(fragment`cost`, fragment`true`)}::bigint consumed,
  ${netSum(fragment`count`, isImpression)}::float8 impressions,
  ${netSum(fragment`count`, isClick)}::float8 clicks`;

const dayOfRollup = fragment`date_bin('1 day', day, 'epoch')`;

const isOnShownDay = (time: Fragment) =>
  fragment`${time} >= shown_day.day and ${time} < shown_day.next_day`;

/** The last UTC days, oldest first, with each figure summed from the records. */
export const listDailyFigures = (
  sql: Sql,
  now: Date,
  dayCount: OverviewRange,
): Promise<Overview['days']> =>
  sql.many<Overview['days'][number]>`
    with shown_day as (
      select day, day + interval '1 day' next_day
        from generate_series(${firstShownDay(now, dayCount)}, ${startOfToday(now)},
               interval '1 day') as series (day)

    ), delivery as (
      select ${dayOfRollup} as day, ${netTotals},
             (sum(count) filter (where ${isInvalid} and (${isImpression} or ${isClick})))::float8
               invalid
        from rollup_plan_day
       where day >= (select min(day) from shown_day)
       group by ${dayOfRollup}
    )

    select shown_day.day,

      (select count(*)::int from partner where ${isOnShownDay(fragment`created_at`)}) partners,

      -- A second member of staff confirms each deposit.
      (select coalesce(sum(amount), 0)::bigint from approval
        where kind = 'deposit' and outcome = 'approved' and undone_at is null
          and ${isOnShownDay(fragment`decided_at`)}) deposits,

      (select coalesce(sum(payout.amount), 0)::bigint
         from status_change join payout on payout.id = status_change.payout_id
        where status_change.state = 'completed'
          and ${isOnShownDay(fragment`status_change.at`)}) payouts,

      (select coalesce(sum(amount), 0)::bigint
         from plan_put where ${isOnShownDay(fragment`at`)}) put,

      coalesce(delivery.consumed, 0) consumed,

      -- Approved is the state in which a commission is final.
      (select coalesce(sum(conversion.commission - conversion.fee), 0)::bigint
         from conversion_step join conversion on conversion.id = conversion_step.conversion_id
        where conversion_step.state = 'approved'
          and ${isOnShownDay(fragment`conversion_step.at`)}) commission,

      coalesce(delivery.impressions, 0) impressions,
      coalesce(delivery.clicks, 0) clicks,
      coalesce(delivery.invalid, 0) invalid,

      (select count(*)::int from conversion where ${isOnShownDay(fragment`at`)}) orders

      from shown_day left join delivery on delivery.day = shown_day.day
     order by shown_day.day`;

/** The totals of the same number of days before those of `listDailyFigures`. */
export const sumPreviousPeriod = (
  sql: Sql,
  now: Date,
  dayCount: OverviewRange,
): Promise<Overview['before']> =>
  sql.one<Overview['before']>`
    with previous_period as (
      select ${startOfToday(now)} - (2 * ${dayCount}::int - 1) * interval '1 day' starts_at,
             ${firstShownDay(now, dayCount)} ends_at
    )

    select ${netTotals},
           (select count(*)::int from conversion, previous_period
             where at >= starts_at and at < ends_at) orders
      from rollup_plan_day, previous_period
     where day >= starts_at and day < ends_at`;

const payoutMs = fragment`
  extract(epoch from status_change.at - payout.requested_at)::float8 * 1000`;
const rounded = (ms: Fragment) => fragment`floor(${ms} + 0.5)`;

/**
 * How long the payouts completed in the last days took from request to bank confirmation. Unlike
 * above, these days are counted back from now and do not begin at midnight.
 */
export const measurePayoutTimes = (
  sql: Sql,
  now: Date,
  dayCount: OverviewRange,
): Promise<Overview['payoutTimes']> =>
  sql.one<Overview['payoutTimes']>`
    select count(*)::int completed,
           ${rounded(fragment`percentile_cont(0.5) within group (order by ${payoutMs})`)} median_ms,
           ${rounded(fragment`max(${payoutMs})`)} slowest_ms,
           (select min(open_payout.requested_at) from payout open_payout
             where open_payout.state in ('requested', 'approved', 'sent'))
             oldest_open_at
      from status_change join payout on payout.id = status_change.payout_id
     where status_change.state = 'completed'
       and status_change.at > ${now}::timestamptz - ${dayCount}::int * interval '1 day'
       and status_change.at <= ${now}`;
