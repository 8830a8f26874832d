import { randomUUID } from 'node:crypto';
import {
  doubtedSince,
  isResetOpen,
  newReset,
  type PayPasswordReset,
} from '#domain/wallet/pay-password-reset.ts';
import type { PayPasswordTries } from '#domain/wallet/pay-password-tries.ts';
import { fragment, insert, insertIfAbsent, type Sql } from '../../platform/database/database.ts';

/** A transaction password as stored. */
export interface PayPassword extends PayPasswordTries {
  readonly hash: string;
  readonly setAt: Date;
  /** When it was last reset without the old one, or null: payouts wait a day after a reset. */
  readonly resetAt: Date | null;
}

const columns = fragment`hash, set_at, reset_at, tries, locked_until, disabled_at`;

export async function findPayPassword(sql: Sql, partnerId: string): Promise<PayPassword | null> {
  return sql.maybeOne<PayPassword>`
    select ${columns} from pay_password where partner_id = ${partnerId}`;
}

/** Lock this first to change anything that the transaction password guards. */
export async function lockPayPassword(sql: Sql, partnerId: string): Promise<PayPassword | null> {
  return sql.maybeOne<PayPassword>`
    select ${columns} from pay_password where partner_id = ${partnerId} for update`;
}

/** Returns false if there already is one. */
export async function insertPayPassword(
  sql: Sql,
  partnerId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  return insertIfAbsent(sql, 'pay_password', { partnerId, hash, setAt: now });
}

/** Saves a new password and resets its failed tries. */
export async function savePayPassword(
  sql: Sql,
  partnerId: string,
  { hash, setAt, resetAt }: Pick<PayPassword, 'hash' | 'setAt' | 'resetAt'>,
): Promise<void> {
  await sql`
    update pay_password
       set hash = ${hash}, set_at = ${setAt}, reset_at = ${resetAt}, tries = 0,
           locked_until = null, disabled_at = null
     where partner_id = ${partnerId}`;
}

/** Rehashes the same digits. */
export async function replacePayPasswordHash(
  sql: Sql,
  partnerId: string,
  oldHash: string,
  hash: string,
) {
  await sql`
    update pay_password set hash = ${hash} where partner_id = ${partnerId} and hash = ${oldHash}`;
}

/** The transaction passwords of these partners, by partner. */
export async function listPayPasswords(
  sql: Sql,
  partnerIds: readonly string[],
): Promise<Map<string, PayPassword>> {
  const rows = await sql.many<PayPassword & { readonly partnerId: string }>`
    select partner_id, ${columns} from pay_password
     where partner_id = any (${[...new Set(partnerIds)]}::uuid[])`;
  return new Map(rows.map(({ partnerId, ...row }) => [partnerId, row]));
}

/**
 * Saves the counted tries by partner, unless another try or a new password came first. Returns the
 * partners that were saved.
 */
export async function saveCountedTries(
  sql: Sql,
  passwords: ReadonlyMap<string, PayPassword>,
  countedTries: ReadonlyMap<string, PayPasswordTries>,
): Promise<Set<string>> {
  const changes = [...countedTries].flatMap(([partnerId, countedPassword]) => {
    const previous = passwords.get(partnerId);
    return previous ? [{ partnerId, previous, counted: countedPassword }] : [];
  });
  if (changes.length === 0) return new Set();

  const ids = changes.map(({ partnerId }) => partnerId);
  const formatLock = ({ lockedUntil }: PayPasswordTries) => lockedUntil?.toISOString() ?? null;
  const rows = await sql.many<{ partnerId: string }>`
    with locked as materialized (
      select partner_id from pay_password where partner_id = any (${ids}::uuid[])
       order by partner_id for update)
    update pay_password w set tries = c.tries, locked_until = c.locked_until
      from unnest(
        ${ids}::uuid[],
        ${changes.map(({ counted }) => counted.tries)}::int[],
        ${changes.map(({ counted }) => formatLock(counted))}::timestamptz[],
        ${changes.map(({ previous }) => previous.hash)}::text[],
        ${changes.map(({ previous }) => previous.tries)}::int[],
        ${changes.map(({ previous }) => formatLock(previous))}::timestamptz[]
      ) as c (partner_id, tries, locked_until, hash, tries_before, locked_before)
      join locked on locked.partner_id = c.partner_id
     where w.partner_id = c.partner_id and w.hash = c.hash and w.tries = c.tries_before
       and date_trunc('milliseconds', w.locked_until) is not distinct from c.locked_before
       and w.disabled_at is null
    returning w.partner_id`;
  return new Set(rows.map(({ partnerId }) => partnerId));
}

