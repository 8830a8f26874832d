import { eventKinds } from '#domain/delivery/event.ts';
import type { Micro } from '#domain/money.ts';
import type { Sql } from '../../database/database.ts';

export interface DeliveryHealth {
  /** The quarter of an hour under way. */
  readonly thisQuarter: bigint;
  /** The same and the three quarters before it. */
  readonly lastHour: bigint;
  readonly invalidHour: bigint;
  readonly withoutTokenHour: bigint;
  readonly countedAt: Date | null;
}

export async function readDelivery(sql: Sql, now: Date): Promise<DeliveryHealth> {
  const [row] = await sql<DeliveryHealth>(
    `with active as materialized (
       select distinct partner_id, kind, reason from rollup_plan_day
        where day >= date_bin('1 day', $1::timestamptz - interval '1 hour', 'epoch')
          and reason < 100
     )
     select e.*, (select coalesce(sum(count), 0)::bigint from reject
              where minute > $1::timestamptz - interval '1 hour' and minute <= $1)
              "withoutTokenHour",
            (select ran_at from job where name = 'roll-up') "countedAt"
       from (select coalesce(sum(r.count) filter (
                      where r.bucket > $1::timestamptz - interval '15 minutes'), 0)::bigint
                      "thisQuarter",
                    coalesce(sum(r.count), 0)::bigint "lastHour",
                    coalesce(sum(r.count) filter (where r.reason >= 0), 0)::bigint "invalidHour"
               from active join rollup_partner r using (partner_id, kind, reason)
              where r.bucket > $1::timestamptz - interval '1 hour' and r.bucket <= $1) e`,
    [now],
  );
  if (!row) throw new Error('Delivery was not read');
  return row;
}

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
}

const codeOf = (kind: (typeof eventKinds)[number]) => eventKinds.indexOf(kind);
const daysShown = 14;

/** The last days of UTC, the oldest first, each figure a fold of what was recorded. */
export const listDays = (sql: Sql, now: Date): Promise<DayFigures[]> =>
  sql<DayFigures>(
    `with shown as (
       select day, day + interval '1 day' later from generate_series(
         date_trunc('day', $1::timestamptz, 'UTC') - interval '${daysShown - 1} days',
         date_trunc('day', $1::timestamptz, 'UTC'), interval '1 day') as days (day)
     ), delivered as (
       select date_bin('1 day', day, 'epoch') as day,
              sum(case when reason = -1 then cost when reason >= 100 then -cost end) consumed,
              sum(case when kind = ${codeOf('impression')} then
                    case when reason = -1 then count when reason >= 100 then -count end end)
                impressions,
              sum(case when kind = ${codeOf('click')} then
                    case when reason = -1 then count when reason >= 100 then -count end end) clicks
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
       coalesce(e.impressions, 0)::bigint impressions, coalesce(e.clicks, 0)::bigint clicks
       from shown d left join delivered e on e.day = d.day order by d.day`,
    [now],
  );
