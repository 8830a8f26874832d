import { newMailLink, newPasswordLink, type PasswordLink } from '#domain/partner/password-link.ts';
import { insert, type Sql } from '../../platform/database/database.ts';
import { createToken, hashToken } from '../../platform/process/process.ts';

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
  /** The request that two members of staff decided. */
  readonly approvalId: string;
  readonly codeWordHash: Buffer;
}

/**
 * Creates a link by staff and ends the previous one. The caller must hold the account's lock, so
 * that there is never more than one.
 */
export async function insertPasswordLink(
  sql: Sql,
  { partnerId, approvalId, codeWordHash }: NewPasswordLink,
  now: Date,
): Promise<PasswordLink & { readonly token: string }> {
  await endPasswordLinks(sql, partnerId, now, 'staff');
  const token = createToken();
  const link = newPasswordLink(now);
  await insert(sql, 'password_link', {
    tokenHash: hashToken(token),
    partnerId,
    way: 'staff',
    approvalId,
    madeAt: now,
    usableAt: link.usableAt,
    expiresAt: link.expiresAt,
    codeWordHash,
  });
  return { ...link, token };
}

/** Creates a link by mail and ends the previous one, but none by staff: any stranger may ask. */
export async function insertMailLink(sql: Sql, partnerId: string, now: Date): Promise<string> {
  await endPasswordLinks(sql, partnerId, now, 'mail');
  const token = createToken();
  const { usableAt, expiresAt } = newMailLink(now);
  await insert(sql, 'password_link', {
    tokenHash: hashToken(token),
    partnerId,
    way: 'mail',
    madeAt: now,
    usableAt,
    expiresAt,
  });
  return token;
}

/** A link that is neither used nor ended. A rule decides whether it works now. */
export async function findPasswordLink(
  sql: Sql,
  token: string,
): Promise<StoredPasswordLink | null> {
  return sql.maybeOne<StoredPasswordLink>`
    select l.partner_id, p.username, l.usable_at, l.expires_at, l.way, l.code_word_hash
      from password_link l join partner p on p.id = l.partner_id
     where l.token_hash = ${hashToken(token)} and l.used_at is null and l.ended_at is null`;
}

/** A partner's open link by staff, if there is one. */
export async function findOpenPasswordLink(
  sql: Sql,
  partnerId: string,
  now: Date,
): Promise<(PasswordLink & { readonly by: string }) | null> {
  return sql.maybeOne<PasswordLink & { readonly by: string }>`
    select l.usable_at, l.expires_at, a.decider "by"
      from password_link l join approval a on a.id = l.approval_id
     where l.partner_id = ${partnerId} and l.used_at is null and l.ended_at is null
       and l.expires_at > ${now}`;
}

/** False when the link was used or ended in the meantime. */
export async function redeemPasswordLink(sql: Sql, token: string, now: Date): Promise<boolean> {
  const count = await sql.count`
    update password_link set used_at = ${now}
     where token_hash = ${hashToken(token)} and used_at is null and ended_at is null`;
  return count === 1;
}

/** Ends the open links of one way, or of both. */
export async function endPasswordLinks(
  sql: Sql,
  partnerId: string,
  now: Date,
  way: LinkWay | null = null,
): Promise<void> {
  await sql`
    update password_link set ended_at = ${now}
     where partner_id = ${partnerId} and used_at is null and ended_at is null
       and way = coalesce(${way}, way)`;
}

/** Saves a password set without the old one, and starts the waiting period for payouts. */
export async function saveResetPassword(
  sql: Sql,
  partnerId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await sql`
    update partner
       set password_hash = ${passwordHash}, password_changed_at = ${now},
           password_reset_at = ${now}
     where id = ${partnerId}`;
}

/** When the login password was last set without the old one; null if it never was. */
export async function findPasswordResetAt(sql: Sql, partnerId: string): Promise<Date | null> {
  const row = await sql.maybeOne<{ passwordResetAt: Date | null }>`
    select password_reset_at from partner where id = ${partnerId}`;
  return row?.passwordResetAt ?? null;
}

/** The member of staff, by id, who requested the link that last set the login password. */
export async function findLinkRequester(sql: Sql, partnerId: string): Promise<string | null> {
  const row = await sql.maybeOne<{ requestedBy: string }>`
    select a.requested_by from password_link l join approval a on a.id = l.approval_id
     where l.partner_id = ${partnerId} and l.used_at is not null
     order by l.used_at desc limit 1`;
  return row?.requestedBy ?? null;
}
