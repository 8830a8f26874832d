import type { DayClick, Finding, PlacementDay } from '#domain/delivery/daily-pass.ts';
import type { NetworkDay, ViewTally } from '#domain/delivery/daily-views.ts';
import { clickCode, impressionCode } from '#domain/delivery/event-line.ts';
import { type Fragment, fragment, insert, type Sql } from '../../platform/database/database.ts';

/** The last day that the daily pass has checked, like all before it; null before the first. */
export async function findPassedDay(sql: Sql): Promise<Date | null> {
  const row = await sql.one<{ day: Date | null }>`select max(day) "day" from invalid_pass`;
  return row.day;
}

/** The first day with any counted events. */
export async function findFirstDay(sql: Sql): Promise<Date | null> {
  const row = await sql.one<{ day: Date | null }>`select min(day) "day" from rollup_plan_day`;
  return row.day;
}

export async function savePass(sql: Sql, day: Date, flagged: number, now: Date): Promise<void> {
  await insert(sql, 'invalid_pass', { day, flagged, at: now });
}

/** Every placement's totals for a day, over all plans. */
export const listPlacementDays = (sql: Sql, day: Date): Promise<PlacementDay[]> =>
  sql.many<PlacementDay>`
    with active as materialized (
      select distinct plan_id from rollup_plan_day where day = ${day}
        and kind in (${impressionCode}, ${clickCode})
    )
    select r.placement_id, pl.publisher_id,
      pl.format || ' ' || coalesce((
             select price_model from placement_rate t where t.placement_id = pl.id
               and t.since <= ${day}
              order by since desc limit 1), '') likeness,
           coalesce(sum(case r.reason when -1 then r.count else -r.count end)
             filter (where r.kind = ${impressionCode}), 0)::int impressions,
           coalesce(sum(case r.reason when -1 then r.count else -r.count end)
             filter (where r.kind = ${clickCode}), 0)::int clicks,
           (select count(*)::int from plan p join conversion_now c on c.plan_id = p.id
              join click e on e.serve_id = c.serve_id
             where p.id in (select plan_id from active) and e.placement_id = r.placement_id
               and c.state <> 'refused'
               and c.clicked_at >= ${day}
                 and c.clicked_at < ${day}::timestamptz + interval '24 hours'
           ) conversions
      from active join rollup_placement r using (plan_id)
        join placement pl on pl.id = r.placement_id
     where r.kind in (${impressionCode}, ${clickCode}) and (r.reason = -1 or r.reason >= 100)
       and r.bucket >= ${day} and r.bucket < ${day}::timestamptz + interval '24 hours'
     group by r.placement_id, pl.id`;

export interface PlanClick extends DayClick {
  readonly placementId: number;
}

/** The network provider of an event's viewer: the first bytes of the viewer id. */
const providerOf = (event: Fragment) => fragment`encode(substr(${event}.viewer, 1, 4), 'hex')`;

/** The day's clicks that counted, in plans not yet settled. */
export const listDayClicks = (sql: Sql, day: Date): Promise<PlanClick[]> =>
  sql.many<PlanClick>`
    select e.placement_id, e.at, ${providerOf(fragment`e`)} provider
      from rollup_plan_day r join plan p on p.id = r.plan_id and p.status <> 'settled'
      join event e on e.plan_id = r.plan_id and e.no between r.no_from and r.no_to
     where r.day = ${day} and r.kind = ${clickCode} and r.reason = -1
       and e.kind = ${clickCode} and e.invalid is null
       and e.at >= ${day} and e.at < ${day}::timestamptz + interval '24 hours'
       and not exists (select from event_flag m where m.plan_id = e.plan_id and m.no = e.no)
     order by e.plan_id, e.no`;

/** The network and the browser of an event's viewer. Old viewer ids end before the browser. */
const networkOf = fragment`encode(substr(e.viewer, 5, 4), 'hex')`;
const browserOf = fragment`substr(e.viewer, 9, 4)`;

export interface PlacementNetworkDay extends NetworkDay {
  readonly placementId: number;
}

export interface PlacementViews extends ViewTally {
  readonly placementId: number;
}

type TallyRow = PlacementViews & {
  readonly provider: string | null;
  readonly network: string | null;
};

