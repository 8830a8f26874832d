import type { login } from '#contract/account.ts';
import { addressKey } from '#domain/account/attempts.ts';
import { whyNotLogin } from '#domain/account/login.ts';
import { usernameKey } from '#domain/account/username.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import type { UseCase } from '../parts.ts';
import type { Attempt } from './attempt-store.ts';
import { keepDeviceOf, knownDeviceOf } from './known-device.ts';
import { refuseUse } from './refuse-use.ts';

/**
 * Anybody could use up the tries of a name. So a browser that its owner has logged in with has
 * tries of its own, and strangers share those of the name.
 */
function triesOf(device: string | null, key: string, address: string): Attempt[] {
  if (device) return [{ limit: 'loginOfDevice', whose: device }];
  return [
    { limit: 'loginOfAccount', whose: key },
    { limit: 'loginFromAddress', whose: addressKey(address) },
  ];
}

/**
 * Starts a session for the right username and password. A wrong name and a wrong password are
 * told the same after the same time, and the state of an account only its owner hears.
 */
export const logIn: UseCase<typeof login> = async (call, input) => {
  const now = call.now();
  refuse(whyNotLogin(input));
  const key = usernameKey(input.username);
  const known = knownDeviceOf(call, key);
  const tries = triesOf(known, key, call.address);
  const taking = call.attempts.take(tries, now);
  if (taking) await taking;
  const account = await call.accounts.findByKey(key);
  const isRight = await call.passwords.matches(input.password, account?.passwordHash ?? null);
  if (!account || !isRight) throw new Refusal('credentials_wrong');
  call.attempts.giveBack(tries);
  keepDeviceOf(call, key, known);
  const { device, address } = call;
  const { id: partnerId, passwordChangedAt } = account;
  const started = { partnerId, device, address, now, passwordChangedAt };
  const admitted = await call.sessions.start(started);
  refuseUse(account, admitted);
  return admitted;
};
