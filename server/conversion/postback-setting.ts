import { randomBytes } from 'node:crypto';
import type { postbackSetting as readRoute, setPostback as setRoute } from '#contract/outbound.ts';
import { whyNotOutboundUrl } from '#domain/conversion/outbound.ts';
import { refuse } from '#domain/refusal.ts';
import { lockPartner } from '../partner/partner.ts';
import type { UseCase } from '../services/services.ts';
import { findSetting, listAttempts, saveSetting } from './outbound-store.ts';
import { sealSecret } from './seal-postback-secret.ts';

const attemptsShown = 50;

/** A partner's postback URL, and the latest attempts to reach it. */
export const postbackSetting: UseCase<typeof readRoute> = async ({ db, member }) => {
  const setting = await findSetting(db.sql, member.id);
  const attempts = await listAttempts(db.sql, member.id, attemptsShown);
  return {
    url: setting?.url ?? null,
    kid: setting?.url ? setting.kid : null,
    attempts: attempts.map(({ at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
  };
};

/** Sets the URL with a new key, which is shown once; a null URL turns postbacks off. */
export const setPostback: UseCase<typeof setRoute> = async (call, { url }) => {
  if (url !== null) refuse(whyNotOutboundUrl(url));
  const partnerId = call.member.id;
  const kid = randomBytes(6).toString('hex');
  const secret = randomBytes(32).toString('hex');
  const place = { merchantId: partnerId, kid, secret: Buffer.from(secret) };
  await call.db.transaction(async (sql) => {
    // Two settings at once would take the same number.
    await lockPartner(sql, partnerId);
    const before = await findSetting(sql, partnerId);
    const no = (before?.no ?? 0) + 1;
    const sealed = sealSecret(call.secrets, place);
    await saveSetting(sql, partnerId, { no, url, kid, secret: sealed, at: call.now() });
  });
  return { url, kid: url === null ? null : kid, secret: url === null ? null : secret };
};
