import type { EventKind } from '#domain/delivery/event.ts';
import { clickCode, kindCode } from '#domain/delivery/event-line.ts';
import { countsCode } from '#domain/delivery/flag.ts';
import type { OtherWords } from '#domain/language.ts';
import type { Micro } from '#domain/money.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { PlanMoment } from '#domain/plan/next.ts';
import type { Funding } from '#domain/plan/put.ts';
import type { PlanCause, PlanStatus } from '#domain/plan/status.ts';
import type { ProductTerms, Terms } from '#domain/plan/terms.ts';
import {
  approvedFormats,
  everFormats,
  type Picture,
  pictureOf,
} from '../../ads/catalogue/catalogue.ts';
import { fragment, literal, type Sql } from '../../platform/database/database.ts';

/** A plan's move from one status to another. */
export interface StepRow {
  readonly from: PlanStatus;
  readonly to: PlanStatus;
  readonly cause: PlanCause;
  readonly actor: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly entryId: string | null;
  readonly at: string;
}

/** A plan with its product and its money, as of now. */
export interface Plan extends ProductTerms, PlanMoment {
  readonly id: bigint;
  readonly no: string;
  readonly partnerId: string;
  readonly merchantId: string;
  readonly merchant: string;
  readonly productId: string;
  readonly product: string;
  /** The product's name in other languages. */
  readonly productNames: OtherWords;
  readonly kind: 'video' | 'landing';
  readonly isOfficial: boolean;
  readonly picture: Picture;
  readonly isWithdrawn: boolean;
  /** Whether any creative of the product is approved, and in which formats. */
  readonly isApproved: boolean;
  readonly formats: readonly Format[];
  readonly creativeId: number;
  readonly origin: 'push' | 'follow';
  readonly offeredAt: Date;
  /** From the newest pause: the cause that will end the plan, and who paused it. */
  readonly endsWith: PlanCause | null;
  readonly pausedWho: string | null;
  readonly last: StepRow | null;
  /** How many steps and pauses the plan has had. */
  readonly steps: bigint;
  readonly pauses: bigint;
  /** Null until an amount has been put. */
  readonly put: (Funding & { readonly amount: Micro }) | null;
  readonly terms: Terms | null;
  readonly termsHash: string | null;
  readonly startsAt: Date | null;
  /** The cost of delivery, how much of it is booked, and how much was credited back. */
  readonly spent: Micro;
  readonly lastNo: bigint;
  readonly billed: Micro;
  readonly billings: bigint;
  readonly credited: Micro;
  readonly creditedFunding: Funding;
  readonly credits: bigint;
}

type PlanRow = Omit<Plan, 'put' | 'open' | 'held' | 'creditedFunding' | 'isApproved'> & {
  readonly creditedOwn: Micro;
  readonly creditedDiscount: Micro;
  readonly creditedStartup: Micro;
  readonly amount: Micro | null;
  readonly own: Micro;
  readonly discount: Micro;
  readonly startup: Micro;
  readonly open: bigint;
  readonly held: bigint;
};

/** The time of the newest event of a kind. Searched backwards: it is usually near the end. */
const lastEventAt = (kind: EventKind, condition = fragment``) => fragment`
  (select e.at from event e
    where e.plan_id = p.id and e.kind = ${literal(kindCode(kind))}${condition}
    order by e.no desc limit 1)`;

const click = literal(clickCode);

/**
 * The time of the newest valid click. A long plan may have none, so the rollup supplies its number,
 * and only events since the last rollup are scanned.
 */
const lastClickAt = fragment`
  (select e.at from event e where e.plan_id = p.id and e.no = greatest(
    (select max(d.no_to) from rollup_plan_day d
      where d.plan_id = p.id and d.kind = ${click} and d.reason = ${literal(countsCode)}),
    (select max(young.no) from rollup_progress r
       join event young on young.plan_id = r.plan_id and young.no > r.rolled_to
      where r.plan_id = p.id and young.kind = ${click} and young.invalid is null)))`;

/** The states of a conversion that is not decided yet. */
const openStates = fragment`('held', 'pending')`;

