import type { Sql } from '../../platform/database/database.ts';
import type { Member } from '../../platform/gateway/gateway.ts';
import type { NewPasskey } from '../../platform/webauthn/webauthn.ts';
import type { LoginPartner } from './partner-store.ts';

export interface Passkey extends NewPasskey {
  readonly partnerId: string;
  readonly name: string;
  readonly madeAt: Date;
  /** When the six digits that proved the owner were set; null if the login password did. */
  readonly digitsSetAt: Date | null;
  readonly usedAt: Date | null;
}

const columns = `id, partner_id "partnerId", public_key "publicKey", counter, name,
  is_syncable "isSyncable", is_synced "isSynced",
  made_at "madeAt", digits_set_at "digitsSetAt", used_at "usedAt"`;

export async function listPasskeysOf(sql: Sql, partnerId: string): Promise<Passkey[]> {
  return sql<Passkey>(
    `select ${columns} from partner_passkey where partner_id = $1 and ended_at is null
      order by made_at limit 20`,
    [partnerId],
  );
}

export async function findPasskey(sql: Sql, id: string): Promise<Passkey | null> {
  const [row] = await sql<Passkey>(
    `select ${columns} from partner_passkey where id = $1 and ended_at is null`,
    [id],
  );
  return row ?? null;
}

/** What a login by passkey needs to know of its owner. */
export async function getPasskeyOwner(
  sql: Sql,
  partnerId: string,
): Promise<LoginPartner & { readonly usernameKey: string | null }> {
  const [row] = await sql<LoginPartner & { usernameKey: string | null }>(
    `select id, password_hash "passwordHash", status, language, username_key "usernameKey",
            password_changed_at "passwordChangedAt" from partner where id = $1`,
    [partnerId],
  );
  if (!row) throw new Error('An account vanished');
  return row;
}

/** False if the passkey is already registered. */
export async function insertPasskey(sql: Sql, key: Omit<Passkey, 'usedAt'>): Promise<boolean> {
  const rows = await sql(
    `insert into partner_passkey (id, partner_id, public_key, counter, name,
       is_syncable, is_synced, made_at, digits_set_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict do nothing returning id`,
    [
      ...[key.id, key.partnerId, key.publicKey, key.counter, key.name],
      ...[key.isSyncable, key.isSynced, key.madeAt, key.digitsSetAt],
    ],
  );
  return rows.length === 1;
}

/** False when it was ended meanwhile. */
export async function savePasskeyUse(
  sql: Sql,
  id: string,
  { counter, isSynced }: Pick<Passkey, 'counter' | 'isSynced'>,
  now: Date,
): Promise<boolean> {
  const rows = await sql(
    `update partner_passkey set counter = $2, is_synced = $3, used_at = $4
      where id = $1 and ended_at is null returning id`,
    [id, counter, isSynced, now],
  );
  return rows.length === 1;
}

export async function savePasskeyName(
  sql: Sql,
  partnerId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const rows = await sql(
    `update partner_passkey set name = $3
      where id = $2 and partner_id = $1 and ended_at is null returning id`,
    [partnerId, id, name],
  );
  return rows.length === 1;
}

/** The name of the passkey that was ended, or null when there was none. */
export async function endPasskeyOf(
  sql: Sql,
  partnerId: string,
  id: string,
  now: Date,
): Promise<string | null> {
  const [row] = await sql<{ name: string }>(
    `update partner_passkey set ended_at = $3
      where id = $2 and partner_id = $1 and ended_at is null returning name`,
    [partnerId, id, now],
  );
  return row?.name ?? null;
}

/**
 * Ends what was added or used since the owner was left with this one session to read and object
 * with, however often the login password was set again meanwhile: a passkey may have set it.
 */
export async function endPasskeysSinceKept(
  sql: Sql,
  { id: partnerId, sessionId }: Pick<Member, 'id' | 'sessionId'>,
  now: Date,
): Promise<void> {
  await sql(
    `update partner_passkey k set ended_at = $3 from session s
      where s.id = $2 and k.partner_id = $1 and k.ended_at is null
        and (k.made_at >= s.kept_at or k.used_at >= s.kept_at)`,
    [partnerId, sessionId, now],
  );
}
