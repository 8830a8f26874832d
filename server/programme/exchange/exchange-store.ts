import type * as exchanges from '#contract/exchange.ts';
import type { Input, Reply } from '#contract/route.ts';
import { type ExchangeState, openStates } from '#domain/exchange/exchange.ts';
import type { Micro } from '#domain/money.ts';
import {
  changesAsJson,
  insertStatusChange,
  type StatusChange,
} from '../../people/status-change/status-change.ts';
import {
  fragment,
  insert,
  type List,
  type Page,
  parseTime,
  readPage,
  type Sql,
  type TimeAsText,
} from '../../platform/database/database.ts';

export interface Exchange {
  readonly id: string;
  readonly partnerId: string;
  readonly acceptorId: string;
  readonly amount: Micro;
  readonly rate: string;
  /** A decimal amount in the acceptor's currency. */
  readonly arrives: string;
  readonly state: ExchangeState;
  readonly heldAt: Date;
}

/** What happened to an account lately that an exchange may have to wait for. */
export interface AccountChanges {
  readonly contactChangedAt: Date | null;
  readonly passwordResetAt: Date | null;
  readonly objectedAt: Date | null;
}

export async function getAccountChanges(sql: Sql, partnerId: string): Promise<AccountChanges> {
  return sql.one<AccountChanges>`
    select contact_changed_at, password_reset_at,
           (select opened_at from support_case c
             where c.kind = 'takeover' and c.partner_id = partner.id and c.answered_at is null)
             objected_at
      from partner where id = ${partnerId}`;
}

const columns = fragment`
  e.id, e.partner_id, e.acceptor_id, e.amount, e.rate, e.arrives, e.state, e.held_at`;

export async function insertExchange(sql: Sql, exchange: Exchange): Promise<void> {
  await insert(sql, 'exchange', {
    id: exchange.id,
    partnerId: exchange.partnerId,
    acceptorId: exchange.acceptorId,
    amount: exchange.amount,
    rate: exchange.rate,
    arrives: exchange.arrives,
    state: exchange.state,
    heldAt: exchange.heldAt,
  });
  await insertStatusChange(
    sql,
    { exchangeId: exchange.id },
    {
      state: exchange.state,
      at: exchange.heldAt,
      by: 'partner',
      byId: null,
      reason: null,
      reference: null,
    },
  );
}

/** Saves the exchange's new state, and the step that says when, by whom and why. */
export async function saveExchangeStep(
  sql: Sql,
  exchangeId: string,
  step: StatusChange<ExchangeState>,
): Promise<void> {
  await sql`update exchange set state = ${step.state} where id = ${exchangeId}`;
  await insertStatusChange(sql, { exchangeId }, step);
}

export async function findExchange(sql: Sql, id: string): Promise<Exchange | null> {
  return sql.maybeOne<Exchange>`select ${columns} from exchange e where e.id = ${id}`;
}

export async function lockExchange(sql: Sql, id: string): Promise<Exchange | null> {
  return sql.maybeOne<Exchange>`select ${columns} from exchange e where e.id = ${id} for update`;
}

type ShownExchange = Reply<typeof exchanges.listExchanges>['list'][number];

export type ListedExchange = Omit<ShownExchange, 'at' | 'dueAt' | 'isOverdue'> & {
  readonly heldAt: Date;
};

type ExchangeRow = Omit<ListedExchange, 'steps'> & {
  readonly steps: readonly TimeAsText<ShownExchange['steps'][number]>[];
};

/** The partner's exchanges, newest first: open ones, ended ones, or all. */
export async function listExchanges(
  sql: Sql,
  partnerId: string,
  { only, cursor }: Input<typeof exchanges.listExchanges>,
): Promise<Page<ListedExchange>> {
  const isOpen = only === undefined ? null : only === 'open';

  const partnerExchanges: List = {
    columns: fragment`
      ${columns}, a.kind, a.name acceptor, a.currency,
      ${changesAsJson(fragment`s.exchange_id = e.id`)} steps`,
    from: fragment`
      from exchange e join acceptor a on a.id = e.acceptor_id
     where e.partner_id = ${partnerId}
       and (${isOpen}::boolean is null or (e.state = any (${openStates})) = ${isOpen})`,
    at: fragment`e.held_at`,
    id: fragment`e.id`,
    idType: 'uuid',
    rowsMax: 20,
  };
  const { list, next } = await readPage<ExchangeRow>(sql, partnerExchanges, cursor);
  return { list: list.map((row) => ({ ...row, steps: row.steps.map(parseTime) })), next };
}
