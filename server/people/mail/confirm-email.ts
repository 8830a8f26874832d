import type {
  confirmEmail as confirmRoute,
  sendEmailLink as sendRoute,
  emailState as stateRoute,
} from '#contract/email.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { Refusal } from '#domain/refusal.ts';
import type { PartnerUseCase } from '../partner/partner-services.ts';
import { findOwnEmail, redeemEmailLink } from './email-link-store.ts';
import { queueMailTo } from './mail-store.ts';

/** Only wrong links count towards the address's rate limit, like wrong reset links. */
export const confirmEmail: PartnerUseCase<typeof confirmRoute> = async (call, { token }) => {
  const tries = fromAddress('linkFromAddress', call.address);
  const now = call.now();
  const confirmed = await call.attempts.open(
    tries,
    now,
    async () => (await redeemEmailLink(call.db.sql, token, now)) || null,
  );
  return { isConfirmed: confirmed !== null };
};

export const emailState: PartnerUseCase<typeof stateRoute> = async (call) => {
  const own = call.isMailOffered ? await findOwnEmail(call.db.sql, call.member.id) : null;
  return { isConfirmed: own?.isConfirmed ?? null };
};

export const sendEmailLink: PartnerUseCase<typeof sendRoute> = async (call) => {
  if (!call.isMailOffered) throw new Refusal('call_not_found');
  const partnerId = call.member.id;
  const own = await findOwnEmail(call.db.sql, partnerId);
  if (!own || own.isConfirmed) return {};
  const now = call.now();
  await call.attempts.take([{ limit: 'emailLinkOfPartner', whose: partnerId }], now);
  const link = { partnerId, what: 'confirm-email', address: own.address } as const;
  await queueMailTo(call.db.sql, link, now);
  return {};
};
