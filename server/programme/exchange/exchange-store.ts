import type { AcceptorKind } from '#domain/exchange/acceptor.ts';
import { type ExchangeState, openStates } from '#domain/exchange/exchange.ts';
import type { Micro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';

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

export interface ExchangeStep {
  readonly state: ExchangeState;
  readonly at: Date;
  readonly by: string;
  readonly reason: string | null;
  readonly reference: string | null;
}

/** What happened to an account lately that an exchange may have to wait for. */
export interface AccountChanges {
  readonly contactChangedAt: Date | null;
  readonly passwordResetAt: Date | null;
  readonly objectedAt: Date | null;
}

export async function getAccountChanges(sql: Sql, partnerId: string): Promise<AccountChanges> {
  const [row] = await sql<AccountChanges>(
    `select contact_changed_at "contactChangedAt", password_reset_at "passwordResetAt",
            (select at from objection o where o.partner_id = partner.id and o.cleared_at is null)
              "objectedAt"
       from partner where id = $1`,
    [partnerId],
  );
  if (!row) throw new Error('An account vanished');
  return row;
}

const columns = `e.id, e.partner_id "partnerId", e.acceptor_id "acceptorId", e.amount, e.rate,
  e.arrives, e.state, e.held_at "heldAt"`;

export async function insertExchange(sql: Sql, exchange: Exchange): Promise<void> {
  await sql(
    `insert into exchange (id, partner_id, acceptor_id, amount, rate, arrives, state, held_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      exchange.id,
      exchange.partnerId,
      exchange.acceptorId,
      exchange.amount,
      exchange.rate,
      exchange.arrives,
      exchange.state,
      exchange.heldAt,
    ],
  );
  const step = { state: exchange.state, at: exchange.heldAt, by: 'partner' };
  await insertStep(sql, exchange.id, { ...step, reason: null, reference: null });
}

async function insertStep(sql: Sql, exchangeId: string, step: ExchangeStep): Promise<void> {
  await sql(
    `insert into exchange_step (exchange_id, step, state, at, made_by, reason, reference)
     select $1, count(*) + 1, $2, $3, $4, $5, $6 from exchange_step where exchange_id = $1`,
    [exchangeId, step.state, step.at, step.by, step.reason, step.reference],
  );
}

/** Saves the exchange's new state, and the step that says when, by whom and why. */
export async function saveExchangeStep(
  sql: Sql,
  exchangeId: string,
  step: ExchangeStep,
): Promise<void> {
  await sql('update exchange set state = $2 where id = $1', [exchangeId, step.state]);
  await insertStep(sql, exchangeId, step);
}

export async function findExchange(sql: Sql, id: string): Promise<Exchange | null> {
  const [row] = await sql<Exchange>(`select ${columns} from exchange e where e.id = $1`, [id]);
  return row ?? null;
}

export async function lockExchange(sql: Sql, id: string): Promise<Exchange | null> {
  const [row] = await sql<Exchange>(
    `select ${columns} from exchange e where e.id = $1 for update`,
    [id],
  );
  return row ?? null;
}

export interface ListedExchange extends Exchange {
  readonly kind: AcceptorKind;
  readonly acceptor: string;
  readonly currency: string;
  readonly steps: readonly (readonly [ExchangeState, string, string | null, string | null])[];
}

const pageSize = 20;
const cursorShape = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The partner's exchanges, newest first: open ones, ended ones, or all. */
export async function listExchanges(
  sql: Sql,
  partnerId: string,
  only: 'open' | 'ended' | null,
  cursor: string | null,
) {
  const [, time, id = null] = cursorShape.exec(cursor ?? '') ?? [];
  const before = time === undefined ? null : new Date(Number(time));
  const rows = await sql<ListedExchange>(
    `select ${columns}, a.kind, a.name acceptor, a.currency,
            (select json_agg(json_build_array(s.state, s.at, s.reason, s.reference)
                     order by s.step) from exchange_step s where s.exchange_id = e.id) steps
       from exchange e join acceptor a on a.id = e.acceptor_id
      where e.partner_id = $1
        and ($2::boolean is null or (e.state = any ($3)) = $2)
        and ($4::timestamptz is null or (e.held_at, e.id) < ($4, $5::uuid))
      order by e.held_at desc, e.id desc limit ${pageSize + 1}`,
    [partnerId, only === null ? null : only === 'open', openStates, before, id],
  );
  const list = rows.slice(0, pageSize);
  const last = list.at(-1);
  const next = rows.length > pageSize && last ? `${last.heldAt.getTime()}_${last.id}` : null;
  return { list, next };
}
