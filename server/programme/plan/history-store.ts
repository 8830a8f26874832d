import { clickCode, impressionCode, serveCode } from '#domain/delivery/event-line.ts';
import { countsCode } from '#domain/delivery/flag.ts';
import type { Language } from '#domain/language.ts';
import { type Micro, micro } from '#domain/money.ts';
import { clickLifeMs, longestLifeMs } from '#domain/plan/lifetime.ts';
import type { PauseCause } from '#domain/plan/status.ts';
import { isApproved } from '../../ads/catalogue/catalogue.ts';
import { fragment, literal, type Sql } from '../../platform/database/database.ts';
import type { Plan, StepRow } from './plan-store.ts';

export async function listSteps(sql: Sql, planId: bigint): Promise<StepRow[]> {
  const steps = await sql.many<Omit<StepRow, 'at'> & { at: Date }>`
    select from_status "from", to_status "to", cause, actor, facts, entry_id, at
      from plan_step where plan_id = ${planId} order by step`;
  return steps.map((step) => ({ ...step, at: step.at.toISOString() }));
}

/** Whether the put of a plan was copied from an operator's. */
export async function isCopiedPut(sql: Sql, planNo: string): Promise<boolean> {
  const count = await sql.count`
    select from plan_step s join plan p on p.id = s.plan_id
     where p.no = ${planNo} and s.cause = 'copied'`;
  return count > 0;
}

export interface PauseRow {
  readonly cause: PauseCause | null;
  readonly actor: string;
  readonly at: Date;
}

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
  { id, everFormats, isPaidByClick }: Pick<Plan, 'id' | 'everFormats' | 'isPaidByClick'>,
  now: Date,
): Promise<Micro> {
  const seenSince = new Date(now.getTime() - longestLifeMs(everFormats));
  const unseen = await sumUnseen(sql, id, seenSince);
  if (!isPaidByClick) return unseen.sum;

  const clickedSince = new Date(now.getTime() - clickLifeMs);
  const unclicked = await sumUnclicked(sql, id, clickedSince);
  return micro(unseen.sum + unclicked.sum);
}

export interface CreativeFile {
  readonly sha256: string;
  readonly type: string;
  readonly format: 'image' | 'video' | 'card';
  readonly width: number;
  readonly height: number;
}

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

export interface ProductWords {
  readonly description: string;
  readonly landingUrl: string;
}

/** The product's texts for a plan's page. */
export async function getProductWords(
  sql: Sql,
  { productId }: Pick<Plan, 'productId'>,
  language: Language,
): Promise<ProductWords> {
  return sql.one<ProductWords>`
    select coalesce(descriptions ->> ${language}, description) description, landing_url
      from product where id = ${productId}`;
}
