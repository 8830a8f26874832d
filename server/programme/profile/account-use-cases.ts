import type { editUserInfo as editRoute, userInfo as infoRoute } from '#contract/account.ts';
import type { Input } from '#contract/route.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { creditScoreOf } from '#domain/level/credit.ts';
import { levelOf } from '#domain/level/level.ts';
import { formatMicro } from '#domain/money.ts';
import { phoneKey, whyNotEmail, whyNotPhone } from '#domain/partner/contact.ts';
import { whyNotNickname } from '#domain/partner/register.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { balancesOf } from '../../books/ledger/ledger.ts';
import { lockPayPassword, takeConfirmation } from '../../people/confirmation/confirmation.ts';
import { queueMailTo } from '../../people/mail/mail.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { endPasswordLinks, getPartner } from '../../people/partner/partner.ts';
import { sumFacts } from '../level/level-store.ts';
import { findVipUntil } from '../level/vip-store.ts';
import { saveProfile } from './profile-store.ts';

/** The account of this session, with its customer-service channels. */
export const userInfo: UseCase<typeof infoRoute> = async (call) => {
  const partner = await getPartner(call.db.sql, call.member.id);
  const { configuration } = call.settings;
  const { sql } = call.db;
  const { consumed, points } = await sumFacts(sql, partner.id);
  const vipUntil = await findVipUntil(sql, partner.id, call.now());
  const wallet = await balancesOf(sql, partner.id);
  return {
    ...partner,
    username: partner.username ?? partner.nickname,
    shopLevel: levelOf(consumed),
    creditScore: creditScoreOf(points),
    vipUntil: vipUntil?.toISOString() ?? null,
    deposit: formatMicro(balanceIn(wallet, 'deposit')),
    customer_service_url: configuration.customerService,
    recharge_customer_service_url: configuration.rechargeService,
  };
};

/**
 * Changes what the partner may change. A change of email or phone takes the transaction password,
 * pauses payouts and ends links to a new login password, since they were sent to the old ones. A
 * new address starts unconfirmed; the mail job asks for it to be confirmed.
 */
export const editUserInfo: UseCase<typeof editRoute> = async (call, input) => {
  refuse(whyNotEdit(input));
  const partner = await getPartner(call.db.sql, call.member.id);
  const email = input.email?.trim() ?? partner.email;
  const phone = input.phone === undefined ? partner.phone : phoneKey(input.phone.trim());
  const isContact = email !== partner.email || phone !== partner.phone;
  const { nickname, language } = input;
  if (!isContact && nickname === undefined && language === undefined) {
    throw new Refusal('nothing_changed');
  }
  const now = call.now();
  const tries = [{ limit: 'contactOfPartner', whose: partner.id } as const];
  if (isContact) await call.attempts.take(tries, now);
  const changing = call.db.transaction(async (sql) => {
    if (isContact) {
      await lockPayPassword(sql, partner.id);
      const subject = { action: 'contact', email, phone } as const;
      await takeConfirmation(sql, call.member, input.confirmation ?? '', subject, now);
    }
    await saveProfile(sql, partner.id, {
      nickname:
        nickname === undefined ? null : nickname.trim() || partner.username || partner.nickname,
      language: language ?? null,
      email,
      phone,
      contactChangedAt: isContact ? now : null,
    });
    if (isContact) {
      await endPasswordLinks(sql, partner.id, now);
      const what = 'contact-changed';
      await leaveNotice(sql, { partnerId: partner.id, at: now, what });
      if (call.isMailOffered && partner.email !== '') {
        await queueMailTo(sql, { partnerId: partner.id, what, address: partner.email }, now);
      }
    }
  });
  await changing.catch(async (error) => {
    if (isContact) await call.attempts.giveBack(tries);
    throw error;
  });
  return {};
};

function whyNotEdit(input: Input<typeof editRoute>) {
  const { nickname, email, phone } = input;
  return (
    (nickname === undefined ? null : whyNotNickname(nickname)) ??
    (email === undefined ? null : whyNotEmail(email.trim())) ??
    (phone === undefined ? null : whyNotPhone(phone.trim()))
  );
}
