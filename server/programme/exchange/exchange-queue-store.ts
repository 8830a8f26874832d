import type { listExchangeQueue } from '#contract/desk/exchanges.ts';
import type { Input, Reply } from '#contract/route.ts';
import { openStates } from '#domain/exchange/exchange.ts';
import { usernameKeyOf } from '#domain/partner/username.ts';
import { isCalled } from '../../people/partner/partner.ts';
import { changesAsJson } from '../../people/status-change/status-change.ts';
import {
  fragment,
  type Queue,
  readPage,
  type Sql,
  type TimeAsText,
} from '../../platform/database/database.ts';

type QueuedExchange = Reply<typeof listExchangeQueue>['list'][number];

type ExchangeRow = Omit<QueuedExchange, 'dueAt' | 'isOverdue' | 'steps'> & {
  readonly steps: readonly TimeAsText<QueuedExchange['steps'][number]>[];
};

type ExchangeFilter = Input<typeof listExchangeQueue>;

/** Open exchanges, oldest first; exchanges in a final state, newest first. */
export function exchangeQueue({ state, partner }: ExchangeFilter): Queue {
  const isOver = state !== undefined && !openStates.includes(state);

  return {
    columns: fragment`
      e.id, e.partner_id, e.amount, e.rate, e.arrives, e.state, e.held_at,
      coalesce(p.username, p.nickname) partner, a.name acceptor, a.currency,
      ${changesAsJson(fragment`s.exchange_id = e.id`)} steps`,
    from: fragment`
      from exchange e join partner p on p.id = e.partner_id
      join acceptor a on a.id = e.acceptor_id
     where e.state = any (${state ? [state] : openStates})
       and ${isCalled(fragment`p`, usernameKeyOf(partner))}`,
    at: fragment`e.held_at`,
    id: fragment`e.id`,
    idType: 'uuid',
    isOldestFirst: !isOver,
    item: {
      id: fragment`e.id::text`,
      partnerId: fragment`e.partner_id`,
      whose: fragment`coalesce(p.username, p.nickname)`,
      amount: fragment`e.amount`,
      since: fragment`(select max(s.at) from status_change s where s.exchange_id = e.id)`,
    },
  };
}

export const listExchangePage = (sql: Sql, filter: ExchangeFilter) =>
  readPage<ExchangeRow>(sql, exchangeQueue(filter), filter.cursor);