/** The day's counted events by placement and by network, in plans not yet settled. */
export async function listDayViews(
  sql: Sql,
  day: Date,
): Promise<{ places: PlacementViews[]; networks: PlacementNetworkDay[] }> {
  const rows = await sql.many<TallyRow>`
    with active as materialized (
      select r.plan_id, min(r.no_from) no_from, max(r.no_to) no_to
        from rollup_plan_day r join plan p on p.id = r.plan_id and p.status <> 'settled'
       where r.day = ${day} and r.reason = -1 and r.kind in (1, 2, 7) group by 1
    ), seen as materialized (
      select e.placement_id, e.kind, e.at, ${providerOf(fragment`e`)} provider,
        ${networkOf} network,
             ${browserOf} browser
        from active a
        join event e on e.plan_id = a.plan_id and e.no between a.no_from and a.no_to
       where e.kind in (1, 2, 7) and e.invalid is null
         and e.at >= ${day} and e.at < ${day}::timestamptz + interval '24 hours'
         and not exists (select from event_flag m where m.plan_id = e.plan_id and m.no = e.no)
    ), rare as materialized (
      select browser from (select distinct browser, network from seen where kind = 1) used
       where browser <> '' group by browser having count(*) <= 3
    ), timed as (
      select placement_id, kind, provider, network, browser,
             extract(epoch from at - lag(at) over (
               partition by placement_id, kind, provider, network order by at)) gap,
             extract(epoch from at - lag(at) over (
               partition by placement_id, kind order by at)) apart
        from seen
    )
    select t.placement_id, t.provider, t.network,
           (count(*) filter (where kind = 1))::int impressions,
           (count(*) filter (where kind = 2))::int viewables,
           (count(*) filter (where kind = 7))::int clicks,
           (count(distinct o.browser) filter (where kind = 1))::int rare_browsers,
           coalesce(1000 * case grouping(t.network)
             when 0 then avg(gap) filter (where kind = 1)
             else avg(apart) filter (where kind = 1) end, 0)::float8 gap_ms,
           coalesce(1000 * case grouping(t.network)
             when 0 then stddev_pop(gap) filter (where kind = 1)
             else stddev_pop(apart) filter (where kind = 1) end, 0)::float8 gap_scatter_ms
      from timed t left join rare o on o.browser = t.browser
     group by grouping sets ((t.placement_id), (t.placement_id, t.provider, t.network))`;
  const isOfNetwork = (row: TallyRow): row is TallyRow & PlacementNetworkDay =>
    row.network !== null;
  return {
    places: rows.filter((row) => !isOfNetwork(row)),
    networks: rows.filter(isOfNetwork),
  };
}

/** Unsettled plans with counted events at these placements on the day. */
const plansFound = (day: Date, placements: readonly number[]) => fragment`
  select r.plan_id, min(r.no_from) no_from, max(r.no_to) no_to
    from rollup_plan_day r join plan p on p.id = r.plan_id and p.status <> 'settled'
   where r.day = ${day} and r.reason = -1 and r.kind > 0
     and exists (select from rollup_placement pl where pl.plan_id = r.plan_id and pl.kind = r.kind
           and pl.reason = -1 and pl.bucket >= ${day}
           and pl.bucket < ${day}::timestamptz + interval '24 hours'
           and pl.placement_id = any (${placements}::int[]))
   group by r.plan_id`;

/**
 * Flags the counted events that a finding covers, views and clicks alike, and returns their number.
 * The plans' meters are locked first, so that no plan settles without its credit; a plan that has
 * just been settled is left alone.
 */
export async function saveFlags(
  sql: Sql,
  day: Date,
  findings: readonly Finding[],
  now: Date,
): Promise<number> {
  if (findings.length === 0) return 0;
  const placements = findings.map(({ placementId }) => placementId);
  await sql`
    select lock_meter(plan_id) from
      (select plan_id from (${plansFound(day, placements)}) found order by 1) wanted`;
  const saved = await sql.maybeOne<{ count: bigint }>`
    with saved as (
      insert into event_flag (plan_id, no, reason, at)
      select e.plan_id, e.no, finding.reason, ${now}
        from (${plansFound(day, placements)}) found
        join event e on e.plan_id = found.plan_id and e.no between found.no_from and found.no_to
        join unnest(${placements}::int[], ${findings.map(({ reason }) => reason)}::text[],
          ${findings.map(({ provider }) => provider)}::text[],
          ${findings.map(({ network }) => network)}::text[])
            as finding (placement_id, reason, provider, network)
          on finding.placement_id = e.placement_id
         and (finding.provider is null or finding.provider = ${providerOf(fragment`e`)})
         and (finding.network is null or finding.network = ${networkOf})
       where e.kind > 0 and e.invalid is null
         and e.at >= ${day} and e.at < ${day}::timestamptz + interval '24 hours'
         and not exists (select from event_flag m where m.plan_id = e.plan_id and m.no = e.no)
      on conflict do nothing
      returning 1
    )
    select count(*) from saved`;
  return Number(saved?.count ?? 0n);
}
