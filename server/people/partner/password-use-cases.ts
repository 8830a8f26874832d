import type * as passwordRoutes from '#contract/password.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { whyNotPasswordChange } from '#domain/partner/password.ts';
import {
  heldBack,
  whyNotLink,
  whyNotNewPassword,
  whyNotWord,
  whyNotYet,
} from '#domain/partner/password-link.ts';
import { usernameKey } from '#domain/partner/username.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { spendLink } from '../../platform/one-time-token/one-time-token.ts';
import { leaveNotice } from '../notice/notice-store.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { hashCodeWord } from './code-word.ts';
import { findCutOffAt } from './kept-session-store.ts';
import { rememberDevice } from './known-device.ts';
import type { PartnerCall, PartnerUseCases } from './partner-services.ts';
import { getPartner, lockPartner, savePassword } from './partner-store.ts';
import {
  endPasswordLinks,
  findPasswordLink,
  type StoredPasswordLink,
} from './password-link-store.ts';
import { resetPassword } from './reset-password.ts';
import { endAllSessions } from './session-store.ts';

export const passwordUseCases = {
  async lookAtPasswordLink(call, { token }) {
    const { username, usableAt, expiresAt, purpose } = await getLink(call, token);
    return { username, usableAt, expiresAt, needsWord: purpose === 'password-by-staff' };
  },

  /** Sets the password once, by a link of either way. */
  async setPasswordByLink(call, input) {
    const link = await getLink(call, input.token, input.word);
    const { ownerId: partnerId, username } = link;
    refuse(whyNotYet(link, call.now()));
    refuse(whyNotNewPassword(input, username));
    const passwordHash = await call.passwords.hash(input.newPassword, 'known');

    const now = call.now();
    await call.db.transaction(async (sql) => {
      await lockPartner(sql, partnerId);
      if (!(await spendLink(sql, link, now))) {
        throw new RefusalError('password_link_invalid');
      }
      const noticeKind =
        link.purpose === 'password-by-mail' ? 'password-by-mail' : 'password-reset';
      await resetPassword(sql, { partnerId, passwordHash, noticeKind }, now);
    });
    rememberDevice(call, usernameKey(username), now);
    return {};
  },

  /** Changes the login password and ends every session, this one included. */
  async updatePassword(call, input) {
    const now = call.now();
    const partner = await getPartner(call.db.sql, call.partner.id);
    refuse(whyNotPasswordChange(input, partner.username ?? ''));
    const isRight = await checkOwnPassword(call, partner, input.oldPassword);
    if (!isRight) throw new RefusalError('password_old_wrong', { field: 'oldPassword' });
    const passwordHash = await call.passwords.hash(input.newPassword, 'known');

    await call.db.transaction(async (sql) => {
      const lockedPartner = await lockPartner(sql, partner.id);
      // Someone changed the password while we were hashing, so the old one is no longer valid.
      if (lockedPartner.passwordHash !== partner.passwordHash) {
        throw new RefusalError('password_old_wrong', { field: 'oldPassword' });
      }

      await savePassword(sql, partner.id, passwordHash, now);
      await endAllSessions(sql, partner.id, now);
      // An owner who knows the password needs no reset link, and may not have requested it.
      await endPasswordLinks(sql, partner.id, now);
      await leaveNotice(sql, { partnerId: partner.id, createdAt: now, kind: 'password-changed' });
    });
    // The new password invalidated all device tokens, so give the owner's browser a new one.
    if (partner.username !== null) rememberDevice(call, usernameKey(partner.username), now);
    return {};
  },
} satisfies PartnerUseCases<typeof passwordRoutes>;

/** Only wrong links and words count towards the address's rate limit. */
async function getLink(
  call: PartnerCall,
  token: string,
  word: string | null = null,
): Promise<StoredPasswordLink> {
  const { sql } = call.db;
  const now = call.now();
  const link = await findPasswordLink(sql, token, now);
  const isRightWord = word === null || (link?.codeWordHash?.equals(hashCodeWord(word)) ?? true);
  const problem = whyNotLink(link, now) ?? whyNotWord(isRightWord);

  const attempts = fromAddress('linkFromAddress', call.address);
  const openedLink = await call.attempts.open(attempts, now, async () => (problem ? null : link));
  refuse(problem);
  if (!openedLink) throw new Error('A link without a problem vanished');
  if (openedLink.purpose === 'password-by-mail') return openedLink;
  return heldBack(openedLink, await findCutOffAt(sql, openedLink.ownerId, now));
}
