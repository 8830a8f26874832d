import { clickCode, impressionCode } from '#domain/delivery/event-line.ts';
import type { Sql } from '../../platform/database/database.ts';

/** The delivery of one part of a plan. */
export interface PartSum {
  readonly part: string;
  readonly impressions: bigint;
  readonly clicks: bigint;
  readonly cost: bigint;
}

const net = (what: string, kind: string) =>
  `coalesce(sum(case r.reason when -1 then r.${what} else -r.${what} end)
     filter (where r.kind = ${kind}), 0)::bigint`;
const sums = `${net('count', '$2')} impressions, ${net('count', '$3')} clicks,
  coalesce(sum(case r.reason when -1 then r.cost else -r.cost end), 0)::bigint "cost"`;
const counted = 'r.plan_id = $1 and r.kind in ($2, $3) and (r.reason = -1 or r.reason >= 100)';

export const listPlacementSums = (sql: Sql, planId: bigint): Promise<PartSum[]> =>
  sql<PartSum>(
    `select r.placement_id::text part, ${sums} from rollup_placement r where ${counted} group by 1`,
    [planId, impressionCode, clickCode],
  );

export const listAudienceSums = (
  sql: Sql,
  planId: bigint,
  by: 'country' | 'device',
): Promise<PartSum[]> =>
  sql<PartSum>(
    `select r.${by}::text part, ${sums} from rollup_audience r where ${counted} group by 1`,
    [planId, impressionCode, clickCode],
  );

export const listHourSums = (sql: Sql, planId: bigint, timeZone: string): Promise<PartSum[]> =>
  sql<PartSum>(
    `select extract(hour from r.bucket at time zone $4)::int::text part, ${sums}
       from rollup_placement r where ${counted} group by 1`,
    [planId, impressionCode, clickCode, timeZone],
  );

export interface BreakdownPlacement {
  readonly id: number;
  readonly key: string;
  readonly placement: string;
  readonly publisher: string;
  readonly isExcluded: boolean;
}

/** The placements with these ids, and those that the plan excludes. */
export const listPlacements = (
  sql: Sql,
  planId: bigint,
  ids: readonly string[],
): Promise<BreakdownPlacement[]> =>
  sql<BreakdownPlacement>(
    `select pl.id, pl.key, pl.name placement, u.name publisher,
         x.placement_id is not null "isExcluded"
       from placement pl join publisher u on u.id = pl.publisher_id
       left join plan_excluded x on x.plan_id = $1 and x.placement_id = pl.id
      where pl.id = any($2::int[]) or x.placement_id is not null`,
    [planId, ids],
  );

/** An order that counts, and where its click was. */
export interface WonOrder {
  readonly placement: string;
  readonly country: string;
  readonly device: string;
  readonly hour: string;
  readonly net: bigint;
}

export const listWonOrders = (sql: Sql, planId: bigint, timeZone: string): Promise<WonOrder[]> =>
  sql<WonOrder>(
    `select e.placement_id::text "placement", e.country, e.device::text device,
            extract(hour from c.clicked_at at time zone $2)::int::text "hour",
            (c.commission - c.fee)::bigint net
       from conversion_worth c
       join click e on e.serve_id = c.serve_id
      where c.plan_id = $1 and c.counts_as in ('pending', 'approved')`,
    [planId, timeZone],
  );
