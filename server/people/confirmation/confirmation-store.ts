import { fragment, type Sql } from '../../platform/database/database.ts';
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

const columns = fragment`hash, partner_id, session_id, action, about_hash, expires_at`;
const rowColumns = fragment`
  partner_id, session_id, action, about_hash, expires_at, used_at, signed is not null is_signed`;

export async function insertConfirmation(
  sql: Sql,
  { hash, partnerId, sessionId, action, aboutHash, expiresAt }: NewConfirmation,
  signature: ActSignature | null,
): Promise<void> {
  await sql`
    insert into confirmation (${columns}, signed)
      values (${hash}, ${partnerId}, ${sessionId}, ${action}, ${aboutHash}, ${expiresAt},
      ${signature && JSON.stringify(signature)})`;
}

/**
 * Saves confirmations of partners who entered digits with this hash, and resets their failed tries.
 * Leaves out those whose digits were changed or disabled meanwhile, and returns the hashes of the
 * others in hex.
 */
export async function insertConfirmationsForDigits(
  sql: Sql,
  confirmations: readonly (NewConfirmation & { readonly digitsHash: string })[],
): Promise<Set<string>> {
  const partnerIds = confirmations.map(({ partnerId }) => partnerId);
  const rows = await sql.many<{ hash: string }>`
    with request as (
      select * from unnest(
        ${confirmations.map(({ hash }) => hash)}::bytea[],
        ${partnerIds}::uuid[],
        ${confirmations.map(({ sessionId }) => sessionId)}::uuid[],
        ${confirmations.map(({ action }) => action)}::text[],
        ${confirmations.map(({ aboutHash }) => aboutHash)}::bytea[],
        ${confirmations.map(({ expiresAt }) => expiresAt.toISOString())}::timestamptz[],
        ${confirmations.map(({ digitsHash }) => digitsHash)}::text[]
      ) as request (${columns}, digits)
    ), locked as materialized (
      select partner_id, hash from pay_password
       where partner_id = any (${partnerIds}::uuid[]) and disabled_at is null
       order by partner_id for update
    ), cleared as (
      update pay_password w set tries = 0, locked_until = null from locked
       where w.partner_id = locked.partner_id
         and (locked.partner_id, locked.hash) in (select partner_id, digits from request)
      returning w.partner_id, w.hash)
    insert into confirmation (${columns})
    select request.hash, request.partner_id, session_id, action, about_hash, expires_at
      from request join cleared
        on cleared.partner_id = request.partner_id and cleared.hash = request.digits
    returning encode(hash, 'hex') hash`;

  return new Set(rows.map(({ hash }) => hash));
}

/** Locks the confirmation with this hash, if there is one. */
export async function lockConfirmationByHash(
  sql: Sql,
  hash: Buffer,
): Promise<ConfirmationRow | null> {
  return sql.maybeOne<ConfirmationRow>`
    select ${rowColumns} from confirmation where hash = ${hash} for update`;
}

/** False when it was used before, or never stored. */
export async function saveConfirmationUse(sql: Sql, hash: Buffer, now: Date): Promise<boolean> {
  const count = await sql.count`
    update confirmation set used_at = ${now} where hash = ${hash} and used_at is null`;
  return count > 0;
}
