import { emailLinkEnd } from '#domain/partner/email-link.ts';
import type { Db } from '../../platform/database/database.ts';
import { createLink, findLink, spendLink } from '../../platform/one-time-token/one-time-token.ts';
import { lockPartner } from '../partner/partner-store.ts';
import { lockUnconfirmedEmail, saveEmailConfirmed } from './email-store.ts';

interface EmailLink {
  readonly partnerId: string;
  readonly address: string;
}

/**
 * Creates a link and ends the previous one. Null when the account has another address by now, or
 * the address is confirmed already: a link sent to one address never confirms another, because a
 * change of the address ends it.
 */
export function createEmailLink(
  db: Db,
  { partnerId, address }: EmailLink,
  now: Date,
): Promise<string | null> {
  return db.transaction(async (sql) => {
    if (!(await lockUnconfirmedEmail(sql, partnerId, address))) return null;

    const link = { ownerId: partnerId, expiresAt: emailLinkEnd(now), codeWordHash: null };
    return createLink(sql, { ...link, purpose: 'confirm-email', details: {} }, now);
  });
}

/** False when there is no such link, or it was used, has ended or has expired. */
export function redeemEmailLink(db: Db, token: string, now: Date): Promise<boolean> {
  return db.transaction(async (sql) => {
    const link = await findLink(sql, ['confirm-email'], token, now);
    if (!link) return false;

    // The account is locked before its links, as when its address changes.
    await lockPartner(sql, link.ownerId);
    if (!(await spendLink(sql, link, now))) return false;

    await saveEmailConfirmed(sql, link.ownerId, now);
    return true;
  });
}
