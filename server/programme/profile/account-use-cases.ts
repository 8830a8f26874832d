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
    const partner = await getPartner(sql, call.partner.id);

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
    const { db, partner, attempts } = call;

    const account = await getPartner(db.sql, partner.id);
    const { nickname, language } = input;
    const email = input.email?.trim() ?? account.email;
    const phone = input.phone === undefined ? account.phone : phoneKey(input.phone.trim());
    const changesContact = email !== account.email || phone !== account.phone;

    if (!changesContact && nickname === undefined && language === undefined) {
      throw new RefusalError('nothing_changed');
    }

    const now = call.now();
    const change = {
      nickname:
        nickname === undefined ? null : nickname.trim() || account.username || account.nickname,
      language: language ?? null,
      email,
      phone,
      contactChangedAt: changesContact ? now : null,
    };
    if (!changesContact) {
      await saveProfile(db.sql, account.id, change);
      return {};
    }

    const contactAttempt = [{ limit: 'contactOfPartner', whose: account.id } as const];
    await attempts.take(contactAttempt, now);

    const saved = db.transaction(async (sql) => {
      await lockPayPassword(sql, account.id);
      const subject = { action: 'contact', email, phone } as const;
      await takeConfirmation(sql, partner, input.confirmation ?? '', subject, now);

      const current = await lockPartner(sql, account.id);
      if (email !== current.email) await endLinks(sql, ['confirm-email'], account.id, now);
      await saveProfile(sql, account.id, change);
      await endPasswordLinks(sql, account.id, now);

      const kind = 'contact-changed';
      await leaveNotice(sql, { partnerId: account.id, createdAt: now, kind });
      if (call.isMailOffered && account.email !== '') {
        const recipient = { partnerId: account.id, address: account.email };
        await enqueueMessage(sql, { kind, recipient }, now);
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
