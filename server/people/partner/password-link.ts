import type {
  lookAtPasswordLink as lookRoute,
  setPasswordByLink as setRoute,
} from '#contract/password.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import {
  heldBack,
  whyNotLink,
  whyNotNewPassword,
  whyNotWord,
  whyNotYet,
} from '#domain/partner/password-link.ts';
import { usernameKey } from '#domain/partner/username.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { codeWordHashOf } from './code-word.ts';
import { findCutOffAt } from './kept-session-store.ts';
import { keepDeviceOf } from './known-device.ts';
import type { PartnerServices, PartnerUseCase } from './partner-services.ts';
import { lockPartner } from './partner-store.ts';
import {
  findPasswordLink,
  redeemPasswordLink,
  type StoredPasswordLink,
} from './password-link-store.ts';
import { resetPassword } from './reset-password.ts';

type Asked = PartnerServices & { readonly address: string };

/** Only wrong links and words count towards the address's rate limit. */
async function getLink(
  call: Asked,
  token: string,
  word: string | null = null,
): Promise<StoredPasswordLink> {
  const now = call.now();
  const link = await findPasswordLink(call.db.sql, token);
  const isWord = word === null || (link?.codeWordHash?.equals(codeWordHashOf(word)) ?? true);
  const no = whyNotLink(link, now) ?? whyNotWord(isWord);
  const tries = fromAddress('linkFromAddress', call.address);
  const found = await call.attempts.open(tries, now, async () => (no ? null : link));
  refuse(no);
  if (!found) throw new Error('A link without a problem vanished');
  return found.way === 'mail'
    ? found
    : heldBack(found, await findCutOffAt(call.db.sql, found.partnerId, now));
}

export const lookAtPasswordLink: PartnerUseCase<typeof lookRoute> = async (call, { token }) => {
  const { username, usableAt, expiresAt, way } = await getLink(call, token);
  return {
    username,
    usableAt: usableAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    needsWord: way === 'staff',
  };
};

/** Sets the password once, by a link of either way. */
export const setPasswordByLink: PartnerUseCase<typeof setRoute> = async (call, input) => {
  const { partnerId, username, ...link } = await getLink(call, input.token, input.word);
  refuse(whyNotYet(link, call.now()));
  refuse(whyNotNewPassword(input, username));
  const passwordHash = await call.passwords.hash(input.newPassword, 'known');
  const now = call.now();
  await call.db.transaction(async (sql) => {
    await lockPartner(sql, partnerId);
    if (!(await redeemPasswordLink(sql, input.token, now))) {
      throw new Refusal('password_link_invalid');
    }
    const what = link.way === 'mail' ? 'password-by-mail' : 'password-reset';
    await resetPassword(sql, { partnerId, passwordHash, what }, now);
  });
  keepDeviceOf(call, usernameKey(username), now);
  return {};
};
