import { fragment, insertIfAbsent, type Sql } from '../../platform/database/database.ts';
import type { LoggedInPartner } from '../../platform/gateway/gateway.ts';
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

const columns = fragment`
  id, partner_id, public_key, counter, name, is_syncable, is_synced, made_at, digits_set_at,
  used_at`;

export async function listPasskeys(sql: Sql, partnerId: string): Promise<Passkey[]> {
  return sql.many<Passkey>`
    select ${columns} from partner_passkey where partner_id = ${partnerId} and ended_at is null
     order by made_at limit 20`;
}

export async function findPasskey(sql: Sql, id: string): Promise<Passkey | null> {
  return sql.maybeOne<Passkey>`
    select ${columns} from partner_passkey where id = ${id} and ended_at is null`;
}

/** What a login by passkey needs to know of its owner. */
export async function getPasskeyOwner(
  sql: Sql,
  partnerId: string,
): Promise<LoginPartner & { readonly usernameKey: string | null }> {
  return sql.one<LoginPartner & { usernameKey: string | null }>`
    select id, password_hash, status, language, username_key, password_changed_at
      from partner where id = ${partnerId}`;
}

/** False if the passkey is already registered. */
export async function insertPasskey(sql: Sql, passkey: Omit<Passkey, 'usedAt'>): Promise<boolean> {
  return insertIfAbsent(sql, 'partner_passkey', {
    id: passkey.id,
    partnerId: passkey.partnerId,
    publicKey: passkey.publicKey,
    counter: passkey.counter,
    name: passkey.name,
    isSyncable: passkey.isSyncable,
    isSynced: passkey.isSynced,
    madeAt: passkey.madeAt,
    digitsSetAt: passkey.digitsSetAt,
  });
}

/** False when it was ended meanwhile. */
export async function savePasskeyUse(
  sql: Sql,
  id: string,
  { counter, isSynced }: Pick<Passkey, 'counter' | 'isSynced'>,
  now: Date,
): Promise<boolean> {
  const count = await sql.count`
    update partner_passkey set counter = ${counter}, is_synced = ${isSynced}, used_at = ${now}
     where id = ${id} and ended_at is null`;
  return count === 1;
}

export async function savePasskeyName(
  sql: Sql,
  partnerId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const count = await sql.count`
    update partner_passkey set name = ${name}
     where id = ${id} and partner_id = ${partnerId} and ended_at is null`;
  return count === 1;
}

/** The name of the passkey that was ended, or null when there was none. */
export async function endPasskey(
  sql: Sql,
  partnerId: string,
  id: string,
  now: Date,
): Promise<string | null> {
  const row = await sql.maybeOne<{ name: string }>`
    update partner_passkey set ended_at = ${now}
     where id = ${id} and partner_id = ${partnerId} and ended_at is null
    returning name`;
  return row?.name ?? null;
}

/**
 * Ends what was added or used since the owner was left with this one session to read and object
 * with, however often the login password was set again meanwhile: a passkey may have set it.
 */
export async function endPasskeysSinceKept(
  sql: Sql,
  { id: partnerId, sessionId }: Pick<LoggedInPartner, 'id' | 'sessionId'>,
  now: Date,
): Promise<void> {
  await sql`
    update partner_passkey k set ended_at = ${now} from session s
     where s.id = ${sessionId} and k.partner_id = ${partnerId} and k.ended_at is null
       and (k.made_at >= s.kept_at or k.used_at >= s.kept_at)`;
}
