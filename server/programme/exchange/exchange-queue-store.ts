import { type ExchangeState, openStates } from '#domain/exchange/exchange.ts';
import { calledOf } from '#domain/partner/username.ts';
import { isCalled } from '../../people/partner/partner.ts';
import { pageEnd, pageRows, type Sql, timePage } from '../../platform/database/database.ts';
import type { Exchange } from './exchange-store.ts';

export interface QueuedExchange extends Exchange {
  readonly partner: string;
  readonly acceptor: string;
  readonly currency: string;
  readonly steps: readonly (readonly [
    state: ExchangeState,
    at: string,
    by: string,
    reason: string | null,
    reference: string | null,
  ])[];
}

export interface ExchangeFilter {
  readonly state?: ExchangeState | undefined;
  readonly partner?: string | undefined;
  readonly cursor?: string | undefined;
}

/** Open exchanges, oldest first; exchanges in a final state, newest first. */
export async function listExchangePage(sql: Sql, { state, partner, cursor }: ExchangeFilter) {
  const isOver = state !== undefined && !openStates.includes(state);
  const [sign, order] = isOver ? ['<', 'desc'] : ['>', 'asc'];
  const { at, id } = pageEnd(cursor);
  const rows = await sql<QueuedExchange>(
    `select e.id, e.partner_id "partnerId", e.acceptor_id "acceptorId", e.amount, e.rate,
            e.arrives, e.state, e.held_at "heldAt", coalesce(p.username, p.nickname) partner,
            a.name acceptor, a.currency,
            (select json_agg(json_build_array(s.state, s.at, s.made_by, s.reason, s.reference)
                     order by s.step) from exchange_step s where s.exchange_id = e.id) steps
       from exchange e join partner p on p.id = e.partner_id
       join acceptor a on a.id = e.acceptor_id
      where e.state = any ($1) and ${isCalled('p', '$2')}
        and ($3::timestamptz is null or (e.held_at, e.id) ${sign} ($3, $4::uuid))
      order by e.held_at ${order}, e.id ${order} limit ${pageRows + 1}`,
    [state ? [state] : openStates, calledOf(partner), at, id],
  );
  return timePage(rows, (row) => ({ at: row.heldAt, id: row.id }));
}
