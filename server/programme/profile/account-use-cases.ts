import type * as account from '#contract/account.ts';
import type { Input } from '#contract/route.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { creditScoreOf } from '#domain/level/credit.ts';
import { levelOf } from '#domain/level/level.ts';
import { phoneKey, whyNotEmail, whyNotPhone } from '#domain/partner/contact.ts';
import { whyNotNickname } from '#domain/partner/register.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { getBalances } from '../../books/ledger/ledger.ts';
import { lockPayPassword, takeConfirmation } from '../../people/confirmation/confirmation.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { enqueueMessage } from '../../people/outbox/outbox.ts';
import { endPasswordLinks, getPartner, lockPartner } from '../../people/partner/partner.ts';
import { endLinks } from '../../platform/one-time-token/one-time-token.ts';
import { sumFacts } from '../level/level-store.ts';
import { findVipUntil } from '../level/vip-store.ts';
import { saveProfile } from './profile-store.ts';

export const accountUseCases = {
  /** The account of this session, with its customer-service channels. */
  async userInfo(call) {
    const { sql } = call.db;
    const { configuration } = call.settings;
    const partner = await getPartner(sql, call.member.id);

    const { consumed, points } = await sumFacts(sql, partner.id);
    const wallet = await getBalances(sql, partner.id);

    return {
      ...partner,
      username: partner.username ?? partner.nickname,
      shopLevel: levelOf(consumed),
      creditScore: creditScoreOf(points),
      vipUntil: await findVipUntil(sql, partner.id, call.now()),
      deposit: balanceIn(wallet, 'deposit'),
      customer_service_url: configuration.customerService,
      recharge_customer_service_url: configuration.rechargeService,
    };
  },

  /**
   * Changes what the partner may change. A change of email or phone takes the transaction password,
   * pauses payouts and ends links to a new login password, since they were sent to the old ones. A
   * new address starts unconfirmed and ends the link sent to the old one; the mail job asks for it
   * to be confirmed.
   */
  async editUserInfo(call, input) {
    refuse(whyNotEdit(input));
    const { db, member, attempts } = call;

    const partner = await getPartner(db.sql, member.id);
    const { nickname, language } = input;
    const email = input.email?.trim() ?? partner.email;
    const phone = input.phone === undefined ? partner.phone : phoneKey(input.phone.trim());
    const changesContact = email !== partner.email || phone !== partner.phone;

    if (!changesContact && nickname === undefined && language === undefined) {
      throw new RefusalError('nothing_changed');
    }

    const now = call.now();
    const change = {
      nickname:
        nickname === undefined ? null : nickname.trim() || partner.username || partner.nickname,
      language: language ?? null,
      email,
      phone,
      contactChangedAt: changesContact ? now : null,
    };
    if (!changesContact) {
      await saveProfile(db.sql, partner.id, change);
      return {};
    }

    const contactAttempt = [{ limit: 'contactOfPartner', whose: partner.id } as const];
    await attempts.take(contactAttempt, now);

    const saved = db.transaction(async (sql) => {
      await lockPayPassword(sql, partner.id);
      const subject = { action: 'contact', email, phone } as const;
      await takeConfirmation(sql, member, input.confirmation ?? '', subject, now);

      const current = await lockPartner(sql, partner.id);
      if (email !== current.email) await endLinks(sql, ['confirm-email'], partner.id, now);
      await saveProfile(sql, partner.id, change);
      await endPasswordLinks(sql, partner.id, now);

      const what = 'contact-changed';
      await leaveNotice(sql, { partnerId: partner.id, at: now, what });
      if (call.isMailOffered && partner.email !== '') {
        const recipient = { partnerId: partner.id, address: partner.email };
        await enqueueMessage(sql, { kind: what, recipient }, now);
      }
    });

    await saved.catch(async (error) => {
      await attempts.giveBack(contactAttempt);
      throw error;
    });
    return {};
  },
} satisfies UseCases<typeof account>;

function whyNotEdit({ nickname, email, phone }: Input<typeof account.editUserInfo>) {
  return (
    (nickname === undefined ? null : whyNotNickname(nickname)) ??
    (email === undefined ? null : whyNotEmail(email.trim())) ??
    (phone === undefined ? null : whyNotPhone(phone.trim()))
  );
}
