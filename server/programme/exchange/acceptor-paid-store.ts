import type { UnpaidExchange } from '#domain/exchange/pay-oldest.ts';
import type { Micro } from '#domain/money.ts';
import { literal, type Sql } from '../../platform/database/database.ts';

const unpaidRowsMax = 500;

/** What the network owes an acceptor, by exchange, in the order in which they ended. */
export const listUnpaid = (sql: Sql, acceptorId: string): Promise<UnpaidExchange[]> =>
  sql.many<UnpaidExchange>`
    select x.id, x.partner_id, x.amount - paid.amount "left"
      from exchange x
      join lateral (
        select max(s.at) at from status_change s where s.exchange_id = x.id) ended on true
      cross join lateral (
        select coalesce(sum(p.amount), 0)::bigint amount from acceptor_paid p
         where p.exchange_id = x.id) paid
     where x.acceptor_id = ${acceptorId} and x.state in ('confirmed', 'completed')
       and paid.amount < x.amount
     order by ended.at, x.id limit ${literal(unpaidRowsMax)}`;

export interface AcceptorPayment {
  readonly approvalId: string;
  readonly entryId: string;
  readonly parts: readonly { readonly id: string; readonly amount: Micro }[];
}

export async function insertAcceptorPayment(
  sql: Sql,
  { approvalId, entryId, parts }: AcceptorPayment,
  paidAt: Date,
): Promise<void> {
  const exchangeIds = parts.map(({ id }) => id);
  const amounts = parts.map(({ amount }) => amount);
  await sql`
    insert into acceptor_paid (exchange_id, no, approval_id, entry_id, amount, at)
    select part.id, 1 + (select count(*) from acceptor_paid p where p.exchange_id = part.id),
           ${approvalId}, ${entryId}, part.amount, ${paidAt}
      from unnest(${exchangeIds}::uuid[], ${amounts}::bigint[]) as part (id, amount)`;
}
