import { clickCode, impressionCode, serveCode } from '#domain/delivery/event-line.ts';
import { reservationStepMs, reservedSince, type ServedAd } from '#domain/delivery/reservation.ts';
import { formats } from '#domain/plan/lifetime.ts';
import { type Fragment, fragment, literal, type Sql } from '../../platform/database/database.ts';
import { eventColumns } from './plan-event-store.ts';
import { type EventRow, type StoredEvent, toStoredEvent } from './stored-event.ts';

/** A plan as its events up to one of them left it, at a moment. */
export interface PlanState {
  readonly planId: bigint;
  readonly asOf: Date;
  readonly lastNo: number;
}

/**
 * Ads for which something is reserved. Filtering by event number first keeps the scan to the plan's
 * newest events. The price is the one agreed when the ad was served; what it was paid for is in
 * the rate of that time. Events after the last number are as if they had not happened.
 */
function reservedAds({ planId, asOf, lastNo }: PlanState): Fragment {
  // An ad that was served before its format's bound reserves nothing any more.
  const listBounds = (isSeen: boolean) =>
    formats.map((format) => new Date(reservedSince(isSeen, format, asOf.getTime())));
  const unseenBounds = listBounds(false);
  const seenBounds = listBounds(true);
  const earliestBound = new Date(
    Math.min(...[...unseenBounds, ...seenBounds].map((bound) => bound.getTime())),
  );

  return fragment`
    with since (format, unseen, seen) as (
      select * from unnest(${formats}::text[], ${unseenBounds}::timestamptz[],
        ${seenBounds}::timestamptz[])
    ), recent as materialized (
      select e.no, e.serve_id, e.placement_id, e.price, e.at from event e
       where e.plan_id = ${planId} and e.kind = ${literal(serveCode)} and e.no <= ${lastNo}
         and e.no > coalesce((select o.no from event o
                                where o.plan_id = ${planId} and o.no <= ${lastNo}
                                  and o.at < ${earliestBound} order by o.no desc limit 1), 0)
    ), reserved_ad as (
      select s.no, s.at, s.price, pl.format, rate.price_model, seen.no is not null is_seen
        from recent s join placement pl on pl.id = s.placement_id
        join since on since.format = pl.format
        cross join lateral (select price_model from placement_rate r
                             where r.placement_id = s.placement_id and r.since <= s.at
                             order by r.since desc limit 1) rate
        left join event_once seen on seen.plan_id = ${planId} and seen.serve_id = s.serve_id
         and seen.kind = ${literal(impressionCode)} and seen.no <= ${lastNo}
       where s.at >= case when seen.no is null then since.unseen else since.seen end
         and (seen.no is null or rate.price_model = 'cpc')
         and not exists (select from event_once c
                          where c.plan_id = ${planId} and c.serve_id = s.serve_id
                            and c.kind = ${literal(clickCode)} and c.no <= ${lastNo})
    )`;
}

export interface ReservedAds extends Omit<ServedAd, 'servedAt'> {
  readonly servedAt: Date;
  readonly count: bigint;
}

/** How many ads reserve alike: the same at the same time. Only those up to an event. */
export const countReservedAds = (
  sql: Sql,
  state: PlanState,
  lastAdNo: number,
): Promise<ReservedAds[]> =>
  sql.many<ReservedAds>`
    ${reservedAds(state)}
    select price, price_model, format, is_seen, count(*),
           date_bin(make_interval(secs => ${reservationStepMs / 1_000}), at, 'epoch') served_at
      from reserved_ad where no <= ${lastAdNo}
     group by price, price_model, format, is_seen, served_at`;

export interface ReservedEvent extends Omit<ServedAd, 'servedAt' | 'price'> {
  readonly event: StoredEvent;
}

/** The events of these ads, newest first, below a number. */
export async function listReservedEvents(
  sql: Sql,
  state: PlanState,
  upperNo: number | null,
  countMax: number,
): Promise<ReservedEvent[]> {
  const rows = await sql.many<EventRow & Omit<ReservedEvent, 'event'>>`
    ${reservedAds(state)}
    select ${eventColumns}, a.price_model, a.format, a.is_seen
      from reserved_ad a join event e on e.plan_id = ${state.planId} and e.no = a.no
      join placement pl on pl.id = e.placement_id
      left join event_flag m on m.plan_id = e.plan_id and m.no = e.no
     where ${upperNo}::bigint is null or a.no < ${upperNo}
     order by a.no desc limit ${countMax}`;

  return rows.map(({ priceModel, format, isSeen, ...event }) => ({
    priceModel,
    format,
    isSeen,
    event: toStoredEvent(event),
  }));
}

/** What a plan had not consumed by then. */
export async function getUnconsumed(sql: Sql, { planId, lastNo }: PlanState): Promise<bigint> {
  const unconsumed = await sql.maybeOne<{ amount: bigint }>`
    select (m.hold - m.spent + coalesce((select sum(e.cost) from event e
              where e.plan_id = ${planId} and e.no > ${lastNo}), 0))::bigint amount
      from plan_meter m where m.plan_id = ${planId}`;
  return unconsumed?.amount ?? 0n;
}
