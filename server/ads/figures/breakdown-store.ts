import type { planBreakdown } from '#contract/breakdown.ts';
import type { Reply } from '#contract/route.ts';
import { clickCode, impressionCode } from '#domain/delivery/event-line.ts';
import { countsCode, flagCodeBase } from '#domain/delivery/flag.ts';
import type { Span } from '#domain/delivery/period.ts';
import type { Micro } from '#domain/money.ts';
import {
  type Fragment,
  fragment,
  identifier,
  literal,
  type Sql,
} from '../../platform/database/database.ts';

/** The delivery of one part of a plan. */
export interface PartSum {
  readonly part: string;
  readonly impressions: number;
  readonly clicks: number;
  readonly cost: Micro;
}

/** What counted less what was flagged, because flagged events stay among the counted ones too. */
const netSum = (column: Fragment) =>
  fragment`sum(case r.reason when ${literal(countsCode)} then ${column} else -${column} end)`;
const kindCount = (kind: number) =>
  fragment`coalesce(${netSum(fragment`r.count`)} filter (where r.kind = ${kind}), 0)::float8`;

const sumColumns = fragment`
  ${kindCount(impressionCode)} impressions, ${kindCount(clickCode)} clicks,
  coalesce(${netSum(fragment`r.cost`)}, 0)::bigint "cost"`;

const isNetDelivery = (planId: bigint) => fragment`
  r.plan_id = ${planId} and r.kind in (${impressionCode}, ${clickCode})
  and (r.reason = ${literal(countsCode)} or r.reason >= ${literal(flagCodeBase)})`;

/** Limits events or orders to a span; null leaves out nothing. */
const isWithin = (column: Fragment, span: Span | null): Fragment =>
  span ? fragment`${column} >= ${span.from} and ${column} < ${span.to}` : fragment`true`;

export const listPlacementSums = (
  sql: Sql,
  planId: bigint,
  span: Span | null,
): Promise<PartSum[]> =>
  sql.many<PartSum>`
    select r.placement_id::text part, ${sumColumns}
      from rollup_placement r
     where ${isNetDelivery(planId)} and ${isWithin(fragment`r.bucket`, span)} group by part`;

export const listAudienceSums = (
  sql: Sql,
  planId: bigint,
  trait: 'country' | 'device',
): Promise<PartSum[]> =>
  sql.many<PartSum>`
    select r.${identifier(trait)}::text part, ${sumColumns}
      from rollup_audience r where ${isNetDelivery(planId)} group by part`;

export const listHourSums = (
  sql: Sql,
  planId: bigint,
  timeZone: string,
  span: Span | null,
): Promise<PartSum[]> =>
  sql.many<PartSum>`
    select extract(hour from r.bucket at time zone ${timeZone})::int::text part, ${sumColumns}
      from rollup_placement r
     where ${isNetDelivery(planId)} and ${isWithin(fragment`r.bucket`, span)} group by part`;

type BreakdownPlacement = Pick<
  Reply<typeof planBreakdown>['placements'][number],
  'key' | 'placement' | 'publisher' | 'isExcluded'
> & { readonly id: number };

/** The placements with these ids, and those that the plan excludes. */
export const listPlacements = (
  sql: Sql,
  planId: bigint,
  ids: readonly string[],
): Promise<BreakdownPlacement[]> =>
  sql.many<BreakdownPlacement>`
    select pl.id, pl.key, pl.name placement, u.name publisher,
           x.placement_id is not null is_excluded
      from placement pl join publisher u on u.id = pl.publisher_id
      left join plan_excluded x on x.plan_id = ${planId} and x.placement_id = pl.id
     where pl.id = any(${ids}::int[]) or x.placement_id is not null`;

/** An order as the funnel counts it, and where its click was. */
export interface CountedOrder {
  readonly placement: string;
  readonly country: string;
  readonly device: string;
  readonly hour: string;
  /** What it earns; nothing while it is held, or where it is not funded. */
  readonly net: Micro;
}

export const listCountedOrders = (
  sql: Sql,
  planId: bigint,
  timeZone: string,
  span: Span | null,
): Promise<CountedOrder[]> =>
  sql.many<CountedOrder>`
    select e.placement_id::text "placement", e.country, e.device::text device,
           extract(hour from c.clicked_at at time zone ${timeZone})::int::text "hour",
           case when c.counts_as in ('pending', 'approved') then c.commission - c.fee else 0
           end::bigint net
      from conversion_worth c join click e on e.serve_id = c.serve_id
     where c.plan_id = ${planId} and c.counts_as not in ('refused', 'reversed')
       and ${isWithin(fragment`c.at`, span)}`;