const select = fragment`
  select p.id, p.no, p.partner_id, p.product_id, p.creative_id, p.origin, p.offered_at,
    p.offered_until, p.status, p.status_at, p.paused_by, d.merchant_id, m.name merchant,
    d.name product, d.names product_names, d.kind, d.is_official,
    ${pictureOf(fragment`p`)} picture,
    exists (select from product_withdrawal w where w.product_id = d.id) is_withdrawn,
    d.lowest, d.highest, d.commission, d.commission_bps, d.commission_max, d.click_window_hours,
    d.validate_days, d.put_rule, d.targeting, shown.formats, ever.formats ever_formats,
    put.amount, put.own, put.discount, put.startup, put.terms,
    encode(put.terms_hash, 'hex') terms_hash, put.starts_at, put.ends_at,
    coalesce(meter.spent, 0) spent, coalesce(meter.last_no, 0) last_no,
    billed.cost billed, billed.count billings, credited.amount credited, credited.count credits,
    credited.own credited_own, credited.discount credited_discount,
    credited.startup credited_startup,
    pause.at paused_at, pause.ends_with, pause.actor paused_who,
    coalesce(pause.step, 0)::bigint pauses, step.last, coalesce(step.step, 0)::bigint steps,
    case when p.status in ('putting', 'putFinished') then ${lastEventAt('serve')} end last_serve_at,
    case when p.status in ('putting', 'putFinished', 'waitSettlement')
      then ${lastEventAt('impression', fragment` and e.invalid is null`)} end last_impression_at,
    case when p.status = 'waitSettlement' then ${lastClickAt} end last_click_at,
    exists (select from placement pl join placement_rate r on r.placement_id = pl.id
             where pl.format = any(ever.formats) and r.price_model = 'cpc') is_paid_by_click,
    won.last_lock_at, coalesce(won.open, 0) "open", coalesce(won.held, 0) held,
    case when p.status = 'waitSettlement' then (
      select max(q.due_at) from conversion v
        join dispute_now q on q.conversion_id = v.id and q.outcome is null
       where v.plan_id = p.id) end disputed_until
   from plan p join product d on d.id = p.product_id join merchant m on m.id = d.merchant_id
   cross join lateral ${approvedFormats(fragment`p`)} shown
   cross join lateral ${everFormats(fragment`p`)} ever
   left join plan_put put on put.plan_id = p.id
   left join plan_meter meter on meter.plan_id = p.id
   cross join lateral (
     select coalesce(sum(cost), 0)::bigint "cost", count(*) from billing
      where plan_id = p.id) billed
   cross join lateral (
     select coalesce(sum(amount), 0)::bigint amount, count(*),
            coalesce(sum(own), 0)::bigint own, coalesce(sum(discount), 0)::bigint discount,
            coalesce(sum(startup), 0)::bigint startup
       from plan_credit where plan_id = p.id) credited
   left join lateral (
     select at, ends_with, actor, step from plan_pause where plan_id = p.id
      order by step desc limit 1) pause on true
   left join lateral (
     select s.step, json_build_object('from', from_status, 'to', to_status, 'cause', cause,
              'actor', actor, 'facts', facts, 'entryId', entry_id, 'at', at) "last"
       from plan_step s where plan_id = p.id order by step desc limit 1) step on true
   left join lateral (
     select max(lock_at) filter (where state in ${openStates}) last_lock_at,
            count(*) filter (where state in ${openStates}) "open",
            count(*) filter (where state = 'held') held
       from conversion_now where plan_id = p.id) won on p.status = 'waitSettlement'`;

function planOf({ amount, own, discount, startup, ...row }: PlanRow): Plan {
  const { creditedOwn, creditedDiscount, creditedStartup, ...rest } = row;

  return {
    ...rest,
    creditedFunding: { own: creditedOwn, discount: creditedDiscount, startup: creditedStartup },
    isApproved: row.formats.length > 0,
    put: amount === null ? null : { amount, own, discount, startup },
    open: Number(row.open),
    held: Number(row.held),
  };
}

export async function findPlan(sql: Sql, planNo: string): Promise<Plan | null> {
  const row = await sql.maybeOne<PlanRow>`${select} where p.no = ${planNo}`;
  return row ? planOf(row) : null;
}

/** Like `findPlan`, but locks the plan until the transaction ends. */
export async function lockPlan(sql: Sql, planNo: string): Promise<Plan | null> {
  await sql`select lock_plan(${planNo})`;
  return findPlan(sql, planNo);
}

/** Also locks the plan's meter: no event of the plan is written until the transaction ends. */
export async function lockPlanAndMeter(sql: Sql, planNo: string): Promise<Plan | null> {
  await sql`select lock_plan(${planNo})`;
  await sql`select lock_meter(id) from plan where no = ${planNo}`;
  return findPlan(sql, planNo);
}

const pageSize = 20;

export interface PlanPage {
  readonly list: readonly Plan[];
  /** The number of the page's last plan; null when no more plans follow. */
  readonly next: string | null;
}

/** `shownStatusOf` in SQL. */
const shownStatus = fragment`case p.paused_by when 'ending' then 'putFinished' else p.status end`;

/** The partner's own plans, newest first, after the plan the cursor names. */
export async function listPlanRows(
  sql: Sql,
  partnerId: string,
  status: PlanStatus | null,
  cursor: string | null,
): Promise<PlanPage> {
  const rows = await sql.many<PlanRow>`
    ${select} where p.partner_id = ${partnerId}
       and (${status}::text is null or ${shownStatus} = ${status})
       and (${cursor}::text is null
         or p.id < (select id from plan where no = ${cursor} and partner_id = ${partnerId}))
     order by p.id desc limit ${literal(pageSize + 1)}`;

  const list = rows.slice(0, pageSize).map(planOf);
  return { list, next: rows.length > pageSize ? (list.at(-1)?.no ?? null) : null };
}

export async function countPlans(sql: Sql, partnerId: string): Promise<Map<PlanStatus, number>> {
  const rows = await sql.many<{ status: PlanStatus; count: bigint }>`
    select ${shownStatus} status, count(*) from plan p where partner_id = ${partnerId} group by 1`;
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

/** The names of plans' products. */
export const listPlanProducts = (
  sql: Sql,
  planNos: readonly string[],
): Promise<Pick<Plan, 'no' | 'product' | 'productNames'>[]> =>
  sql.many`
    select p.no, d.name product, d.names product_names
      from plan p join product d on d.id = p.product_id
     where p.no = any (${planNos}::text[])`;
