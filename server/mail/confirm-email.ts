import type {
  confirmEmail as confirmRoute,
  sendEmailLink as sendRoute,
  emailState as stateRoute,
} from '#contract/email.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { Refusal } from '#domain/refusal.ts';
import type { PartnerUseCase } from '../partner/partner.ts';
import { findUnconfirmed, redeemEmailLink } from './email-link-store.ts';
import { queueMailTo } from './mail-store.ts';

/** Wrong links count towards the address's rate limit, as those to a new password do. */
export const confirmEmail: PartnerUseCase<typeof confirmRoute> = async (call, { token }) => {
  const tries = fromAddress('linkFromAddress', call.address);
  await call.attempts.take(tries, call.now());
  const isConfirmed = await redeemEmailLink(call.db.sql, token, call.now());
  if (isConfirmed) await call.attempts.giveBack(tries);
  return { isConfirmed };
};

export const emailState: PartnerUseCase<typeof stateRoute> = async (call) => ({
  isMailOffered: call.isMailOffered,
  isConfirmed: (await findUnconfirmed(call.db.sql, call.member.id)) === null,
});

export const sendEmailLink: PartnerUseCase<typeof sendRoute> = async (call) => {
  if (!call.isMailOffered) throw new Refusal('call_not_found');
  const partnerId = call.member.id;
  const address = await findUnconfirmed(call.db.sql, partnerId);
  if (address === null) return {};
  const now = call.now();
  await call.attempts.take([{ limit: 'emailLinkOfPartner', whose: partnerId }], now);
  await queueMailTo(call.db.sql, { partnerId, what: 'confirm-email', address }, now);
  return {};
};
