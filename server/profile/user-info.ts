import type { editUserInfo as editRoute, userInfo as infoRoute } from '#contract/account.ts';
import type { Input } from '#contract/route.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { creditScoreOf } from '#domain/level/credit.ts';
import { levelOf } from '#domain/level/level.ts';
import { formatMicro } from '#domain/money.ts';
import { phoneKey, whyNotEmail, whyNotPhone } from '#domain/partner/contact.ts';
import { whyNotNickname } from '#domain/partner/register.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { balancesOf } from '../ledger/ledger.ts';
import { findVipUntil, sumFacts } from '../level/level.ts';
import { leaveNotice } from '../notice/notice.ts';
import { checkOwnPassword, getPartner } from '../partner/partner.ts';
import type { UseCase } from '../services/services.ts';

/** The account of this session, with the ways to reach customer service. */
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

/** Changes what the partner may change. Where to reach them needs the password as well. */
export const editUserInfo: UseCase<typeof editRoute> = async (call, input) => {
  refuse(whyNotEdit(input));
  const partner = await getPartner(call.db.sql, call.member.id);
  const isContact = input.email !== undefined || input.phone !== undefined;
  if (isContact && !(await checkOwnPassword(call, partner, input.password ?? ''))) {
    throw new Refusal('password_wrong', { field: 'password' });
  }
  const { email, phone, nickname } = input;
  const now = call.now();
  await call.db.transaction(async (sql) => {
    await sql(
      `update partner set nickname = coalesce($2, nickname), language = coalesce($3, language),
              email = coalesce($4, email), phone = coalesce($5, phone),
              contact_changed_at = coalesce($6, contact_changed_at)
        where id = $1`,
      [
        partner.id,
        nickname === undefined ? null : nickname.trim() || partner.username || partner.nickname,
        input.language ?? null,
        email?.trim() ?? null,
        phone === undefined ? null : phoneKey(phone.trim()),
        isContact ? now : null,
      ],
    );
    if (isContact) {
      await leaveNotice(sql, { partnerId: partner.id, at: now, what: 'contact-changed' });
    }
  });
  return {};
};

function whyNotEdit(input: Input<typeof editRoute>) {
  const { nickname, email, phone, password: _password, ...rest } = input;
  const isEmpty = nickname === undefined && email === undefined && phone === undefined;
  if (isEmpty && rest.language === undefined) throw new Refusal('nothing_changed');
  return (
    (nickname === undefined ? null : whyNotNickname(nickname)) ??
    (email === undefined ? null : whyNotEmail(email.trim())) ??
    (phone === undefined ? null : whyNotPhone(phone.trim()))
  );
}
