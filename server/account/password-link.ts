import type {
  lookAtPasswordLink as lookRoute,
  setPasswordByLink as setRoute,
} from '#contract/password-link.ts';
import { whyNotLink, whyNotNewPassword, whyNotYet } from '#domain/account/password-link.ts';
import { usernameKey } from '#domain/account/username.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { leaveNotice } from '../notification/notice-store.ts';
import type { Parts, UseCase } from '../parts.ts';
import { fromAddress } from './attempt-store.ts';
import { keepDeviceOf } from './known-device.ts';
import {
  claimPasswordLink,
  findPasswordLink,
  type StoredPasswordLink,
  saveResetPassword,
} from './password-link-store.ts';
import { endAllSessions } from './session-store.ts';

type Asked = Parts & { readonly address: string };

/** Wrong links are counted by address: nobody finds one by trying. */
async function getLink(call: Asked, token: string): Promise<StoredPasswordLink> {
  const tries = fromAddress('linkFromAddress', call.address);
  await call.attempts.take(tries, call.now());
  const link = await findPasswordLink(call.db.sql, token);
  refuse(whyNotLink(link, call.now()));
  call.attempts.giveBack(tries);
  return link as StoredPasswordLink;
}

export const lookAtPasswordLink: UseCase<typeof lookRoute> = async (call, { token }) => {
  const { username, usableAt, expiresAt } = await getLink(call, token);
  return { username, usableAt: usableAt.toISOString(), expiresAt: expiresAt.toISOString() };
};

/** Sets the password once. Whoever was in is out, and no money leaves for a day. */
export const setPasswordByLink: UseCase<typeof setRoute> = async (call, input) => {
  const { partnerId, username, ...link } = await getLink(call, input.token);
  refuse(whyNotYet(link, call.now()));
  refuse(whyNotNewPassword(input, username));
  const passwordHash = await call.passwords.hash(input.newPassword, 'known');
  const now = call.now();
  await call.db.transaction(async (sql) => {
    if (!(await claimPasswordLink(sql, input.token, now))) {
      throw new Refusal('password_link_invalid');
    }
    await saveResetPassword(sql, partnerId, passwordHash, now);
    await endAllSessions(sql, partnerId, now);
    await leaveNotice(sql, { partnerId, at: now, what: 'password-reset' });
  });
  keepDeviceOf(call, usernameKey(username), now);
  return {};
};
