import type { planDetail } from '#contract/plan.ts';
import type { Reply } from '#contract/route.ts';
import type { OtherWords } from '#domain/language.ts';
import type { PlanMoment } from '#domain/plan/next.ts';
import type { PlanStatus } from '#domain/plan/status.ts';
import type { Terms } from '#domain/plan/terms.ts';
import { type Picture, pictureOf } from '../../ads/catalogue/catalogue.ts';
import {
  type Fragment,
  fragment,
  literal,
  type Page,
  parseTime,
  type Sql,
  type TimeAsText,
} from '../../platform/database/database.ts';
import { type AmountColumns, type PlanAmounts, withAmounts } from './plan-amounts.ts';
import { momentColumns, momentTables } from './plan-moment-store.ts';
import { amountColumns, amountTables } from './plan-money-store.ts';

/** A plan's move from one status to another. */
export type StepRow = Reply<typeof planDetail>['steps'][number];

/** A plan as an item of its partner's list. */
export interface ShownPlan extends PlanMoment, PlanAmounts {
  readonly no: string;
  readonly product: string;
  /** The product's name in other languages. */
  readonly productNames: OtherWords;
  readonly kind: 'video' | 'landing';
  readonly isOfficial: boolean;
  readonly merchant: string;
  readonly picture: Picture;
  readonly origin: 'push' | 'follow';
  readonly offeredAt: Date;
  readonly last: StepRow | null;
}

/** A plan as its own page shows it. */
export interface PlanInDetail extends ShownPlan {
  readonly id: bigint;
  readonly terms: Terms | null;
  readonly startsAt: Date | null;
}

type RowOf<Shown extends ShownPlan> = Omit<Shown, keyof PlanAmounts | 'last'> &
  AmountColumns & { readonly last: TimeAsText<StepRow> | null };

const columns = fragment`
  p.no, p.status, p.status_at, p.paused_by, p.offered_at, p.offered_until, p.origin,
  d.name product, d.names product_names, d.kind, d.is_official, m.name merchant,
  ${pictureOf(fragment`p`)} picture, step.last, ${momentColumns}, ${amountColumns}`;

const tables: Fragment = fragment`
  plan p join product d on d.id = p.product_id join merchant m on m.id = d.merchant_id
  ${momentTables} ${amountTables}
  left join lateral (
    select json_build_object('from', from_status, 'to', to_status, 'cause', cause,
             'actor', actor, 'facts', facts, 'entryId', entry_id, 'at', at) "last"
      from plan_step where plan_id = p.id order by step desc limit 1) step on true`;

const toShownPlan = <Row extends RowOf<ShownPlan>>({ last, ...row }: Row) => ({
  ...withAmounts(row),
  last: last && parseTime(last),
});

/** A plan of this partner. */
export async function findShownPlan(
  sql: Sql,
  partnerId: string,
  planNo: string,
): Promise<ShownPlan | null> {
  const row = await sql.maybeOne<RowOf<ShownPlan>>`
    select ${columns} from ${tables} where p.no = ${planNo} and p.partner_id = ${partnerId}`;
  return row && toShownPlan(row);
}

export async function findPlanInDetail(
  sql: Sql,
  partnerId: string,
  planNo: string,
): Promise<PlanInDetail | null> {
  const row = await sql.maybeOne<RowOf<PlanInDetail>>`
    select p.id, put.terms, put.starts_at, ${columns} from ${tables}
     where p.no = ${planNo} and p.partner_id = ${partnerId}`;
  return row && { ...toShownPlan(row), id: row.id, terms: row.terms, startsAt: row.startsAt };
}

const pageSize = 20;

/** `shownStatusOf` in SQL. */
const shownStatus = fragment`case p.paused_by when 'ending' then 'putFinished' else p.status end`;

/**
 * The partner's own plans, newest first, after the plan that the cursor names. Its place in the
 * list is by an id that stays inside, because it counts the plans of the whole network.
 */
export async function listShownPlans(
  sql: Sql,
  partnerId: string,
  status: PlanStatus | null,
  cursor: string | null,
): Promise<Page<ShownPlan>> {
  const rows = await sql.many<RowOf<ShownPlan>>`
    select ${columns} from ${tables}
     where p.partner_id = ${partnerId}
       and (${status}::text is null or ${shownStatus} = ${status})
       and (${cursor}::text is null
         or p.id < (select id from plan where no = ${cursor} and partner_id = ${partnerId}))
     order by p.id desc limit ${literal(pageSize + 1)}`;

  const list = rows.slice(0, pageSize).map(toShownPlan);
  return { list, next: rows.length > pageSize ? (list.at(-1)?.no ?? null) : null };
}

export async function countPlans(sql: Sql, partnerId: string): Promise<Map<PlanStatus, number>> {
  const rows = await sql.many<{ status: PlanStatus; count: bigint }>`
    select ${shownStatus} status, count(*) from plan p where partner_id = ${partnerId}
     group by ${shownStatus}`;
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}
