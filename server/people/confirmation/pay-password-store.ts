import { randomUUID } from 'node:crypto';
import {
  doubtedSince,
  isResetOpen,
  newReset,
  type PayPasswordReset,
} from '#domain/wallet/pay-password-reset.ts';
import type { PayPasswordTries } from '#domain/wallet/pay-password-tries.ts';
import type { Sql } from '../../platform/database/database.ts';

/** A transaction password as stored. */
export interface PayPassword extends PayPasswordTries {
  readonly hash: string;
  readonly setAt: Date;
  /** When it was last reset without the old one, or null: payouts wait a day after a reset. */
  readonly resetAt: Date | null;
}

const columns = `hash, set_at "setAt", reset_at "resetAt", tries, locked_until "lockedUntil",
  disabled_at "disabledAt"`;

export async function findPayPassword(sql: Sql, partnerId: string): Promise<PayPassword | null> {
  const [row] = await sql<PayPassword>(
    `select ${columns} from pay_password where partner_id = $1`,
    [partnerId],
  );
  return row ?? null;
}

/** Lock this first to change anything that the transaction password guards. */
export async function lockPayPassword(sql: Sql, partnerId: string): Promise<PayPassword | null> {
  const [row] = await sql<PayPassword>(
    `select ${columns} from pay_password where partner_id = $1 for update`,
    [partnerId],
  );
  return row ?? null;
}

/** Returns false if there already is one. */
export async function insertPayPassword(
  sql: Sql,
  partnerId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const rows = await sql(
    `insert into pay_password (partner_id, hash, set_at) values ($1, $2, $3)
     on conflict do nothing returning partner_id`,
    [partnerId, hash, now],
  );
  return rows.length === 1;
}

/** Saves a new password and resets its failed tries. */
export async function savePayPassword(
  sql: Sql,
  partnerId: string,
  { hash, setAt, resetAt }: Pick<PayPassword, 'hash' | 'setAt' | 'resetAt'>,
): Promise<void> {
  await sql(
    `update pay_password set hash = $2, set_at = $3, reset_at = $4, tries = 0,
            locked_until = null, disabled_at = null where partner_id = $1`,
    [partnerId, hash, setAt, resetAt],
  );
}

/** Rehashes the same digits. */
export async function replaceHash(sql: Sql, partnerId: string, old: string, hash: string) {
  await sql('update pay_password set hash = $3 where partner_id = $1 and hash = $2', [
    ...[partnerId, old, hash],
  ]);
}

/** The transaction passwords of these partners, by partner. */
export async function listPayPasswords(
  sql: Sql,
  partnerIds: readonly string[],
): Promise<Map<string, PayPassword>> {
  const rows = await sql<PayPassword & { readonly partnerId: string }>(
    `select partner_id "partnerId", ${columns} from pay_password
      where partner_id = any ($1::uuid[])`,
    [[...new Set(partnerIds)]],
  );
  return new Map(rows.map(({ partnerId, ...row }) => [partnerId, row]));
}

/**
 * Saves the counted tries by partner, unless another try or a new password came first. Returns the
 * partners that were saved.
 */
export async function saveCounted(
  sql: Sql,
  before: ReadonlyMap<string, PayPassword>,
  counted: ReadonlyMap<string, PayPasswordTries>,
): Promise<Set<string>> {
  const changes = [...counted].flatMap(([partnerId, after]) => {
    const was = before.get(partnerId);
    return was ? [{ partnerId, was, after }] : [];
  });
  if (changes.length === 0) return new Set();
  const rows = await sql<{ partnerId: string }>(
    `with held as materialized (
       select partner_id from pay_password where partner_id = any ($1::uuid[])
        order by partner_id for update)
     update pay_password w set tries = c.tries, locked_until = c.locked_until
       from unnest($1::uuid[], $2::int[], $3::timestamptz[], $4::text[], $5::int[],
                   $6::timestamptz[])
         as c (partner_id, tries, locked_until, hash, tries_before, locked_before)
       join held on held.partner_id = c.partner_id
      where w.partner_id = c.partner_id and w.hash = c.hash and w.tries = c.tries_before
        and date_trunc('milliseconds', w.locked_until) is not distinct from c.locked_before
        and w.disabled_at is null returning w.partner_id "partnerId"`,
    [
      changes.map(({ partnerId }) => partnerId),
      changes.map(({ after }) => after.tries),
      changes.map(({ after }) => after.lockedUntil?.toISOString() ?? null),
      changes.map(({ was }) => was.hash),
      changes.map(({ was }) => was.tries),
      changes.map(({ was }) => was.lockedUntil?.toISOString() ?? null),
    ],
  );
  return new Set(rows.map(({ partnerId }) => partnerId));
}

