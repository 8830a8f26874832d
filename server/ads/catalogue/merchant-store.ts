import { insert, type Sql } from '../../platform/database/database.ts';

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
  await insert(sql, 'merchant', { id, name, contact, addedAt: now });
}

/** Returns false if somebody else changed it meanwhile. */
export async function saveContact(
  sql: Sql,
  { id, contact, version }: { id: string; contact: string; version: number },
): Promise<boolean> {
  const updated = await sql.count`
    update merchant set contact = ${contact}, version = version + 1
     where id = ${id} and version = ${version}`;
  return updated === 1;
}

export const findMerchant = (sql: Sql, id: string): Promise<Required<Merchant> | null> =>
  sql.maybeOne<Required<Merchant>>`select id, name, contact from merchant where id = ${id}`;

/** The merchant whose escrow paid a conversion. */
export async function findPayingMerchant(sql: Sql, conversionId: string): Promise<string | null> {
  const merchant = await sql.maybeOne<{ id: string }>`
    select merchant_id id from conversion where id = ${conversionId}`;
  return merchant?.id ?? null;
}
