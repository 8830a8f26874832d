import type { UnpaidExchange } from '#domain/exchange/pay-oldest.ts';
import type { Micro } from '#domain/money.ts';
import { literal, type Sql } from '../../platform/database/database.ts';

const unpaidAtOnce = 500;

/** What the network owes an acceptor, by exchange, in the order in which they ended. */
export const listUnpaid = (sql: Sql, acceptorId: string): Promise<UnpaidExchange[]> =>
  sql.many<UnpaidExchange>`
    select x.id, x.partner_id, x.amount - paid.amount "left"
      from exchange x
      join lateral (select max(s.at) at from exchange_step s where s.exchange_id = x.id) ended
        on true
      cross join lateral (select coalesce(sum(p.amount), 0)::bigint amount from acceptor_paid p
         where p.exchange_id = x.id) paid
     where x.acceptor_id = ${acceptorId} and x.state in ('confirmed', 'completed')
       and paid.amount < x.amount
     order by ended.at, x.id limit ${literal(unpaidAtOnce)}`;

export interface AcceptorPaid {
  readonly proposalId: string;
  readonly entryId: string;
  readonly parts: readonly { readonly id: string; readonly amount: Micro }[];
}

export async function insertAcceptorPaid(sql: Sql, paid: AcceptorPaid, at: Date): Promise<void> {
  const { proposalId, entryId, parts } = paid;
  await sql`
    insert into acceptor_paid (exchange_id, no, proposal_id, entry_id, amount, at)
    select part.id, 1 + (select count(*) from acceptor_paid p where p.exchange_id = part.id),
           ${proposalId}, ${entryId}, part.amount, ${at}
      from unnest(${parts.map(({ id }) => id)}::uuid[],
        ${parts.map(({ amount }) => amount)}::bigint[]) as part (id, amount)`;
}
