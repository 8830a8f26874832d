import { type ExchangeState, openStates } from '#domain/exchange/exchange.ts';
import { calledOf } from '#domain/partner/username.ts';
import { isCalled } from '../../people/partner/partner.ts';
import {
  fragment,
  newestFirst,
  oldestFirst,
  pageEnd,
  pageLimit,
  parseTime,
  type Sql,
  type TimeAsText,
  timePage,
} from '../../platform/database/database.ts';
import type { Exchange, ExchangeStep } from './exchange-store.ts';

export interface QueuedExchange extends Exchange {
  readonly partner: string;
  readonly acceptor: string;
  readonly currency: string;
  readonly steps: ExchangeStep[];
}

interface QueuedExchangeRow extends Omit<QueuedExchange, 'steps'> {
  readonly steps: readonly TimeAsText<ExchangeStep>[];
}

export interface ExchangeFilter {
  readonly state?: ExchangeState | undefined;
  readonly partner?: string | undefined;
  readonly cursor?: string | undefined;
}

/** Open exchanges, oldest first; exchanges in a final state, newest first. */
export async function listExchangePage(sql: Sql, { state, partner, cursor }: ExchangeFilter) {
  const isOver = state !== undefined && !openStates.includes(state);
  const { beyond, order } = isOver ? newestFirst : oldestFirst;
  const { at, id } = pageEnd(cursor);
  const rows = await sql.many<QueuedExchangeRow>`
    select e.id, e.partner_id, e.acceptor_id, e.amount, e.rate, e.arrives, e.state, e.held_at,
           coalesce(p.username, p.nickname) partner, a.name acceptor, a.currency,
           (select json_agg(json_build_object('state', s.state, 'at', s.at, 'by', s.made_by,
                      'reason', s.reason, 'reference', s.reference) order by s.step)
              from exchange_step s where s.exchange_id = e.id) steps
      from exchange e join partner p on p.id = e.partner_id
      join acceptor a on a.id = e.acceptor_id
     where e.state = any (${state ? [state] : openStates})
       and ${isCalled(fragment`p`, calledOf(partner))}
       and (${at}::timestamptz is null or (e.held_at, e.id) ${beyond} (${at}, ${id}::uuid))
     order by e.held_at ${order}, e.id ${order} ${pageLimit}`;
  const exchanges = rows.map(({ steps, ...exchange }) => ({
    ...exchange,
    steps: steps.map(parseTime),
  }));
  return timePage(exchanges, (row) => ({ at: row.heldAt, id: row.id }));
}
