import type { ConversionState } from '#domain/conversion/state.ts';
import { type TimelineKind, timelineKinds } from '#domain/desk/timeline.ts';
import type { Micro } from '#domain/money.ts';
import {
  atOf,
  type Fragment,
  fragment,
  joinFragments,
  keyOf,
  literal,
  pageEnd,
  pageLimit,
  type Sql,
  timePage,
} from '../../platform/database/database.ts';

export interface TimelineRow {
  readonly kind: TimelineKind;
  readonly key: string;
  readonly at: Date;
  readonly what: string;
  readonly about: string | null;
  readonly amount: Micro | null;
  readonly by: string | null;
  readonly reason: string | null;
}

const noActor = fragment`null::text`;
const noAmount = fragment`null::bigint`;

/** For each kind: key, time, what, about, amount, by whom, why. Chat texts are left out. */
const selects: Record<TimelineKind, (partnerId: string) => Fragment> = {
  money: (partnerId) => fragment`
    select e.id::text, e.at, e.kind, e.cause ->> 'plan', o.amount, ${noActor}, e.remark
      from posting o join entry e on e.id = o.entry_id
     where o.owner = ${partnerId} and o.pocket = 'available'`,
  plan: (partnerId) => fragment`
    select s.plan_id || '-' || s.step, s.at, s.to_status, l.no,
           case when s.step = 1 then u.amount end, s.actor, s.cause
      from plan l join plan_step s on s.plan_id = l.id
      left join plan_put u on u.plan_id = l.id
     where l.partner_id = ${partnerId}`,
  payout: (partnerId) => fragment`
    select o.id || '-' || s.step, s.at, s.state, o.target, o.net, s.made_by, s.reason
      from payout o join payout_step s on s.payout_id = o.id
     where o.partner_id = ${partnerId}`,
  order: (partnerId) => fragment`
    select c.id::text, c.at, c.state, m.name || ' ' || c.txid, c.commission, 'merchant', c.reason
      from plan l join conversion_now c on c.plan_id = l.id
      join merchant m on m.id = c.merchant_id
     where l.partner_id = ${partnerId}`,
  chat: (partnerId) => fragment`
    select m.seq::text, m.at,
           case when m.blocked is not null then 'blocked'
                when m.made_by is null then 'partner'
                else 'staff' end,
           m.attachment_type, ${noAmount}, coalesce(m.made_by, 'partner'), m.blocked
      from chat_message m where m.partner_id = ${partnerId}`,
  act: (partnerId) => fragment`
    select a.id::text, a.at, a.act, a.reference, ${noAmount}, a.made_by, a.reason
     from staff_activity a where a.partner_id = ${partnerId}`,
};

interface TimelineFilter {
  readonly id: string;
  readonly kind?: TimelineKind | undefined;
  readonly cursor?: string | undefined;
}

/** Newest first; each kind returns at most a page, so that the whole is bounded. */
export async function listTimeline(sql: Sql, { id, kind, cursor }: TimelineFilter) {
  const end = pageEnd(cursor, /^[a-z]+-[\w-]+$/);
  const kinds = kind ? [kind] : timelineKinds;
  const parts = kinds.map(
    (partKind) => fragment`
      (select ${literal(partKind)} kind, t.* from (
         select key, ${atOf(fragment`at`)} at, what, about, amount, made_by "by", reason
           from (${selects[partKind](id)}) as p (key, at, what, about, amount, made_by, reason)) t
       where ${end.at}::timestamptz is null
          or (t.at, ${literal(`${partKind}-`)} || t.key) < (${end.at}, ${end.id}::text)
       order by t.at desc, t.key desc ${pageLimit})`,
  );

  const rows = await sql.many<TimelineRow>`
    select * from (${joinFragments(parts, fragment` union all `)}) a
     order by at desc, kind || '-' || key desc ${pageLimit}`;
  return timePage(rows, (row) => ({ at: row.at, id: `${row.kind}-${row.key}` }));
}

export interface OrderRow {
  readonly id: string;
  readonly txid: string;
  readonly merchant: string;
  readonly planNo: string;
  readonly product: string;
  readonly state: ConversionState;
  readonly orderAmount: Micro | null;
  readonly commission: Micro;
  readonly clickedAt: Date;
  readonly occurredAt: Date;
  readonly at: Date;
  readonly lockAt: Date;
}

interface OrderFilter {
  readonly id: string;
  /** The beginning of the merchant's number, or the whole id. */
  readonly order?: string | undefined;
  readonly cursor?: string | undefined;
}

/** Newest first. */
export async function listOrders(sql: Sql, { id, order, cursor }: OrderFilter) {
  const orderText = order?.trim() || null;
  const end = pageEnd(cursor);

  const rows = await sql.many<OrderRow>`
    select c.id, c.txid, m.name merchant, l.no plan_no, d.name product, c.state,
           c.order_amount, c.commission, c.clicked_at, c.occurred_at,
           ${atOf(fragment`c.at`)} at, c.lock_at
      from plan l join conversion_now c on c.plan_id = l.id
      join merchant m on m.id = c.merchant_id join product d on d.id = l.product_id
     where l.partner_id = ${id}
       and (${orderText}::text is null or starts_with(c.txid, ${orderText})
         or c.id::text = ${orderText})
       and (${end.at}::timestamptz is null
         or (${atOf(fragment`c.at`)}, c.id) < (${end.at}, ${end.id}::uuid))
     order by 11 desc, c.id desc ${pageLimit}`;
  return timePage(rows, keyOf);
}
