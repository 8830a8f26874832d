import { eventKinds } from '#domain/delivery/event.ts';
import type { Language } from '#domain/language.ts';
import { type Micro, micro, zero } from '#domain/money.ts';
import { clickLifeMs, longestLifeMs } from '#domain/plan/lifetime.ts';
import type { PauseCause } from '#domain/plan/status.ts';
import { isApproved } from '../../ads/catalogue/catalogue.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Plan, StepRow } from './plan-store.ts';

export async function listSteps(sql: Sql, planId: bigint): Promise<StepRow[]> {
  const rows = await sql<Omit<StepRow, 'at'> & { at: Date }>(
    `select from_status "from", to_status "to", cause, actor, facts, entry_id "entryId", at
       from plan_step where plan_id = $1 order by step`,
    [planId],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Whether the put of a plan was copied from an operator's. */
export async function isCopiedPut(sql: Sql, planNo: string): Promise<boolean> {
  const rows = await sql(
    `select from plan_step s join plan p on p.id = s.plan_id
      where p.no = $1 and s.cause = 'copied'`,
    [planNo],
  );
  return rows.length > 0;
}

export interface PauseRow {
  readonly cause: PauseCause | null;
  readonly actor: string;
  readonly at: Date;
}

/** The newest 200 pauses of a plan, oldest first. */
export async function listPauses(sql: Sql, planId: bigint): Promise<PauseRow[]> {
  const rows = await sql<PauseRow>(
    'select cause, actor, at from plan_pause where plan_id = $1 order by step desc limit 200',
    [planId],
  );
  return rows.reverse();
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
  return sql<PlanConversion>(
    `select id, step, commission, fee, lock_at "lockAt", counts_as state
       from conversion_worth where plan_id = $1 order by at, id`,
    [planId],
  );
}

/** Learning counts recent conversions that were not reversed. */
export async function countConversions(sql: Sql, planId: bigint, since: Date): Promise<number> {
  const [row] = await sql<{ count: bigint }>(
    `select count(*) from conversion_worth where plan_id = $1 and at >= $2
        and counts_as in ('pending', 'approved')`,
    [planId, since],
  );
  return Number(row?.count ?? 0n);
}

const codeOf = (kind: (typeof eventKinds)[number]) => eventKinds.indexOf(kind);

/**
 * Ads served recently and not seen yet. Filtering by event number first keeps the scan to the
 * plan's newest events; filtering by time first would read every event of that period.
 */
const unseenText = `with recent as materialized (
   select e.serve_id, e.price, e.at from event e
    where e.plan_id = $1 and e.kind = ${codeOf('serve')}
      and e.no > coalesce((select o.no from event o where o.plan_id = $1 and o.at <= $2
                            order by o.no desc limit 1), 0)
 )
 select coalesce(sum(s.price), 0)::bigint sum from recent s
  where s.at > $2 and not exists (select from event_once i
         where i.plan_id = $1 and i.serve_id = s.serve_id and i.kind = ${codeOf('impression')})`;

/**
 * Ads seen within a day, to the quarter of an hour, and not clicked, where clicks are billed. The
 * rollup covers most of that day; only events since the last rollup are read one by one.
 */
const unclickedText = `with counted as (
   select kind, placement_id, bucket + interval '15 minutes' as at, count from rollup_placement
    where plan_id = $1 and kind in (${codeOf('impression')}, ${codeOf('click')}) and reason = -1
      and bucket > $2::timestamptz - interval '15 minutes'
   union all
   select e.kind, e.placement_id, e.at, 1 from rollup_progress r
     join event e on e.plan_id = r.plan_id and e.no > r.rolled_to
    where r.plan_id = $1 and e.kind in (${codeOf('impression')}, ${codeOf('click')})
      and e.invalid is null
 )
 select greatest(0, coalesce(sum(rate.price
          * case c.kind when ${codeOf('click')} then -c.count else c.count end), 0))::bigint sum
   from counted c
   cross join lateral (select price, price_model from placement_rate r
     where r.placement_id = c.placement_id
      and r.since <= c.at order by r.since desc limit 1) rate
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
  const [unseen] = await sql<{ sum: Micro }>(unseenText, [id, seenSince]);
  if (!isPaidByClick) return unseen?.sum ?? zero;
  const clickedSince = new Date(now.getTime() - clickLifeMs);
  const [unclicked] = await sql<{ sum: Micro }>(unclickedText, [id, clickedSince]);
  return micro((unseen?.sum ?? 0n) + (unclicked?.sum ?? 0n));
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
  sql<CreativeFile>(
    `with own as materialized (
       select c.*, (c.format = 'video') = (d.kind = 'video') is_of_kind, ${isApproved('c')} is_on
         from creative c join product d on d.id = c.product_id where c.product_id = $1
     )
     select encode(sha256, 'hex') sha256, type, format, width, height from own
      where is_on or (id = $2 and not exists (select from own where is_on))
      order by is_of_kind desc, id = $2 desc, id desc limit 100`,
    [productId, creativeId],
  );

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
  const [row] = await sql<ProductWords>(
    `select coalesce(descriptions ->> $2, description) description, landing_url "landingUrl"
       from product where id = $1`,
    [productId, language],
  );
  if (!row) throw new Error('A plan without its product');
  return row;
}
