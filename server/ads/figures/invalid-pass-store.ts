import type { CountedClick, InvalidTraffic, PlacementTotals } from '#domain/delivery/daily-pass.ts';
import { clickCode, impressionCode, serveCode, viewableCode } from '#domain/delivery/event-line.ts';
import { countsCode, flagCodeBase } from '#domain/delivery/flag.ts';
import type { SubnetStats, TrafficStats } from '#domain/delivery/traffic-rules.ts';
import { fragment, insert, literal, literals, type Sql } from '../../platform/database/database.ts';

/** The last day that the daily check has covered, like all before it; null before the first. */
export async function findLastCheckedDay(sql: Sql): Promise<Date | null> {
  const { day } = await sql.one<{ day: Date | null }>`select max(day) "day" from invalid_pass`;
  return day;
}

/** The first day with any counted events. */
export async function findFirstDay(sql: Sql): Promise<Date | null> {
  const { day } = await sql.one<{ day: Date | null }>`select min(day) "day" from rollup_plan_day`;
  return day;
}

export async function saveCheckedDay(
  sql: Sql,
  day: Date,
  flagged: number,
  now: Date,
): Promise<void> {
  await insert(sql, 'invalid_pass', { day, flagged, at: now });
}

// What counted less what was flagged, because flagged events stay among the counted ones too.
const netCount = fragment`
  sum(case r.reason when ${literal(countsCode)} then r.count else -r.count end)`;

/** Every placement's totals for a day, over all plans. */
export const listPlacementDays = (sql: Sql, day: Date): Promise<PlacementTotals[]> =>
  sql.many<PlacementTotals>`
    with active as materialized (
      select distinct plan_id from rollup_plan_day
       where day = ${day} and kind in (${impressionCode}, ${clickCode})
    )
    select r.placement_id, pl.publisher_id,
           pl.format || ' ' || coalesce((
             select price_model from placement_rate t
              where t.placement_id = pl.id and t.since <= ${day}
              order by since desc limit 1), '') comparison_group,
           coalesce(${netCount} filter (where r.kind = ${impressionCode}), 0)::int impressions,
           coalesce(${netCount} filter (where r.kind = ${clickCode}), 0)::int clicks,
           (select count(*)::int from plan p join conversion_now c on c.plan_id = p.id
              join click e on e.serve_id = c.serve_id
             where p.id in (select plan_id from active) and e.placement_id = r.placement_id
               and c.state <> 'refused' and c.clicked_at >= ${day}
               and c.clicked_at < ${day}::timestamptz + interval '24 hours') conversions
      from active join rollup_placement r using (plan_id)
      join placement pl on pl.id = r.placement_id
     where r.kind in (${impressionCode}, ${clickCode})
       and (r.reason = ${literal(countsCode)} or r.reason >= ${literal(flagCodeBase)})
       and r.bucket >= ${day} and r.bucket < ${day}::timestamptz + interval '24 hours'
     group by r.placement_id, pl.id`;

export interface PlanClick extends CountedClick {
  readonly placementId: number;
}

/** The network provider of an event's viewer: the first bytes of the viewer id. */
const viewerProvider = fragment`encode(substr(e.viewer, 1, 4), 'hex')`;

const isUnflagged = fragment`
  not exists (select from event_flag m where m.plan_id = e.plan_id and m.no = e.no)`;

/** The day's clicks that counted, in plans not yet settled. */
export const listDayClicks = (sql: Sql, day: Date): Promise<PlanClick[]> =>
  sql.many<PlanClick>`
    select e.placement_id, e.at, ${viewerProvider} provider
      from rollup_plan_day r join plan p on p.id = r.plan_id and p.status <> 'settled'
      join event e on e.plan_id = r.plan_id and e.no between r.no_from and r.no_to
     where r.day = ${day} and r.kind = ${clickCode} and r.reason = ${literal(countsCode)}
       and e.kind = ${clickCode} and e.invalid is null
       and e.at >= ${day} and e.at < ${day}::timestamptz + interval '24 hours'
       and ${isUnflagged}
     order by e.plan_id, e.no`;

/** The subnet and the browser of an event's viewer. Old viewer ids end before the browser. */
const viewerSubnet = fragment`encode(substr(e.viewer, 5, 4), 'hex')`;
const viewerBrowser = fragment`substr(e.viewer, 9, 4)`;

export interface PlacementNetworkDay extends SubnetStats {
  readonly placementId: number;
}

export interface PlacementViews extends TrafficStats {
  readonly placementId: number;
}

type TallyRow = PlacementViews & {
  readonly provider: string | null;
  readonly network: string | null;
};

const isImpression = fragment`kind = ${literal(impressionCode)}`;
const viewKinds = literals([impressionCode, viewableCode, clickCode]);

/**
 * A browser is rare if no more subnets had it that day than one person uses: at home, at work and
 * on the phone. A browser that many people have appears in many more.
 */
const rareBrowserSubnetsMax = 3;

/**
 * The day's counted events by placement, and by the viewers' subnet there, in plans not yet
 * settled.
 *
 * Takes the counted events of these plans, finds the browsers that are rare that day, measures each
 * event's gap to the one before it, once within its subnet and once within the placement, and sums
 * all of it up twice: per subnet at a placement, and per placement.
 */
