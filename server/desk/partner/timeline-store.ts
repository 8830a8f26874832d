import type { listPartnerOrders, listPartnerTimeline } from '#contract/desk/partner-timeline.ts';
import type { Input, Reply } from '#contract/route.ts';
import { type TimelineKind, timelineKinds } from '#domain/desk/timeline.ts';
import {
  type Fragment,
  fragment,
  joinFragments,
  type List,
  literal,
  readPage,
  type Sql,
  toCursorTime,
} from '../../platform/database/database.ts';

type TimelineRow = Reply<typeof listPartnerTimeline>['list'][number];

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
      from payout o join status_change s on s.payout_id = o.id
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
     from audit_event a where a.partner_id = ${partnerId}`,
};

/** Newest first. */
export async function listTimeline(sql: Sql, filter: Input<typeof listPartnerTimeline>) {
  const kinds = filter.kind ? [filter.kind] : timelineKinds;
  const parts = kinds.map(
    (kind) => fragment`
      select ${literal(kind)} kind, p.*
        from (${selects[kind](filter.id)}) as p (key, at, what, about, amount, actor, reason)`,
  );

  const timeline: List = {
    columns: fragment`
      kind, key, ${toCursorTime(fragment`at`)} at, what, about, amount, actor "by", reason`,
    from: fragment`
      from (${joinFragments(parts, fragment` union all `)}) as a
     where true`,
    at: toCursorTime(fragment`at`),
    id: fragment`kind || '-' || key`,
    idType: 'text',
  };
  return readPage<TimelineRow>(sql, timeline, filter.cursor);
}

type OrderRow = Reply<typeof listPartnerOrders>['list'][number];

/** Newest first. An order is found by the beginning of the merchant's number, or its whole id. */
export async function listOrders(sql: Sql, filter: Input<typeof listPartnerOrders>) {
  const order = filter.order?.trim() || null;

  const orders: List = {
    columns: fragment`
      c.id, c.txid, m.name merchant, l.no plan_no, d.name product, c.state,
      c.order_amount, c.commission, c.clicked_at, c.occurred_at,
      ${toCursorTime(fragment`c.at`)} at, c.lock_at`,
    from: fragment`
      from plan l join conversion_now c on c.plan_id = l.id
      join merchant m on m.id = c.merchant_id join product d on d.id = l.product_id
     where l.partner_id = ${filter.id}
       and (${order}::text is null or starts_with(c.txid, ${order}) or c.id::text = ${order})`,
    at: toCursorTime(fragment`c.at`),
    id: fragment`c.id`,
    idType: 'uuid',
  };
  return readPage<OrderRow>(sql, orders, filter.cursor);
}
