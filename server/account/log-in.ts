import type { login } from '#contract/account.ts';
import { addressKey } from '#domain/account/attempts.ts';
import { whyNotLogin } from '#domain/account/login.ts';
import { usernameKey } from '#domain/account/username.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import type { UseCase } from '../parts.ts';
import type { Attempt } from './attempt-store.ts';
import { refuseUse } from './refuse-use.ts';

/**
 * Starts a session for the right username and password. A wrong name and a wrong password are
 * told the same after the same time, and the state of an account only its owner hears.
 */
export const logIn: UseCase<typeof login> = async (call, input) => {
  const now = call.now();
  refuse(whyNotLogin(input));
  const tries: Attempt[] = [
    { limit: 'loginOfAccount', whose: usernameKey(input.username) },
    { limit: 'loginFromAddress', whose: addressKey(call.address) },
  ];
  const [account] = await Promise.all([
    call.accounts.findByUsername(input.username),
    call.attempts.take(tries, now),
  ]);
  const isRight = await call.passwords.matches(input.password, account?.passwordHash ?? null);
  if (!account || !isRight) throw new Refusal('credentials_wrong');
  const { device, address } = call;
  const start = () => call.sessions.start({ partnerId: account.id, device, address, now });
  await refuseUse(account, start);
  const [admitted] = await Promise.all([start(), call.attempts.giveBack(tries)]);
  return admitted;
};
