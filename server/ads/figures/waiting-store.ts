import type { WaitingMoney } from '#domain/ledger/wallet.ts';
import type { Sql } from '../../platform/database/database.ts';

/**
 * The unconsumed money in a partner's plans, and what their orders may still earn, net of the fee.
 * The wallet and the ad centre both read it here, so they always agree.
 */
export const getWaiting = (sql: Sql, partnerId: string): Promise<WaitingMoney> =>
  sql.one<WaitingMoney>`
    select coalesce(sum(w.own), 0)::bigint own, coalesce(sum(w.discount), 0)::bigint discount,
           coalesce((select sum(c.commission - c.fee)
              from conversion_now c join plan o on o.id = c.plan_id
             where o.partner_id = ${partnerId} and c.state = 'pending'), 0)::bigint pending
      from plan_waiting w where w.partner_id = ${partnerId}`;
