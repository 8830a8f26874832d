import type { Sql } from '../../platform/database/database.ts';
import type { ActSignature } from './signature-store.ts';

/** A confirmation to store: only hashes of it and of what it is about. */
export interface NewConfirmation {
  readonly hash: Buffer;
  readonly partnerId: string;
  readonly sessionId: string;
  readonly action: string;
  readonly aboutHash: Buffer;
  readonly expiresAt: Date;
}

/** A confirmation as stored. */
export interface ConfirmationRow extends Omit<NewConfirmation, 'hash'> {
  readonly usedAt: Date | null;
  /** Whether a passkey confirmed it, so that its signature is kept with the act. */
  readonly isSigned: boolean;
}

const columns = 'hash, partner_id, session_id, action, about_hash, expires_at';
const rowColumns = `partner_id "partnerId", session_id "sessionId", action,
  about_hash "aboutHash", expires_at "expiresAt", used_at "usedAt", signed is not null "isSigned"`;

export async function insertConfirmation(
  sql: Sql,
  { hash, partnerId, sessionId, action, aboutHash, expiresAt }: NewConfirmation,
  signed: ActSignature | null,
): Promise<void> {
  await sql(`insert into confirmation (${columns}, signed) values ($1, $2, $3, $4, $5, $6, $7)`, [
    ...[hash, partnerId, sessionId, action, aboutHash, expiresAt],
    signed && JSON.stringify(signed),
  ]);
}

/**
 * Saves confirmations of partners who entered digits with this hash, and resets their failed tries.
 * Leaves out those whose digits were changed or disabled meanwhile, and returns the hashes of the
 * others in hex.
 */
export async function insertConfirmationsForDigits(
  sql: Sql,
  made: readonly (NewConfirmation & { readonly digitsHash: string })[],
): Promise<Set<string>> {
  const rows = await sql<{ hash: string }>(
    `with asked as (
       select * from unnest($1::bytea[], $2::uuid[], $3::uuid[], $4::text[], $5::bytea[],
                            $6::timestamptz[], $7::text[]) as asked (${columns}, digits)
     ), held as materialized (
       select partner_id, hash from pay_password
        where partner_id = any ($2::uuid[]) and disabled_at is null
        order by partner_id for update
     ), cleared as (
       update pay_password w set tries = 0, locked_until = null from held
        where w.partner_id = held.partner_id and (held.partner_id, held.hash) in
              (select partner_id, digits from asked)
       returning w.partner_id, w.hash)
     insert into confirmation (${columns})
     select asked.hash, asked.partner_id, session_id, action, about_hash, expires_at
       from asked join cleared on cleared.partner_id = asked.partner_id
        and cleared.hash = asked.digits returning encode(hash, 'hex') hash`,
    [
      made.map(({ hash }) => hash),
      made.map(({ partnerId }) => partnerId),
      made.map(({ sessionId }) => sessionId),
      made.map(({ action }) => action),
      made.map(({ aboutHash }) => aboutHash),
      made.map(({ expiresAt }) => expiresAt.toISOString()),
      made.map(({ digitsHash }) => digitsHash),
    ],
  );
  return new Set(rows.map(({ hash }) => hash));
}

/** Locks the confirmation with this hash, if there is one. */
export async function lockStored(sql: Sql, hash: Buffer): Promise<ConfirmationRow | null> {
  const [row] = await sql<ConfirmationRow>(
    `select ${rowColumns} from confirmation where hash = $1 for update`,
    [hash],
  );
  return row ?? null;
}

/** False when it was used before, or never stored. */
export async function saveUsed(sql: Sql, hash: Buffer, now: Date): Promise<boolean> {
  const spent = await sql(
    'update confirmation set used_at = $2 where hash = $1 and used_at is null returning hash',
    [hash, now],
  );
  return spent.length > 0;
}
