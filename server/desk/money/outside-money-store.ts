import type { listMerchantMoney, listPublisherMoney } from '#contract/desk/outside-money.ts';
import type { Reply } from '#contract/route.ts';
import {
  type Fragment,
  fragment,
  pageLimit,
  pageRows,
  type Sql,
} from '../../platform/database/database.ts';

type MerchantMoney = Reply<typeof listMerchantMoney>['list'][number];
type PublisherMoney = Reply<typeof listPublisherMoney>['list'][number];

interface NameFilter {
  readonly name?: string | undefined;
  readonly cursor?: string | undefined;
}

/** How many proposals about somebody outside wait for a decision. */
const waitingCount = (id: Fragment) => fragment`
  (select count(*)::int from proposal r
    where r.decided_at is null and r.body ->> 'outsideId' = ${id}::text)`;

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ordered by id: names may be equal, and pages need a unique order. */
function pageOf<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const list = rows.slice(0, pageRows);
  return { list, next: rows.length > pageRows ? (list.at(-1)?.id ?? null) : null };
}

const lastIdOf = (cursor: string | undefined): string | null =>
  cursor && idShape.test(cursor) ? cursor : null;

export async function listMerchantPage(sql: Sql, filter: NameFilter) {
  const { name = null } = filter;
  const lastId = lastIdOf(filter.cursor);

  const rows = await sql.many<MerchantMoney>`
    select m.id, m.name,
           coalesce((select balance from account
                      where owner = m.id and pocket = 'escrow'), 0)::bigint escrow,
           coalesce((select sum(c.commission) from conversion_now c
                      where c.merchant_id = m.id and c.state = 'pending'), 0)::bigint reserved,
           ${waitingCount(fragment`m.id`)} waiting
      from merchant m
     where (${name}::text is null or position(lower(${name}) in lower(m.name)) > 0)
       and (${lastId}::uuid is null or m.id > ${lastId})
     order by m.id ${pageLimit}`;
  return pageOf(rows);
}

export async function listPublisherPage(sql: Sql, filter: NameFilter) {
  const { name = null } = filter;
  const lastId = lastIdOf(filter.cursor);

  const rows = await sql.many<PublisherMoney>`
    with later as (
      select publisher_id, sum(amount)::bigint amount, min(due_at) due_at
        from (
          select publisher_id, amount, due_at from publisher_due d
           where not exists (
             select from publisher_credited c
              where c.plan_id = d.plan_id and c.publisher_id = d.publisher_id)
           union all
          select publisher_id, amount, due_at from over_delivery d
           where not exists (
             select from over_delivery_paid c
              where c.plan_id = d.plan_id and c.publisher_id = d.publisher_id)
        ) due
       group by publisher_id
    )

    select u.id, u.name, u.is_simulated,
           coalesce(later.amount, 0)::bigint later, later.due_at later_from,
           coalesce((select balance from account
                      where owner = u.id and pocket = 'publisher_payable'), 0)::bigint payable,
           coalesce((select -sum(o.amount) from posting o join entry e on e.id = o.entry_id
                      where o.owner = u.id and e.kind = 'publisher_payout'
                        and o.pocket = 'publisher_payable'), 0)::bigint paid,
           ${waitingCount(fragment`u.id`)} waiting
      from publisher u left join later on later.publisher_id = u.id
     where (${name}::text is null or position(lower(${name}) in lower(u.name)) > 0)
       and (${lastId}::uuid is null or u.id > ${lastId})
     order by u.id ${pageLimit}`;
  return pageOf(rows);
}
