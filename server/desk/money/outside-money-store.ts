import type { listMerchantMoney, listPublisherMoney } from '#contract/desk/outside-money.ts';
import type { Input, Reply } from '#contract/route.ts';
import {
  type Fragment,
  fragment,
  type List,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';

/** How many requests about somebody outside wait for a decision. */
const waitingCount = (id: Fragment, now: Date) => fragment`
  (select count(*)::int from approval r
    where r.target_id = ${id} and r.outcome is null and r.ends_at > ${now})`;

type MerchantMoney = Reply<typeof listMerchantMoney>['list'][number];

/** Ordered by id: names may be equal, and pages need a unique order. */
export async function listMerchantMoneyPage(
  sql: Sql,
  filter: Input<typeof listMerchantMoney>,
  now: Date,
) {
  const { name = null } = filter;

  const merchants: List = {
    columns: fragment`
      m.id, m.name,
      coalesce((select balance from account
                 where owner = m.id and pocket = 'escrow'), 0)::bigint escrow,
      coalesce((select sum(c.commission) from conversion_now c
                 where c.merchant_id = m.id and c.state = 'pending'), 0)::bigint reserved,
      ${waitingCount(fragment`m.id`, now)} waiting`,
    from: fragment`
      from merchant m
     where (${name}::text is null or position(lower(${name}) in lower(m.name)) > 0)`,
    id: fragment`m.id`,
    idType: 'uuid',
    isOldestFirst: true,
  };
  return readPage<MerchantMoney>(sql, merchants, filter.cursor);
}

type PublisherMoney = Reply<typeof listPublisherMoney>['list'][number];

/** What settled plans owe each publisher but is not payable yet, and from when the first is. */
const laterPay = fragment`
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
   group by publisher_id`;

/** Ordered by id, as merchants are. */
export async function listPublisherMoneyPage(
  sql: Sql,
  filter: Input<typeof listPublisherMoney>,
  now: Date,
) {
  const { name = null } = filter;

  const publishers: List = {
    columns: fragment`
      u.id, u.name, u.is_simulated,
      coalesce(later.amount, 0)::bigint later, later.due_at later_from,
      coalesce((select balance from account
                 where owner = u.id and pocket = 'publisher_payable'), 0)::bigint payable,
      coalesce((select -sum(o.amount) from posting o join entry e on e.id = o.entry_id
                 where o.owner = u.id and e.kind = 'publisher_payout'
                   and o.pocket = 'publisher_payable'), 0)::bigint paid,
      ${waitingCount(fragment`u.id`, now)} waiting`,
    from: fragment`
      from publisher u left join (${laterPay}) later on later.publisher_id = u.id
     where (${name}::text is null or position(lower(${name}) in lower(u.name)) > 0)`,
    id: fragment`u.id`,
    idType: 'uuid',
    isOldestFirst: true,
  };
  return readPage<PublisherMoney>(sql, publishers, filter.cursor);
}
