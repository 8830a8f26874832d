import type * as emailRoutes from '#contract/email.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { RefusalError } from '#domain/refusal.ts';
import { enqueueMessage } from '../outbox/outbox-store.ts';
import type { PartnerUseCases } from '../partner/partner-services.ts';
import { redeemEmailLink } from './email-link.ts';
import { findPartnerEmail } from './email-store.ts';

export const emailUseCases = {
  /** Only wrong links count towards the address's rate limit, like wrong reset links. */
  async confirmEmail(call, { token }) {
    const now = call.now();
    const isConfirmed = await call.attempts.open(
      fromAddress('linkFromAddress', call.address),
      now,
      async () => (await redeemEmailLink(call.db, token, now)) || null,
    );
    return { isConfirmed: isConfirmed !== null };
  },

  async emailState({ db, partner, isMailOffered }) {
    const partnerEmail = isMailOffered ? await findPartnerEmail(db.sql, partner.id) : null;
    return { isConfirmed: partnerEmail?.isConfirmed ?? null };
  },

  async sendEmailLink(call) {
    const { db, partner, attempts } = call;
    if (!call.isMailOffered) throw new RefusalError('call_not_found');

    const partnerId = partner.id;
    const partnerEmail = await findPartnerEmail(db.sql, partnerId);
    if (!partnerEmail || partnerEmail.isConfirmed) return {};

    const now = call.now();
    await attempts.take([{ limit: 'emailLinkOfPartner', whose: partnerId }], now);
    const recipient = { partnerId, address: partnerEmail.address };
    await db.transaction((sql) => enqueueMessage(sql, { kind: 'confirm-email', recipient }, now));
    return {};
  },
} satisfies PartnerUseCases<typeof emailRoutes>;
