import type { planDetail, productDetail } from '#contract/plan.ts';
import type { Reply } from '#contract/route.ts';
import { clickCode, impressionCode, serveCode } from '#domain/delivery/event-line.ts';
import { countsCode } from '#domain/delivery/flag.ts';
import type { Language, OtherWords } from '#domain/language.ts';
import { type Micro, micro } from '#domain/money.ts';
import { clickLifeMs, longestLifeMs } from '#domain/plan/lifetime.ts';
import { isApproved } from '../../ads/catalogue/catalogue.ts';
import { fragment, literal, type Sql } from '../../platform/database/database.ts';
import type { Plan } from './plan-store.ts';
import type { PlanInDetail, StepRow } from './shown-plan-store.ts';

export const listSteps = (sql: Sql, planId: bigint): Promise<StepRow[]> =>
  sql.many<StepRow>`
    select from_status "from", to_status "to", cause, actor, facts, entry_id, at
      from plan_step where plan_id = ${planId} order by step`;

/** Whether the put of a plan was copied from an operator's. */
export async function isCopiedPut(sql: Sql, planNo: string): Promise<boolean> {
  const count = await sql.count`
    select from plan_step s join plan p on p.id = s.plan_id
     where p.no = ${planNo} and s.cause = 'copied'`;
  return count > 0;
}

type PauseRow = Reply<typeof planDetail>['pauses'][number];

/** The newest 200 pauses of a plan, oldest first. */
export async function listPauses(sql: Sql, planId: bigint): Promise<PauseRow[]> {
  const newestFirst = await sql.many<PauseRow>`
    select cause, actor, at from plan_pause where plan_id = ${planId}
     order by step desc limit 200`;
  return newestFirst.reverse();
}

/** The fields of a conversion that its plan's money depends on. */
export interface PlanConversion {
  readonly id: string;
  readonly state: 'held' | 'pending' | 'approved' | 'reversed' | 'unfunded' | 'refused';
  readonly step: number;
  readonly commission: Micro;
  readonly fee: Micro;
  readonly lockAt: Date;
}

export async function listConversions(sql: Sql, planId: bigint): Promise<PlanConversion[]> {
  return sql.many<PlanConversion>`
    select id, step, commission, fee, lock_at, counts_as state
      from conversion_worth where plan_id = ${planId} order by at, id`;
}

/** Learning counts recent conversions that were not reversed. */
export async function countConversions(sql: Sql, planId: bigint, since: Date): Promise<number> {
  const row = await sql.one<{ count: bigint }>`
    select count(*) from conversion_worth
     where plan_id = ${planId} and at >= ${since} and counts_as in ('pending', 'approved')`;
  return Number(row.count);
}

const serve = literal(serveCode);
const impression = literal(impressionCode);
const click = literal(clickCode);

/**
 * Ads served recently and not seen yet. Filtering by event number first keeps the scan to the
 * plan's newest events; filtering by time first would read every event of that period.
 */
const sumUnseen = (sql: Sql, planId: bigint, since: Date) =>
  sql.one<{ sum: Micro }>`
    with recent as materialized (
      select e.serve_id, e.price, e.at from event e
       where e.plan_id = ${planId} and e.kind = ${serve}
         and e.no > coalesce((select o.no from event o
                               where o.plan_id = ${planId} and o.at <= ${since}
                               order by o.no desc limit 1), 0)
    )
    select coalesce(sum(s.price), 0)::bigint sum from recent s
     where s.at > ${since}
       and not exists (select from event_once i
                        where i.plan_id = ${planId} and i.serve_id = s.serve_id
                          and i.kind = ${impression})`;

/**
 * Ads seen within a day, to the quarter of an hour, and not clicked, where clicks are billed. The
 * rollup covers most of that day; only events since the last rollup are read one by one.
 */
const sumUnclicked = (sql: Sql, planId: bigint, since: Date) =>
  sql.one<{ sum: Micro }>`
    with counted as (
      select kind, placement_id, bucket + interval '15 minutes' as at, count from rollup_placement
       where plan_id = ${planId} and kind in (${impression}, ${click})
         and reason = ${literal(countsCode)}
         and bucket > ${since}::timestamptz - interval '15 minutes'
      union all
      select e.kind, e.placement_id, e.at, 1 from rollup_progress r
        join event e on e.plan_id = r.plan_id and e.no > r.rolled_to
       where r.plan_id = ${planId} and e.kind in (${impression}, ${click}) and e.invalid is null
    )
    select greatest(0, coalesce(sum(
             rate.price * case c.kind when ${click} then -c.count else c.count end), 0))::bigint sum
      from counted c
      cross join lateral (
        select price, price_model from placement_rate r
         where r.placement_id = c.placement_id and r.since <= c.at
         order by r.since desc limit 1) rate
     where rate.price_model = 'cpc'`;

/**
 * The most that ads in flight can still cost: served but not yet seen and, where clicks are billed,
 * seen but not yet clicked.
 */
export async function sumInFlight(
  sql: Sql,
  { id, everFormats, isPaidByClick }: Pick<PlanInDetail, 'id' | 'everFormats' | 'isPaidByClick'>,
  now: Date,
): Promise<Micro> {
  const seenSince = new Date(now.getTime() - longestLifeMs(everFormats));
  const unseen = await sumUnseen(sql, id, seenSince);
  if (!isPaidByClick) return unseen.sum;

  const clickedSince = new Date(now.getTime() - clickLifeMs);
  const unclicked = await sumUnclicked(sql, id, clickedSince);
  return micro(unseen.sum + unclicked.sum);
}

type CreativeFile = Omit<Reply<typeof productDetail>['creative'], 'url'> & {
  readonly sha256: string;
};

/**
 * All approved creatives of the plan's product; if none is approved, the one it was offered with.
 * Creatives of the product's kind come first, then the one it was offered with.
 */
export const listCreativeFiles = (
  sql: Sql,
  { productId, creativeId }: Pick<Plan, 'productId' | 'creativeId'>,
): Promise<CreativeFile[]> =>
  sql.many<CreativeFile>`
    with own as materialized (
      select c.*, (c.format = 'video') = (d.kind = 'video') is_of_kind,
             ${isApproved(fragment`c`)} is_on
        from creative c join product d on d.id = c.product_id
       where c.product_id = ${productId}
    )
    select encode(sha256, 'hex') sha256, type, format, width, height from own
     where is_on or (id = ${creativeId} and not exists (select from own where is_on))
     order by is_of_kind desc, id = ${creativeId} desc, id desc limit 100`;

/** A plan's product, as its page shows it. */
export interface PlanProduct {
  readonly product: string;
  readonly productNames: OtherWords;
  readonly kind: 'video' | 'landing';
  readonly isOfficial: boolean;
  readonly merchant: string;
  readonly description: string;
  readonly landingUrl: string;
}

export const getPlanProduct = (
  sql: Sql,
  { productId }: Pick<Plan, 'productId'>,
  language: Language,
): Promise<PlanProduct> =>
  sql.one<PlanProduct>`
    select d.name product, d.names product_names, d.kind, d.is_official, m.name merchant,
           coalesce(d.descriptions ->> ${language}, d.description) description, d.landing_url
      from product d join merchant m on m.id = d.merchant_id
     where d.id = ${productId}`;
