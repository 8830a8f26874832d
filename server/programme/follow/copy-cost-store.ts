import type { Micro } from '#domain/money.ts';
import type { Funding } from '#domain/plan/put.ts';
import type { Sql } from '../../platform/database/database.ts';

/** What a settled copy cost, and what start-up funds paid in and were credited. */
export interface CopyCost extends Funding {
  readonly followId: string;
  readonly planNo: string;
  readonly cost: Micro;
  readonly creditedDiscount: Micro;
  readonly creditedStartup: Micro;
}

/** The settled copies of a follower's that start-up funds paid a part of; most have none. */
export const listCopyCosts = (sql: Sql, partnerId: string): Promise<CopyCost[]> =>
  sql.many<CopyCost>`
    select c.follow_id, p.no plan_no, t.own, t.discount, t.startup,
           (m.spent - credit.amount)::bigint "cost", credit.discount credited_discount,
           credit.startup credited_startup
      from plan p join plan_put t on t.plan_id = p.id join plan_meter m on m.plan_id = p.id
      join follow_copy c on c.plan_id = p.id
      cross join lateral (
        select coalesce(sum(amount), 0)::bigint amount,
               coalesce(sum(discount), 0)::bigint discount,
               coalesce(sum(startup), 0)::bigint startup
          from plan_credit where plan_id = p.id) credit
     where p.partner_id = ${partnerId} and p.status = 'settled' and t.discount + t.startup > 0`;
