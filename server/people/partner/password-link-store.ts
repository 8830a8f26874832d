import { newMailLink, newPasswordLink, type PasswordLink } from '#domain/partner/password-link.ts';
import type { Sql } from '../../platform/database/database.ts';
import { makeToken, tokenHash } from './make-token.ts';

export type LinkWay = 'staff' | 'mail';

export interface StoredPasswordLink extends PasswordLink {
  readonly partnerId: string;
  readonly username: string;
  readonly way: LinkWay;
  /** The hash of the word that opens a link by staff; a link by mail has none. */
  readonly codeWordHash: Buffer | null;
}

interface NewPasswordLink {
  readonly partnerId: string;
  readonly by: string;
  readonly askedBy: string;
  readonly codeWordHash: Buffer;
}

/**
 * Creates a link by staff and ends the previous one. The caller must hold the account's lock, so
 * that there is never more than one.
 */
export async function insertPasswordLink(
  sql: Sql,
  { partnerId, by, askedBy, codeWordHash }: NewPasswordLink,
  now: Date,
): Promise<PasswordLink & { readonly token: string }> {
  await endPasswordLinks(sql, partnerId, now, 'staff');
  const token = makeToken();
  const link = newPasswordLink(now);
  await sql(
    `insert into password_link (token_hash, partner_id, way, made_by, made_at, usable_at,
       expires_at, asked_by, code_word_hash)
     values ($1, $2, 'staff', $3, $4, $5, $6, $7, $8)`,
    [tokenHash(token), partnerId, by, now, link.usableAt, link.expiresAt, askedBy, codeWordHash],
  );
  return { ...link, token };
}

/** Creates a link by mail and ends the previous one, but none by staff: any stranger may ask. */
export async function insertMailLink(sql: Sql, partnerId: string, now: Date): Promise<string> {
  await endPasswordLinks(sql, partnerId, now, 'mail');
  const token = makeToken();
  const { usableAt, expiresAt } = newMailLink(now);
  await sql(
    `insert into password_link (token_hash, partner_id, way, made_at, usable_at, expires_at)
     values ($1, $2, 'mail', $3, $4, $5)`,
    [tokenHash(token), partnerId, now, usableAt, expiresAt],
  );
  return token;
}

/** A link that is neither used nor ended. A rule decides whether it works now. */
export async function findPasswordLink(
  sql: Sql,
  token: string,
): Promise<StoredPasswordLink | null> {
  const [row] = await sql<StoredPasswordLink>(
    `select l.partner_id "partnerId", p.username, l.usable_at "usableAt",
            l.expires_at "expiresAt", l.way, l.code_word_hash "codeWordHash"
       from password_link l join partner p on p.id = l.partner_id
      where l.token_hash = $1 and l.used_at is null and l.ended_at is null`,
    [tokenHash(token)],
  );
  return row ?? null;
}

/** A partner's open link by staff, if there is one. */
export async function findOpenPasswordLink(
  sql: Sql,
  partnerId: string,
  now: Date,
): Promise<(PasswordLink & { readonly by: string }) | null> {
  const [row] = await sql<PasswordLink & { readonly by: string }>(
    `select usable_at "usableAt", expires_at "expiresAt", made_by "by" from password_link
      where partner_id = $1 and way = 'staff' and used_at is null and ended_at is null
        and expires_at > $2`,
    [partnerId, now],
  );
  return row ?? null;
}

/** False when the link was used or ended in the meantime. */
export async function redeemPasswordLink(sql: Sql, token: string, now: Date): Promise<boolean> {
  const rows = await sql(
    `update password_link set used_at = $2
      where token_hash = $1 and used_at is null and ended_at is null returning partner_id`,
    [tokenHash(token), now],
  );
  return rows.length === 1;
}

/** Ends the open links of one way, or of both. */
export async function endPasswordLinks(
  sql: Sql,
  partnerId: string,
  now: Date,
  way: LinkWay | null = null,
): Promise<void> {
  await sql(
    `update password_link set ended_at = $2
      where partner_id = $1 and used_at is null and ended_at is null
        and way = coalesce($3, way)`,
    [partnerId, now, way],
  );
}

/** Saves a password set without the old one, and starts the waiting period for payouts. */
export async function saveResetPassword(
  sql: Sql,
  partnerId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await sql(
    `update partner set password_hash = $2, password_changed_at = $3, password_reset_at = $3
      where id = $1`,
    [partnerId, passwordHash, now],
  );
}

/** When the login password was last set without the old one; null if it never was. */
export async function findPasswordResetAt(sql: Sql, partnerId: string): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }>(
    'select password_reset_at at from partner where id = $1',
    [partnerId],
  );
  return row?.at ?? null;
}

/** The member of staff who requested the link that last set the login password. */
export async function findLinkAsker(sql: Sql, partnerId: string): Promise<string | null> {
  const [row] = await sql<{ askedBy: string | null }>(
    `select asked_by "askedBy" from password_link
      where partner_id = $1 and way = 'staff' and used_at is not null
      order by used_at desc limit 1`,
    [partnerId],
  );
  return row?.askedBy ?? null;
}

/** The owner refuses link requests that are not confirmed yet. */
export async function refuseLinkRequests(sql: Sql, partnerId: string, now: Date): Promise<void> {
  await sql(
    `update password_link_request
        set decided_by = 'The partner', decided_at = $2, is_confirmed = false
      where partner_id = $1 and decided_at is null`,
    [partnerId, now],
  );
}
