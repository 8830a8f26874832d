import type { Micro } from '#domain/money.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import type { PriceCeilings } from '#domain/plan/price-ceiling.ts';
import type { PauseCause, PlanStatus } from '#domain/plan/status.ts';
import type { PutRule, Targeting } from '#domain/plan/terms.ts';
import { type Fragment, fragment, type Sql } from '../../platform/database/database.ts';
import { approvedFormats } from '../catalogue/creative-store.ts';
import { type EventRow, type StoredEvent, toStoredEvent } from './stored-event.ts';

/** A plan with the fields that its charts and events need. */
export interface ChartPlan {
  readonly id: bigint;
  readonly no: string;
  readonly status: PlanStatus;
  readonly pausedBy: PauseCause | null;
  readonly amount: Micro | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** When delivery actually ended; null while it has not. */
  readonly endedAt: Date | null;
  readonly formats: readonly Format[];
  readonly putRule: Partial<PutRule>;
  readonly targeting: Partial<Targeting>;
  /** Null until an amount has been put. */
  readonly priceCeilings: PriceCeilings | null;
  /** What an order earns after the fee; null when that depends on the order, or nothing was put. */
  readonly commission: Micro | null;
}

/** One of the partner's own plans. Another partner's plan is answered as missing. */
export const findOwnPlan = (
  sql: Sql,
  partnerId: string,
  planNo: string,
): Promise<ChartPlan | null> =>
  sql.maybeOne<ChartPlan>`
    select p.id, p.no, p.status, p.paused_by, t.amount, t.starts_at, t.ends_at,
           coalesce(t.terms -> 'putRule', d.put_rule) put_rule, agreed.price_ceilings,
           (select min(s.at) from plan_step s
             where s.plan_id = p.id and s.from_status = 'putting') ended_at,
           shown.formats, d.targeting,
           agreed.commission - agreed.commission * agreed.revenue_fee_bps / 10000 "commission"
      from plan p join product d on d.id = p.product_id
      cross join lateral ${approvedFormats(fragment`p`)} shown
      left join plan_put t on t.plan_id = p.id
      left join agreed_terms agreed on agreed.plan_id = p.id
     where p.no = ${planNo} and p.partner_id = ${partnerId}`;

export const eventColumns: Fragment = fragment`
  e.no, e.kind, e.at, e.serve_id, e.placement_id, e.creative_id, e.invalid, e.price, e.cost, e.pay,
  e.country, e.device, encode(e.viewer, 'hex') viewer, encode(e.hash, 'hex') hash, m.reason flagged,
  pl.name placement`;

const eventTables = fragment`
  event e join placement pl on pl.id = e.placement_id
  left join event_flag m on m.plan_id = e.plan_id and m.no = e.no`;

/** In order, after a number. */
export async function listEventsAfter(
  sql: Sql,
  planId: bigint,
  previousNo: number,
  countMax: number,
): Promise<StoredEvent[]> {
  const rows = await sql.many<EventRow>`
    select ${eventColumns} from ${eventTables}
     where e.plan_id = ${planId} and e.no > ${previousNo} order by e.no limit ${countMax}`;
  return rows.map(toStoredEvent);
}

/** The hash of an event, which the next event chains to. */
export async function findEventHash(
  sql: Sql,
  planId: bigint,
  eventNo: number,
): Promise<string | null> {
  const event = await sql.maybeOne<{ hash: string }>`
    select encode(hash, 'hex') hash from event where plan_id = ${planId} and no = ${eventNo}`;
  return event?.hash ?? null;
}
