import type { Input } from '#contract/route.ts';
import type { login } from '#contract/session.ts';
import { type Attempt, fromAddress } from '#domain/partner/attempts.ts';
import { whyNotLogin } from '#domain/partner/login.ts';
import { usernameKey } from '#domain/partner/username.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { admitOwner } from './admit-owner.ts';
import type { Admitted } from './create-sessions.ts';
import { findKnownDevice } from './known-device.ts';
import type { PartnerCall } from './partner-services.ts';
import { findPartnerByUsernameKey } from './partner-store.ts';

/**
 * Anyone could use up a username's attempts. So each browser its owner has logged in with has its
 * own limit, and strangers share the username's. A username's known browsers share a wider limit,
 * and have an address limit of their own, which strangers cannot use up.
 */
function createAttempts(knownDevice: string | null, key: string, address: string): Attempt[] {
  if (knownDevice) {
    return [
      { limit: 'loginOfDevice', whose: knownDevice },
      { limit: 'loginOfDevices', whose: key },
      ...fromAddress('loginOfDevicesFromAddress', address),
    ];
  }
  return [{ limit: 'loginOfPartner', whose: key }, ...fromAddress('loginFromAddress', address)];
}

/**
 * Starts a session for the right username and password. A wrong username and a wrong password get
 * the same answer after the same time, and only the owner learns the account's status.
 */
export async function logIn(
  call: PartnerCall,
  { username, password }: Input<typeof login>,
): Promise<Admitted> {
  const now = call.now();
  refuse(whyNotLogin({ username, password }));
  const key = usernameKey(username);
  const partner = await findPartnerByUsernameKey(call.db.sql, key);
  const knownDevice = findKnownDevice(call, key, partner?.passwordChangedAt ?? null);

  const attempts = createAttempts(knownDevice, key, call.address);
  await call.attempts.take(attempts, now);

  const lane = knownDevice ? 'known' : 'strangers';
  const hash = partner?.passwordHash ?? null;
  const isRight = await call.passwords.matches(password, hash, lane);
  if (!partner || !isRight) throw new RefusalError('credentials_wrong');
  await call.attempts.giveBack(attempts);

  return admitOwner(call, { ...partner, usernameKey: key }, knownDevice, now);
}
