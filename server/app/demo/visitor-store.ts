import { daysBefore } from '#domain/time.ts';
import type { Sql } from '../../platform/database/database.ts';

export interface Visitor {
  readonly id: string;
  readonly username: string;
  readonly hasDeposit: boolean;
  readonly hasOffer: boolean;
}

/**
 * Partners of a demo whom a visitor may be, and who have no deposit, or neither an open offer nor
 * one of the last day. Always empty in a live network.
 */
export async function listUnsuppliedVisitors(
  sql: Sql,
  playedUsernameKeys: readonly string[],
  now: Date,
): Promise<Visitor[]> {
  return sql.many<Visitor>`
    select * from (
      select p.id, p.username,
             exists (select from approval d where d.partner_id = p.id and d.kind = 'deposit')
               has_deposit,
             exists (select from plan l
                      where l.partner_id = p.id
                        and (l.offered_at > ${daysBefore(now, 1)}
                          or (l.status = 'waitPut' and l.offered_until > ${now}))) has_offer
        from partner p
       where p.status = 'active' and p.entry = 'register'
         and p.username_key <> all (${playedUsernameKeys})
         and exists (select from installation where mode = 'demo')
    ) visitor
     where not (has_deposit and has_offer) limit 20`;
}

/** The demo's products, first those that the partner was never offered, or not for longest. */
export async function listProductsByOffer(sql: Sql, partnerId: string): Promise<string[]> {
  const rows = await sql.many<{ id: string }>`
    select p.id from product p
     order by (select max(l.offered_at) from plan l
                where l.product_id = p.id and l.partner_id = ${partnerId}) nulls first,
              p.added_at, p.id`;
  return rows.map(({ id }) => id);
}
