import { openStates } from '#domain/exchange/exchange.ts';
import { type ErasureFacts, moneyPockets } from '#domain/partner/erasure.ts';
import { endedStatuses } from '#domain/plan/status.ts';
import { isPayoutOpen, payoutStates } from '#domain/wallet/payout.ts';
import type { Sql } from '../../platform/database/database.ts';
import { personalTables } from './personal-tables.ts';

/** Reads everything a table knows about a partner, as JSON rows, page by page. */
export async function* readPersonal(
  sql: Sql,
  table: string,
  partnerId: string,
  rowsMax: number,
): AsyncGenerator<string[]> {
  const line = personalTables[table];
  if (!line) throw new Error(`${table} is no table about partners`);
  const rows = `select (to_jsonb(t) - $2::text[])::text "row"
    from (select * from ${table} where ${line.whose}) t`;
  await sql(`declare personal no scroll cursor for ${rows}`, [partnerId, line.withheld ?? []]);
  for (;;) {
    const page = await sql<{ row: string }>(`fetch ${rowsMax} from personal`);
    if (page.length > 0) yield page.map(({ row }) => row);
    if (page.length < rowsMax) break;
  }
  await sql('close personal');
}

type FactRow = {
  readonly [Name in keyof ErasureFacts]: ErasureFacts[Name] extends number
    ? bigint
    : ErasureFacts[Name];
};

/** The facts that may prevent an erasure. */
export async function loadErasureFacts(sql: Sql, partnerId: string): Promise<ErasureFacts> {
  const [row] = await sql<FactRow>(
    `select p.erased_at is not null "isErased",
            coalesce((select sum(balance) from account
              where owner = p.id and pocket = any ($2)), 0)::bigint money,
            coalesce((select -balance from account
              where owner = p.id and pocket = 'recovery_receivable'), 0)::bigint owed,
            (select count(*) from plan
              where partner_id = p.id and status <> 'waitPut'
                and status <> all ($3)) "runningPlans",
            (select count(*) from conversion_now c join plan l on l.id = c.plan_id
              where l.partner_id = p.id and c.state in ('held', 'pending')) "openOrders",
            (select count(*) from payout
              where partner_id = p.id and state = any ($4)) "openPayouts",
            (select count(*) from exchange
              where partner_id = p.id and state = any ($5)) "openExchanges",
            (select count(*) from dispute_now d join conversion c on c.id = d.conversion_id
               join plan l on l.id = c.plan_id
              where l.partner_id = p.id and d.outcome is null)
              + (select count(*) from payout_review
                  where partner_id = p.id and answered_at is null) "openDisputes",
            (select count(*) from proposal
              where partner_id = p.id and decided_at is null)
              + (select count(*) from objection
                  where partner_id = p.id and cleared_at is null) "waitingProposals"
       from partner p where p.id = $1`,
    [partnerId, moneyPockets, endedStatuses, payoutStates.filter(isPayoutOpen), openStates],
  );
  if (!row) throw new Error('An account vanished');
  return {
    ...row,
    runningPlans: Number(row.runningPlans),
    openOrders: Number(row.openOrders),
    openPayouts: Number(row.openPayouts),
    openExchanges: Number(row.openExchanges),
    openDisputes: Number(row.openDisputes),
    waitingProposals: Number(row.waitingProposals),
  };
}

/** Erasures whose day has come, and those with files still to delete. */
export async function listDueErasures(sql: Sql, now: Date): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `select id from erasure
      where objected_at is null and (erased_at is null or files <> '{}') and due_at <= $1
      order by due_at limit 100`,
    [now],
  );
  return rows.map(({ id }) => id);
}

interface DueErasure {
  readonly partnerId: string;
  readonly isErased: boolean;
  readonly files: readonly string[];
}

export async function lockErasure(sql: Sql, id: string): Promise<DueErasure | null> {
  const [row] = await sql<DueErasure>(
    `select partner_id "partnerId", erased_at is not null "isErased", files from erasure
      where id = $1 and objected_at is null for update`,
    [id],
  );
  return row ?? null;
}

export async function erasePartner(sql: Sql, id: string, now: Date): Promise<void> {
  await sql('select erase_partner($1, $2)', [id, now]);
}

/** All files of an erased partner are deleted. */
export async function saveFilesGone(sql: Sql, id: string): Promise<void> {
  await sql("update erasure set files = '{}' where id = $1 and erased_at is not null", [id]);
}

/** When two people last approved a data export for a partner. */
export async function findExportDecidedAt(sql: Sql, partnerId: string): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }>(
    `select max(decided_at) "at" from desk_proposal
      where kind = 'data-export' and is_confirmed and subject = $1`,
    [partnerId],
  );
  return row?.at ?? null;
}

interface SealedCard {
  readonly id: string;
  readonly partnerId: string;
  readonly sealed: Buffer;
}

export const listSealedCards = (sql: Sql, partnerId: string): Promise<SealedCard[]> =>
  sql<SealedCard>(
    `select id, partner_id "partnerId", sealed from bank_card
      where partner_id = $1 order by bound_at`,
    [partnerId],
  );

export async function listImageIds(sql: Sql, partnerId: string): Promise<string[]> {
  const rows = await sql<{ id: string }>('select id from image where partner_id = $1 order by at', [
    partnerId,
  ]);
  return rows.map(({ id }) => id);
}
