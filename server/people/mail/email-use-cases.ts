import type * as email from '#contract/email.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { Refusal } from '#domain/refusal.ts';
import type { PartnerUseCases } from '../partner/partner-services.ts';
import { findOwnEmail, redeemEmailLink } from './email-link-store.ts';
import { queueMailTo } from './mail-store.ts';

export const emailUseCases = {
  /** Only wrong links count towards the address's rate limit, like wrong reset links. */
  async confirmEmail(call, { token }) {
    const now = call.now();
    const confirmed = await call.attempts.open(
      fromAddress('linkFromAddress', call.address),
      now,
      async () => (await redeemEmailLink(call.db.sql, token, now)) || null,
    );
    return { isConfirmed: confirmed !== null };
  },

  async emailState({ db, member, isMailOffered }) {
    const own = isMailOffered ? await findOwnEmail(db.sql, member.id) : null;
    return { isConfirmed: own?.isConfirmed ?? null };
  },

  async sendEmailLink(call) {
    const { db, member, attempts } = call;
    if (!call.isMailOffered) throw new Refusal('call_not_found');
    const partnerId = member.id;
    const own = await findOwnEmail(db.sql, partnerId);
    if (!own || own.isConfirmed) return {};

    const now = call.now();
    await attempts.take([{ limit: 'emailLinkOfPartner', whose: partnerId }], now);
    const link = { partnerId, what: 'confirm-email', address: own.address } as const;
    await queueMailTo(db.sql, link, now);
    return {};
  },
} satisfies PartnerUseCases<typeof email>;
