import type { login } from '#contract/session.ts';
import { type Attempt, fromAddress } from '#domain/partner/attempts.ts';
import { whyNotLogin } from '#domain/partner/login.ts';
import { usernameKey } from '#domain/partner/username.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { leaveNotice } from '../notice/notice-store.ts';
import { startSession } from './create-sessions.ts';
import { keepDeviceOf, knownDeviceOf } from './known-device.ts';
import type { PartnerUseCase } from './partner-services.ts';
import { findPartnerByKey } from './partner-store.ts';
import { refuseUse } from './refuse-use.ts';

/**
 * Anyone could use up a username's attempts. So each browser its owner has logged in with has its
 * own limit, and strangers share the username's. A username's known browsers share a wider limit,
 * and have an address limit of their own, which strangers cannot use up.
 */
function triesOf(device: string | null, key: string, address: string): Attempt[] {
  if (device) {
    return [
      { limit: 'loginOfDevice', whose: device },
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
export const logIn: PartnerUseCase<typeof login> = async (call, input) => {
  const now = call.now();
  refuse(whyNotLogin(input));
  const key = usernameKey(input.username);
  const partner = await findPartnerByKey(call.db.sql, key);
  const changedAt = partner?.passwordChangedAt ?? null;
  const known = knownDeviceOf(call, key, changedAt);
  const tries = triesOf(known, key, call.address);
  await call.attempts.take(tries, now);
  const lane = known ? 'known' : 'strangers';
  const hash = partner?.passwordHash ?? null;
  const isRight = await call.passwords.matches(input.password, hash, lane);
  if (!partner || !isRight) throw new Refusal('credentials_wrong');
  await call.attempts.giveBack(tries);
  keepDeviceOf(call, key, changedAt, known);
  const { device, address } = call;
  const { id: partnerId, passwordChangedAt } = partner;
  const started = { partnerId, device, address, now, passwordChangedAt };
  const admitted = await startSession(call.db.sql, started);
  if (!known) await leaveNotice(call.db.sql, { partnerId, at: now, what: 'login-new-device' });
  refuseUse(partner, admitted);
  return admitted;
};
