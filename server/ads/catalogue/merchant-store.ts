import type { Micro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';

/** A merchant pays commissions. Its money is in the ledger under this id. */
export interface Merchant {
  readonly id: string;
  readonly name: string;
  /** The merchant's contact. */
  readonly contact?: string;
}

export async function insertMerchant(
  sql: Sql,
  { id, name, contact = '' }: Merchant,
  now: Date,
): Promise<void> {
  await sql('insert into merchant (id, name, contact, added_at) values ($1, $2, $3, $4)', [
    id,
    name,
    contact,
    now,
  ]);
}

/** Returns false if somebody else changed it meanwhile. */
export async function saveContact(
  sql: Sql,
  { id, contact, version }: { id: string; contact: string; version: number },
): Promise<boolean> {
  const rows = await sql(
    `update merchant set contact = $2, version = version + 1 where id = $1 and version = $3
     returning id`,
    [id, contact, version],
  );
  return rows.length === 1;
}

export async function findMerchant(sql: Sql, id: string): Promise<Required<Merchant> | null> {
  const [row] = await sql<Required<Merchant>>(
    'select id, name, contact from merchant where id = $1',
    [id],
  );
  return row ?? null;
}

/** A merchant's escrow, read without a lock: to ask a rule, never to move money. */
export async function escrowOf(sql: Sql, merchantId: string): Promise<Micro> {
  const [row] = await sql<{ balance: Micro }>(
    "select balance from account where owner = $1 and pocket = 'escrow'",
    [merchantId],
  );
  return row?.balance ?? (0n as Micro);
}

/** The merchant whose escrow paid a conversion. */
export async function findPayingMerchant(sql: Sql, conversionId: string): Promise<string | null> {
  const [row] = await sql<{ id: string }>('select merchant_id id from conversion where id = $1', [
    conversionId,
  ]);
  return row?.id ?? null;
}