export async function saveTries(
  sql: Sql,
  partnerId: string,
  { tries, lockedUntil, disabledAt }: PayPasswordTries,
): Promise<void> {
  await sql`
    update pay_password
       set tries = ${tries}, locked_until = ${lockedUntil}, disabled_at = ${disabledAt}
     where partner_id = ${partnerId}`;
}

const isUnfinished = fragment`cancelled_at is null and done_at is null`;

const selectOpenReset = (partnerId: string) => fragment`
  select requested_at, usable_at, begun_by, needs_approval, approved_by,
         (select name from staff where id = begun_by) beginner,
         (select name from staff where id = approved_by) approver
    from pay_password_reset where partner_id = ${partnerId} and ${isUnfinished}`;

/** A reset with the names of the members of staff who began and approved it. */
interface StoredReset extends PayPasswordReset {
  readonly beginner: string | null;
  readonly approver: string | null;
}

/** The open reset: not used, cancelled or expired. */
export async function findReset(
  sql: Sql,
  partnerId: string,
  now: Date,
): Promise<StoredReset | null> {
  const row = await sql.maybeOne<StoredReset>`${selectOpenReset(partnerId)}`;
  return row && isResetOpen(row, now) ? row : null;
}

export async function lockReset(
  sql: Sql,
  partnerId: string,
  now: Date,
): Promise<PayPasswordReset | null> {
  const row = await sql.maybeOne<PayPasswordReset>`${selectOpenReset(partnerId)} for update`;
  return row && isResetOpen(row, now) ? row : null;
}

/** Since when the login password is not proof enough for the transaction password, or null. */
export async function findDoubtedSince(sql: Sql, partnerId: string): Promise<Date | null> {
  const row = await sql.maybeOne<{ resetAt: Date | null; setAt: Date | null }>`
    select p.password_reset_at reset_at, w.set_at
      from partner p left join pay_password w on w.partner_id = p.id where p.id = ${partnerId}`;
  return doubtedSince(row?.resetAt ?? null, row?.setAt ?? null);
}

/** `begunBy` is the id of the member of staff who started the reset, or null for the partner. */
export async function insertReset(
  sql: Sql,
  partnerId: string,
  begunBy: string | null,
  now: Date,
): Promise<PayPasswordReset> {
  await endReset(sql, partnerId, 'cancelled', now);

  const reset = newReset(now, { begunBy, doubtedSince: await findDoubtedSince(sql, partnerId) });
  await insert(sql, 'pay_password_reset', {
    id: randomUUID(),
    partnerId,
    requestedAt: reset.requestedAt,
    usableAt: reset.usableAt,
    begunBy,
    needsApproval: reset.needsApproval,
  });
  return reset;
}

/** A login password set by link restarts the wait and voids the approval. */
export async function restartReset(sql: Sql, partnerId: string, now: Date): Promise<void> {
  const reset = await lockReset(sql, partnerId, now);
  if (reset) await insertReset(sql, partnerId, reset.begunBy, now);
}

export async function saveResetApproval(
  sql: Sql,
  partnerId: string,
  approvedBy: string,
  now: Date,
) {
  await sql`
    update pay_password_reset set approved_by = ${approvedBy}, approved_at = ${now}
     where partner_id = ${partnerId} and ${isUnfinished}`;
}

const endColumns = { cancelled: fragment`cancelled_at`, done: fragment`done_at` } as const;

/** Returns false if there was none to end. */
export async function endReset(
  sql: Sql,
  partnerId: string,
  outcome: keyof typeof endColumns,
  now: Date,
): Promise<boolean> {
  const count = await sql.count`
    update pay_password_reset set ${endColumns[outcome]} = ${now}
     where partner_id = ${partnerId} and ${isUnfinished}`;
  return count > 0;
}
