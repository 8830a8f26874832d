import type { Sql } from '../../platform/database/database.ts';

export interface Passkey {
  readonly id: string;
  readonly staffId: string;
  readonly publicKey: Buffer;
  readonly counter: bigint;
  readonly label: string;
  readonly madeAt: Date;
  readonly usedAt: Date | null;
}

const columns = `id, staff_id "staffId", public_key "publicKey", counter, label,
  made_at "madeAt", used_at "usedAt"`;

export async function listPasskeys(sql: Sql, staffId: string): Promise<Passkey[]> {
  return sql<Passkey>(
    `select ${columns} from staff_passkey where staff_id = $1 and removed_at is null
      order by made_at limit 20`,
    [staffId],
  );
}

export async function findPasskey(sql: Sql, id: string): Promise<Passkey | null> {
  const [row] = await sql<Passkey>(
    `select ${columns} from staff_passkey where id = $1 and removed_at is null`,
    [id],
  );
  return row ?? null;
}

export async function insertPasskey(
  sql: Sql,
  { id, staffId, publicKey, counter, label, madeAt }: Omit<Passkey, 'usedAt'>,
): Promise<void> {
  await sql(
    `insert into staff_passkey (id, staff_id, public_key, counter, label, made_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, staffId, publicKey, counter, label, madeAt],
  );
}

/** False when it was removed meanwhile. */
export async function savePasskeyUse(
  sql: Sql,
  id: string,
  counter: bigint,
  now: Date,
): Promise<boolean> {
  const rows = await sql(
    `update staff_passkey set counter = $2, used_at = $3
      where id = $1 and removed_at is null returning id`,
    [id, counter, now],
  );
  return rows.length === 1;
}

export async function removePasskeyOf(
  sql: Sql,
  staffId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await sql(
    `update staff_passkey set removed_at = $3
      where id = $2 and staff_id = $1 and removed_at is null returning id`,
    [staffId, id, now],
  );
  return rows.length === 1;
}

export async function removePasskeysOf(sql: Sql, staffId: string, now: Date): Promise<void> {
  await sql('update staff_passkey set removed_at = $2 where staff_id = $1 and removed_at is null', [
    staffId,
    now,
  ]);
}