export async function saveTries(
  sql: Sql,
  partnerId: string,
  { tries, lockedUntil, disabledAt }: PayPasswordTries,
): Promise<void> {
  await sql(
    `update pay_password set tries = $2, locked_until = $3, disabled_at = $4
      where partner_id = $1`,
    [partnerId, tries, lockedUntil, disabledAt],
  );
}

const openReset = `select requested_at "requestedAt", usable_at "usableAt", begun_by "begunBy",
    needs_approval "needsApproval", approved_by "approvedBy"
  from pay_password_reset where partner_id = $1 and cancelled_at is null and done_at is null`;

/** The open reset: not used, cancelled or expired. */
export async function findReset(
  sql: Sql,
  partnerId: string,
  now: Date,
): Promise<PayPasswordReset | null> {
  const [row] = await sql<PayPasswordReset>(openReset, [partnerId]);
  return row && isResetOpen(row, now) ? row : null;
}

export async function lockReset(
  sql: Sql,
  partnerId: string,
  now: Date,
): Promise<PayPasswordReset | null> {
  const [row] = await sql<PayPasswordReset>(`${openReset} for update`, [partnerId]);
  return row && isResetOpen(row, now) ? row : null;
}

/** Since when the login password is not proof enough for the transaction password, or null. */
export async function findDoubt(sql: Sql, partnerId: string): Promise<Date | null> {
  const [row] = await sql<{ resetAt: Date | null; setAt: Date | null }>(
    `select p.password_reset_at "resetAt", w.set_at "setAt"
       from partner p left join pay_password w on w.partner_id = p.id where p.id = $1`,
    [partnerId],
  );
  return doubtedSince(row?.resetAt ?? null, row?.setAt ?? null);
}

/** `begunBy` is the member of staff who started the reset, or null for the partner. */
export async function insertReset(
  sql: Sql,
  partnerId: string,
  begunBy: string | null,
  now: Date,
): Promise<PayPasswordReset> {
  await endReset(sql, partnerId, 'cancelled', now);
  const reset = newReset(now, { begunBy, doubtedSince: await findDoubt(sql, partnerId) });
  await sql(
    `insert into pay_password_reset
       (id, partner_id, requested_at, usable_at, begun_by, needs_approval)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      ...[randomUUID(), partnerId, reset.requestedAt, reset.usableAt],
      ...[begunBy, reset.needsApproval],
    ],
  );
  return reset;
}

/** A login password set by link restarts the wait and voids the approval. */
export async function restartReset(sql: Sql, partnerId: string, now: Date): Promise<void> {
  const open = await lockReset(sql, partnerId, now);
  if (open) await insertReset(sql, partnerId, open.begunBy, now);
}

export async function saveApproval(sql: Sql, partnerId: string, by: string, now: Date) {
  await sql(
    `update pay_password_reset set approved_by = $2, approved_at = $3
      where partner_id = $1 and cancelled_at is null and done_at is null`,
    [partnerId, by, now],
  );
}

const endings = {
  cancelled: 'update pay_password_reset set cancelled_at = $2',
  done: 'update pay_password_reset set done_at = $2',
} as const;

/** Returns false if there was none to end. */
export async function endReset(
  sql: Sql,
  partnerId: string,
  how: keyof typeof endings,
  now: Date,
): Promise<boolean> {
  const rows = await sql(
    `${endings[how]} where partner_id = $1 and cancelled_at is null and done_at is null
     returning id`,
    [partnerId, now],
  );
  return rows.length > 0;
}
