import { openStates } from '#domain/exchange/exchange.ts';
import { type ErasureInput, moneyPockets } from '#domain/partner/erasure.ts';
import { endedStatuses } from '#domain/plan/status.ts';
import { isPayoutOpen, payoutStates } from '#domain/wallet/payout.ts';
import { identifier, literal, type Sql } from '../../platform/database/database.ts';
import { personalTables } from './personal-tables.ts';

/** Reads everything a table knows about a partner, as JSON rows, page by page. */
export async function* readPersonal(
  sql: Sql,
  table: string,
  partnerId: string,
  rowsMax: number,
): AsyncGenerator<string[]> {
  const personalTable = personalTables[table];
  if (!personalTable) throw new Error(`${table} is no table about partners`);

  await sql`
    declare personal no scroll cursor for
    select (to_jsonb(t) - ${personalTable.omitFromExport ?? []}::text[])::text "row"
      from (select * from ${identifier(table)} where ${personalTable.rowsOfPartner(partnerId)}) t`;
  for (;;) {
    const page = await sql.many<{ row: string }>`fetch ${literal(rowsMax)} from personal`;
    if (page.length > 0) yield page.map(({ row }) => row);
    if (page.length < rowsMax) break;
  }

  await sql`close personal`;
}

/** Counts come as `bigint`. */
type FactRow = {
  readonly [Name in keyof ErasureInput]: ErasureInput[Name] extends number
    ? bigint
    : ErasureInput[Name];
};

/** The facts that may prevent an erasure. */
export async function loadErasureFacts(sql: Sql, partnerId: string): Promise<ErasureInput> {
  const openPayoutStates = payoutStates.filter(isPayoutOpen);

  const row = await sql.one<FactRow>`
    select p.erased_at is not null is_erased,
           coalesce((select sum(balance) from account
                      where owner = p.id and pocket = any (${moneyPockets})), 0)::bigint money,
           coalesce((select -balance from account
                      where owner = p.id and pocket = 'recovery_receivable'), 0)::bigint owed,
           (select count(*) from plan
             where partner_id = p.id and status <> 'waitPut'
               and status <> all (${endedStatuses})) running_plans,
           (select count(*) from conversion_now c join plan l on l.id = c.plan_id
             where l.partner_id = p.id and c.state in ('held', 'pending')) open_orders,
           (select count(*) from payout
             where partner_id = p.id and state = any (${openPayoutStates})) open_payouts,
           (select count(*) from exchange
             where partner_id = p.id and state = any (${openStates})) open_exchanges,
           (select count(*) from support_case
             where partner_id = p.id and kind in ('order', 'payout-refusal')
               and answered_at is null) open_disputes,
           (select count(*) from approval
             where partner_id = p.id and outcome is null and kind <> 'erasure')
             + (select count(*) from support_case
                 where partner_id = p.id and kind = 'takeover'
                   and answered_at is null) waiting_requests
      from partner p where p.id = ${partnerId}`;

  return {
    ...row,
    runningPlans: Number(row.runningPlans),
    openOrders: Number(row.openOrders),
    openPayouts: Number(row.openPayouts),
    openExchanges: Number(row.openExchanges),
    openDisputes: Number(row.openDisputes),
    waitingRequests: Number(row.waitingRequests),
  };
}

/** Erasures whose day has come, and those with files still to delete. */
export async function listDueErasures(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql.many<{ id: string }>`
    select id from erasure
     where objected_at is null and (erased_at is null or files <> '{}') and due_at <= ${now}
     order by due_at limit 100`;
  return rows.map(({ id }) => id);
}

interface DueErasure {
  readonly partnerId: string;
  readonly isErased: boolean;
  readonly files: readonly string[];
}

export async function lockErasure(sql: Sql, id: string): Promise<DueErasure | null> {
  return sql.maybeOne<DueErasure>`
    select partner_id, erased_at is not null is_erased, files from erasure
     where id = ${id} and objected_at is null for update`;
}

export async function erasePartner(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`select erase_partner(${id}, ${now})`;
}

/** All files of an erased partner are deleted. */
export async function saveFilesGone(sql: Sql, id: string): Promise<void> {
  await sql`update erasure set files = '{}' where id = ${id} and erased_at is not null`;
}

/** When two people last approved a data export for a partner. */
export async function findExportDecidedAt(sql: Sql, partnerId: string): Promise<Date | null> {
  const row = await sql.one<{ at: Date | null }>`
    select max(decided_at) "at" from approval
     where kind = 'data-export' and outcome = 'approved' and partner_id = ${partnerId}`;
  return row.at;
}

interface SealedCard {
  readonly id: string;
  readonly partnerId: string;
  readonly sealed: Buffer;
}

export const listSealedCards = (sql: Sql, partnerId: string): Promise<SealedCard[]> =>
  sql.many<SealedCard>`
    select id, partner_id, sealed from bank_card
     where partner_id = ${partnerId} order by bound_at`;

export async function listImageIds(sql: Sql, partnerId: string): Promise<string[]> {
  const rows = await sql.many<{ id: string }>`
    select id from image where partner_id = ${partnerId} order by at`;
  return rows.map(({ id }) => id);
}
