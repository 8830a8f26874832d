import type { updatePassword as updatePasswordRoute } from '#contract/password.ts';
import { whyNotPasswordChange } from '#domain/partner/password.ts';
import { usernameKey } from '#domain/partner/username.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { leaveNotice } from '../notice/notice-store.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { keepDeviceOf } from './known-device.ts';
import type { PartnerUseCase } from './partner-services.ts';
import { getPartner, lockPartner, savePassword } from './partner-store.ts';
import { endPasswordLinks } from './password-link-store.ts';
import { endAllSessions } from './session-store.ts';

/** Changes the login password and ends every session, this one included. */
export const updatePassword: PartnerUseCase<typeof updatePasswordRoute> = async (call, input) => {
  const now = call.now();
  const partner = await getPartner(call.db.sql, call.member.id);
  refuse(whyNotPasswordChange(input, partner.username ?? ''));
  const isRight = await checkOwnPassword(call, partner, input.oldPassword);
  if (!isRight) throw new Refusal('password_old_wrong', { field: 'oldPassword' });
  const passwordHash = await call.passwords.hash(input.newPassword, 'known');
  await call.db.transaction(async (sql) => {
    const locked = await lockPartner(sql, partner.id);
    // Someone changed the password while we were hashing, so the old one is no longer valid.
    if (locked.passwordHash !== partner.passwordHash) {
      throw new Refusal('password_old_wrong', { field: 'oldPassword' });
    }
    await savePassword(sql, partner.id, passwordHash, now);
    await endAllSessions(sql, partner.id, now);
    // An owner who knows the password needs no reset link, and may not have requested it.
    await endPasswordLinks(sql, partner.id, now);
    await leaveNotice(sql, { partnerId: partner.id, at: now, what: 'password-changed' });
  });
  // The new password invalidated all device tokens, so give the owner's browser a new one.
  if (partner.username !== null) keepDeviceOf(call, usernameKey(partner.username), now);
  return {};
};
