import { fragment, insertIfAbsent, type Sql } from '../../platform/database/database.ts';

export interface Passkey {
  readonly id: string;
  readonly staffId: string;
  readonly publicKey: Buffer;
  readonly counter: bigint;
  readonly label: string;
  readonly madeAt: Date;
  readonly usedAt: Date | null;
}

const columns = fragment`id, staff_id, public_key, counter, label, made_at, used_at`;

export async function listPasskeys(sql: Sql, staffId: string): Promise<Passkey[]> {
  return sql.many<Passkey>`
    select ${columns} from staff_passkey where staff_id = ${staffId} and removed_at is null
     order by made_at limit 20`;
}

export async function findPasskey(sql: Sql, id: string): Promise<Passkey | null> {
  return sql.maybeOne<Passkey>`
    select ${columns} from staff_passkey where id = ${id} and removed_at is null`;
}

/** False if this passkey was added before, to whatever account. */
export const insertPasskey = (
  sql: Sql,
  { id, staffId, publicKey, counter, label, madeAt }: Omit<Passkey, 'usedAt'>,
): Promise<boolean> =>
  insertIfAbsent(sql, 'staff_passkey', { id, staffId, publicKey, counter, label, madeAt });

/** False when it was removed meanwhile. */
export async function savePasskeyUse(
  sql: Sql,
  id: string,
  counter: bigint,
  now: Date,
): Promise<boolean> {
  const count = await sql.count`
    update staff_passkey set counter = ${counter}, used_at = ${now}
     where id = ${id} and removed_at is null`;
  return count === 1;
}

export async function removePasskeyOf(
  sql: Sql,
  staffId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const count = await sql.count`
    update staff_passkey set removed_at = ${now}
     where id = ${id} and staff_id = ${staffId} and removed_at is null`;
  return count === 1;
}

export async function removePasskeysOf(sql: Sql, staffId: string, now: Date): Promise<void> {
  await sql`
    update staff_passkey set removed_at = ${now}
     where staff_id = ${staffId} and removed_at is null`;
}
