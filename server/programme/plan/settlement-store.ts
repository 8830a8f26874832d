import type { Json } from '#domain/canonical-json.ts';
import type { Micro } from '#domain/money.ts';
import { insert, type Sql } from '../../platform/database/database.ts';

/** A publisher's pay for delivering a plan. */
export interface PublisherPay {
  readonly publisherId: string;
  readonly name: string;
  readonly amount: Micro;
}

/** Summed from the events that counted and were not found invalid later. */
export async function listPublisherPay(sql: Sql, planId: bigint): Promise<PublisherPay[]> {
  return sql.many<PublisherPay>`
    select b.id publisher_id, b.name, sum(e.pay)::bigint amount
      from event e join placement pl on pl.id = e.placement_id
      join publisher b on b.id = pl.publisher_id
      left join event_flag k on k.plan_id = e.plan_id and k.no = e.no
     where e.plan_id = ${planId} and e.cost > 0 and k.no is null
     group by b.id having sum(e.pay) > 0 order by b.name, b.id`;
}

/** The cost of events that counted and were not found invalid later, and the event chain's head. */
export async function foldEvents(sql: Sql, planId: bigint): Promise<{ cost: Micro; head: string }> {
  return sql.one<{ cost: Micro; head: string }>`
    select (select coalesce(sum(e.cost), 0)::bigint from event e
              left join event_flag k on k.plan_id = e.plan_id and k.no = e.no
             where e.plan_id = ${planId} and k.no is null) "cost",
           encode(head, 'hex') head from plan_meter where plan_id = ${planId}`;
}

/** What a settlement names: the product, its merchant, and the terms of the put. */
export interface SettledNames {
  readonly product: string;
  readonly merchant: string;
  readonly termsHash: string;
}

export const getSettledNames = (sql: Sql, planId: bigint): Promise<SettledNames> =>
  sql.one<SettledNames>`
    select d.name product, m.name merchant, encode(put.terms_hash, 'hex') terms_hash
      from plan p join product d on d.id = p.product_id join merchant m on m.id = d.merchant_id
      join plan_put put on put.plan_id = p.id
     where p.id = ${planId}`;

export interface Settlement {
  readonly planId: bigint;
  readonly body: Json;
  readonly sha256: string;
  readonly settledAt: Date;
}

export async function insertSettlement(sql: Sql, settlement: Settlement): Promise<void> {
  const { planId, body, sha256, settledAt } = settlement;
  await insert(sql, 'settlement', {
    planId,
    body: JSON.stringify(body),
    sha256: Buffer.from(sha256, 'hex'),
    at: settledAt,
  });
}

/** As text: the file's writer parses it in its own thread, off the event loop. */
export async function findSettlement(
  sql: Sql,
  planId: bigint,
): Promise<{ body: string; sha256: string } | null> {
  return sql.maybeOne<{ body: string; sha256: string }>`
    select body::text, encode(sha256, 'hex') sha256 from settlement where plan_id = ${planId}`;
}

export async function insertPublisherDue(
  sql: Sql,
  planId: bigint,
  pays: readonly PublisherPay[],
  dueAt: Date,
): Promise<void> {
  const publisherIds = pays.map(({ publisherId }) => publisherId);
  const amounts = pays.map(({ amount }) => amount);
  await sql`
    insert into publisher_due (plan_id, publisher_id, amount, due_at)
    select ${planId}, publisher_id, amount, ${dueAt}
      from unnest(${publisherIds}::uuid[], ${amounts}::bigint[]) as pay (publisher_id, amount)`;
}

export interface PublisherDue {
  readonly planId: bigint;
  readonly plan: string;
  readonly partnerId: string;
  readonly publisherId: string;
  readonly amount: Micro;
}

/** What publishers must be credited now; with a credit, only that one if due. */
export async function listPublisherDue(
  sql: Sql,
  now: Date,
  credit: Pick<PublisherDue, 'planId' | 'publisherId'> | null = null,
): Promise<PublisherDue[]> {
  const planId = credit?.planId ?? null;
  const publisherId = credit?.publisherId ?? null;

  return sql.many<PublisherDue>`
    select u.plan_id, p.no plan, p.partner_id, u.publisher_id, u.amount
      from publisher_due u join plan p on p.id = u.plan_id
     where u.due_at <= ${now}
       and (${planId}::bigint is null
         or (u.plan_id = ${planId} and u.publisher_id = ${publisherId}))
       and not exists (select from publisher_credited c
                        where c.plan_id = u.plan_id and c.publisher_id = u.publisher_id)
     order by u.due_at, u.plan_id, u.publisher_id limit 1000`;
}

export async function insertPublisherCredited(
  sql: Sql,
  { planId, publisherId }: Pick<PublisherDue, 'planId' | 'publisherId'>,
  entryId: string,
  now: Date,
): Promise<void> {
  await insert(sql, 'publisher_credited', { planId, publisherId, entryId, at: now });
}

/** Whether the daily invalid-traffic pass runs here; in a test it may not. */
export async function hasDailyPass(sql: Sql): Promise<boolean> {
  const count = await sql.count`select name from job where name = 'invalid-traffic'`;
  return count === 1;
}
