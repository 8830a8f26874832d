import { emailLinkEnd } from '#domain/partner/email-link.ts';
import type { Sql } from '../../platform/database/database.ts';
import { createToken, hashToken } from '../../platform/process/process.ts';

/**
 * Creates a link and ends the previous one. Null when the account has another address by now, or
 * the address is confirmed already: a link sent to one address never confirms another.
 */
export async function createEmailLink(
  sql: Sql,
  partnerId: string,
  address: string,
  now: Date,
): Promise<string | null> {
  const token = createToken();
  const count = await sql.count`
    update partner
       set email_link_hash = ${hashToken(token)}, email_link_expires_at = ${emailLinkEnd(now)}
     where id = ${partnerId} and email = ${address} and email_confirmed_at is null
       and erased_at is null`;
  return count === 1 ? token : null;
}

/** False when there is no such link, or it was used or has expired. */
export async function redeemEmailLink(sql: Sql, token: string, now: Date): Promise<boolean> {
  const count = await sql.count`
    update partner
       set email_confirmed_at = ${now}, email_link_hash = null, email_link_expires_at = null
     where email_link_hash = ${hashToken(token)} and email_link_expires_at > ${now}`;
  return count === 1;
}

export interface PartnerEmail {
  readonly address: string;
  readonly isConfirmed: boolean;
}

/** Null when there is no address, or no login password that mail could reset. */
export async function findPartnerEmail(sql: Sql, partnerId: string): Promise<PartnerEmail | null> {
  return sql.maybeOne<PartnerEmail>`
    select email address, email_confirmed_at is not null is_confirmed
      from partner where id = ${partnerId} and email <> '' and password_hash is not null`;
}
