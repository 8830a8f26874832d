import { invalidCode } from '#domain/delivery/event-line.ts';
import type { Micro } from '#domain/money.ts';
import { insert, type Sql } from '../../platform/database/database.ts';

/** A publisher's pay for ads shown after the plan's budget was used up. */
export interface OverPay {
  readonly publisherId: string;
  readonly amount: Micro;
}

/** Summed from the events, leaving out days on which a placement had invalid traffic. */
export const listOverPay = (sql: Sql, planId: bigint): Promise<OverPay[]> =>
  sql.many<OverPay>`
    with flagged as materialized (
      select distinct f.placement_id, date_bin('1 day', f.at, 'epoch') "day"
        from event_flag k join event f on f.plan_id = k.plan_id and f.no = k.no
       where k.plan_id = ${planId}
    )
    select pl.publisher_id, sum(e.pay)::bigint amount
      from event e join placement pl on pl.id = e.placement_id
     where e.plan_id = ${planId} and e.invalid = ${invalidCode('over_budget')} and e.pay > 0
       and not exists (select from flagged m
                        where m.placement_id = e.placement_id
                          and m.day = date_bin('1 day', e.at, 'epoch'))
     group by pl.publisher_id order by pl.publisher_id`;

export async function insertOverDelivery(
  sql: Sql,
  planId: bigint,
  pays: readonly OverPay[],
  dueAt: Date,
): Promise<void> {
  if (pays.length === 0) return;

  const publisherIds = pays.map(({ publisherId }) => publisherId);
  const amounts = pays.map(({ amount }) => amount);
  await sql`
    insert into over_delivery (plan_id, publisher_id, amount, due_at)
    select ${planId}, publisher_id, amount, ${dueAt}
      from unnest(${publisherIds}::uuid[], ${amounts}::bigint[]) as pay (publisher_id, amount)`;
}

export interface OverDue extends OverPay {
  readonly planId: bigint;
  readonly plan: string;
}

/** Over-delivery that the network owes publishers now; with a payment, only that one if due. */
export function listOverDue(
  sql: Sql,
  now: Date,
  payment: Pick<OverDue, 'planId' | 'publisherId'> | null = null,
): Promise<OverDue[]> {
  const planId = payment?.planId ?? null;
  const publisherId = payment?.publisherId ?? null;

  return sql.many<OverDue>`
    select o.plan_id, p.no plan, o.publisher_id, o.amount
      from over_delivery o join plan p on p.id = o.plan_id
     where o.due_at <= ${now}
       and (${planId}::bigint is null
         or (o.plan_id = ${planId} and o.publisher_id = ${publisherId}))
       and not exists (select from over_delivery_paid d
                        where d.plan_id = o.plan_id and d.publisher_id = o.publisher_id)
     order by o.due_at, o.plan_id, o.publisher_id limit 1000`;
}

export async function insertOverPaid(
  sql: Sql,
  { planId, publisherId }: Pick<OverDue, 'planId' | 'publisherId'>,
  entryId: string,
  now: Date,
): Promise<void> {
  await insert(sql, 'over_delivery_paid', { planId, publisherId, entryId, at: now });
}
