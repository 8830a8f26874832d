import { newMailLink, newPasswordLink, type PasswordLink } from '#domain/partner/password-link.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  createLink,
  endLinks,
  findLink,
  type OneTimeLink,
} from '../../platform/one-time-token/one-time-token.ts';
import { getPartner } from './partner-store.ts';

export interface StoredPasswordLink extends OneTimeLink<'password-by-staff' | 'password-by-mail'> {
  readonly username: string;
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
  const times = newPasswordLink(now);
  const link = { ...times, ownerId: partnerId, approvalId, codeWordHash, details: {} };
  const token = await createLink(sql, { ...link, purpose: 'password-by-staff' }, now);
  return { ...times, token };
}

/** Creates a link by mail and ends the previous one, but none by staff: any stranger may ask. */
export async function insertMailLink(sql: Sql, partnerId: string, now: Date): Promise<string> {
  const link = { ...newMailLink(now), ownerId: partnerId, codeWordHash: null, details: {} };
  return createLink(sql, { ...link, purpose: 'password-by-mail' }, now);
}

/** A link that is neither used nor ended. A rule decides whether it works now. */
export async function findPasswordLink(
  sql: Sql,
  token: string,
  now: Date,
): Promise<StoredPasswordLink | null> {
  const link = await findLink(sql, ['password-by-staff', 'password-by-mail'], token, now);
  if (!link) return null;

  const { username } = await getPartner(sql, link.ownerId);
  if (username === null) throw new Error('Links to a password are for those who registered');
  return { ...link, username };
}

/** A partner's open link by staff, if there is one. */
export async function findOpenPasswordLink(
  sql: Sql,
  partnerId: string,
  now: Date,
): Promise<(PasswordLink & { readonly by: string }) | null> {
  // Whoever approved the link, which the owner reads as the one it is by.
  return sql.maybeOne<PasswordLink & { readonly by: string }>`
    select l.usable_at, l.expires_at, a.decider "by"
      from one_time_token l join approval a on a.id = l.approval_id
     where l.owner_id = ${partnerId} and l.purpose = 'password-by-staff'
       and l.used_at is null and l.ended_at is null and l.expires_at > ${now}`;
}

/** Ends the open links by staff and by mail. */
export async function endPasswordLinks(sql: Sql, partnerId: string, now: Date): Promise<void> {
  await endLinks(sql, ['password-by-staff', 'password-by-mail'], partnerId, now);
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
    select a.requested_by from one_time_token l join approval a on a.id = l.approval_id
     where l.owner_id = ${partnerId} and l.is_history
     order by l.used_at desc limit 1`;
  return row?.requestedBy ?? null;
}
