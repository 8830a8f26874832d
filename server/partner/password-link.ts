import type {
  lookAtPasswordLink as lookRoute,
  setPasswordByLink as setRoute,
} from '#contract/password-link.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import {
  whyNotLink,
  whyNotNewPassword,
  whyNotWord,
  whyNotYet,
} from '#domain/partner/password-link.ts';
import { usernameKey } from '#domain/partner/username.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { restartReset } from '../confirmation/confirmation.ts';
import { leaveNotice } from '../notice/notice.ts';
import { keepOneSession } from './kept-session-store.ts';
import { keepDeviceOf } from './known-device.ts';
import type { PartnerServices, PartnerUseCase } from './partner-services.ts';
import {
  findPasswordLink,
  redeemPasswordLink,
  type StoredPasswordLink,
  saveResetPassword,
} from './password-link-store.ts';
import { endAllSessions } from './session-store.ts';
import { wordHashOf } from './word-hash.ts';

type Asked = PartnerServices & { readonly address: string };

/** Wrong links and words count towards the address's rate limit, so that nobody can guess one. */
async function getLink(
  call: Asked,
  token: string,
  word: string | null = null,
): Promise<StoredPasswordLink> {
  const tries = fromAddress('linkFromAddress', call.address);
  await call.attempts.take(tries, call.now());
  const link = await findPasswordLink(call.db.sql, token);
  refuse(whyNotLink(link, call.now()));
  if (word !== null) refuse(whyNotWord(link?.wordHash.equals(wordHashOf(word)) ?? true));
  await call.attempts.giveBack(tries);
  return link as StoredPasswordLink;
}

export const lookAtPasswordLink: PartnerUseCase<typeof lookRoute> = async (call, { token }) => {
  const { username, usableAt, expiresAt } = await getLink(call, token);
  return {
    username,
    usableAt: usableAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
};

/**
 * Sets the password once. All sessions end except one, which may only read and object. Payouts wait
 * for a day, and a pending reset of the transaction password restarts.
 */
export const setPasswordByLink: PartnerUseCase<typeof setRoute> = async (call, input) => {
  const { partnerId, username, ...link } = await getLink(call, input.token, input.word);
  refuse(whyNotYet(link, call.now()));
  refuse(whyNotNewPassword(input, username));
  const passwordHash = await call.passwords.hash(input.newPassword, 'known');
  const now = call.now();
  await call.db.transaction(async (sql) => {
    if (!(await redeemPasswordLink(sql, input.token, now))) {
      throw new Refusal('password_link_invalid');
    }
    await keepOneSession(sql, partnerId, now);
    await saveResetPassword(sql, partnerId, passwordHash, now);
    await endAllSessions(sql, partnerId, now);
    await restartReset(sql, partnerId, now);
    await leaveNotice(sql, { partnerId, at: now, what: 'password-reset' });
  });
  keepDeviceOf(call, usernameKey(username), now);
  return {};
};