export async function listDayViews(
  sql: Sql,
  day: Date,
): Promise<{ placementViews: PlacementViews[]; networks: PlacementNetworkDay[] }> {
  const tallies = await sql.many<TallyRow>`
    with active as materialized (
      select r.plan_id, min(r.no_from) no_from, max(r.no_to) no_to
        from rollup_plan_day r join plan p on p.id = r.plan_id and p.status <> 'settled'
       where r.day = ${day} and r.reason = ${literal(countsCode)} and r.kind in (${viewKinds})
       group by r.plan_id
    ), counted_event as materialized (
      select e.placement_id, e.kind, e.at, ${viewerProvider} provider, ${viewerSubnet} network,
             ${viewerBrowser} browser
        from active a
        join event e on e.plan_id = a.plan_id and e.no between a.no_from and a.no_to
       where e.kind in (${viewKinds}) and e.invalid is null
         and e.at >= ${day} and e.at < ${day}::timestamptz + interval '24 hours'
         and ${isUnflagged}
    ), rare_browser as materialized (
      select browser
        from (select distinct browser, network from counted_event where ${isImpression}) pair
       where browser <> '' group by browser having count(*) <= ${literal(rareBrowserSubnetsMax)}
    ), timed as (
      select placement_id, kind, provider, network, browser,
             extract(epoch from at - lag(at) over (
               partition by placement_id, kind, provider, network order by at)) network_gap,
             extract(epoch from at - lag(at) over (
               partition by placement_id, kind order by at)) placement_gap
        from counted_event
    )
    select t.placement_id, t.provider, t.network,
           (count(*) filter (where ${isImpression}))::int impressions,
           (count(*) filter (where kind = ${literal(viewableCode)}))::int viewables,
           (count(*) filter (where kind = ${literal(clickCode)}))::int clicks,
           (count(distinct b.browser) filter (where ${isImpression}))::int rare_browsers,
           coalesce(1000 * case grouping(t.network)
             when 0 then avg(network_gap) filter (where ${isImpression})
             else avg(placement_gap) filter (where ${isImpression}) end, 0)::float8 gap_ms,
           coalesce(1000 * case grouping(t.network)
             when 0 then stddev_pop(network_gap) filter (where ${isImpression})
             else stddev_pop(placement_gap) filter (where ${isImpression}) end, 0)::float8
             gap_scatter_ms
      from timed t left join rare_browser b on b.browser = t.browser
     group by grouping sets ((t.placement_id), (t.placement_id, t.provider, t.network))`;

  // A placement's totals stand in the same list, without a network.
  const isOfNetwork = (tally: TallyRow): tally is TallyRow & PlacementNetworkDay =>
    tally.network !== null;
  return {
    placementViews: tallies.filter((tally) => !isOfNetwork(tally)),
    networks: tallies.filter(isOfNetwork),
  };
}

/** Unsettled plans with counted events at these placements on the day. */
const affectedPlans = (day: Date, placementIds: readonly number[]) => fragment`
  select r.plan_id, min(r.no_from) no_from, max(r.no_to) no_to
    from rollup_plan_day r join plan p on p.id = r.plan_id and p.status <> 'settled'
   where r.day = ${day} and r.reason = ${literal(countsCode)} and r.kind > ${literal(serveCode)}
     and exists (select from rollup_placement pl
           where pl.plan_id = r.plan_id and pl.kind = r.kind
             and pl.reason = ${literal(countsCode)} and pl.bucket >= ${day}
             and pl.bucket < ${day}::timestamptz + interval '24 hours'
             and pl.placement_id = any (${placementIds}::int[]))
   group by r.plan_id`;

/**
 * Flags the counted events that a finding covers, views and clicks alike, and returns their number.
 * The plans' meters are locked first, so that no plan settles without its credit; a plan that has
 * just been settled is left alone.
 */
export async function saveFlags(
  sql: Sql,
  day: Date,
  findings: readonly InvalidTraffic[],
  now: Date,
): Promise<number> {
  if (findings.length === 0) return 0;

  const placementIds = findings.map(({ placementId }) => placementId);

  await sql`
    select lock_meter(plan_id)
      from (select plan_id from (${affectedPlans(day, placementIds)}) found
             order by plan_id) wanted`;

  const { count } = await sql.one<{ count: bigint }>`
    with saved as (
      insert into event_flag (plan_id, no, reason, at)
      select e.plan_id, e.no, finding.reason, ${now}
        from (${affectedPlans(day, placementIds)}) found
        join event e on e.plan_id = found.plan_id and e.no between found.no_from and found.no_to
        join unnest(${placementIds}::int[],
                    ${findings.map((finding) => finding.reason)}::text[],
                    ${findings.map((finding) => finding.provider)}::text[],
                    ${findings.map((finding) => finding.network)}::text[])
               as finding (placement_id, reason, provider, network)
          on finding.placement_id = e.placement_id
         and (finding.provider is null or finding.provider = ${viewerProvider})
         and (finding.network is null or finding.network = ${viewerSubnet})
       where e.kind > ${literal(serveCode)} and e.invalid is null
         and e.at >= ${day} and e.at < ${day}::timestamptz + interval '24 hours'
         and ${isUnflagged}
      on conflict do nothing
      returning 1
    )
    select count(*) from saved`;

  return Number(count);
}
