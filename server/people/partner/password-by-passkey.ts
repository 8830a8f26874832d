import type { setPasswordByPasskey as route } from '#contract/passkey.ts';
import { whyNotNewPassword } from '#domain/partner/password-link.ts';
import { usernameKey } from '#domain/partner/username.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { keepDeviceOf } from './known-device.ts';
import { findObjection } from './objection-store.ts';
import { checkOwnSignature } from './own-signature.ts';
import type { PartnerUseCase } from './partner-services.ts';
import { getPartner, lockPartner } from './partner-store.ts';
import { resetPassword } from './reset-password.ts';
import { endSessionIn } from './session-store.ts';

/**
 * Sets a new login password for a partner who forgot it and logged in with a passkey. This session
 * ends first: the one that is kept for an objection must not be the one that sets the password.
 */
export const setPasswordByPasskey: PartnerUseCase<typeof route> = async (call, input) => {
  const { db, member } = call;
  const { username } = await getPartner(db.sql, member.id);
  if (username === null) throw new Refusal('login_password_none');
  refuse(whyNotNewPassword(input, username));
  // One moment for all of it: an objection ends what was used from then on.
  const now = await checkOwnSignature(call, member, 'password', input.passkey);
  const passwordHash = await call.passwords.hash(input.newPassword, 'known');
  await db.transaction(async (sql) => {
    const partnerId = member.id;
    await lockPartner(sql, partnerId);
    // Whoever set the password that its owner objects to may hold a passkey too.
    if (await findObjection(sql, partnerId)) throw new Refusal('password_objected');
    await endSessionIn(sql, partnerId, member.sessionId, now);
    await resetPassword(sql, { partnerId, passwordHash, what: 'password-by-passkey' }, now);
  });
  keepDeviceOf(call, usernameKey(username), now);
  return {};
};
