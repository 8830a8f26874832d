import type { checkPayPassword } from '#contract/pay-password.ts';
import type { Input } from '#contract/route.ts';
import { Refusal, refuse, type Why } from '#domain/refusal.ts';
import { isDisabled, uncountTry, whyWrong } from '#domain/wallet/pay-password-tries.ts';
import type { Services } from '../../ads/services/services.ts';
import {
  findPayPassword,
  lockPayPassword,
  type PayPassword,
  payPasswordSecret,
  replaceHash,
  saveTries,
} from '../../people/confirmation/confirmation.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Member } from '../../platform/gateway/gateway.ts';

type Subject = Omit<Input<typeof checkPayPassword>, 'password'>;

/** The only place that checks a transaction password. The right one yields a confirmation. */
export async function confirmDigits(
  { db, now, passwords, secrets, confirmations }: Services,
  member: Member,
  password: string,
  subject: Subject,
) {
  const counted = await confirmations.takeTry(member.id, now());
  const secret = payPasswordSecret(secrets.pepper, member.id, password);
  const isRight = await passwords.matches(secret, counted.hash, 'money').catch((error) =>
    // The password was never compared, so the try must not count.
    giveTryBack(db, member.id, counted).then(() => Promise.reject(error)),
  );
  const refused = isRight ? null : await noteWrong(db, member.id, counted, now());
  refuse(refused);

  const wanted = { holder: member, subject, digitsHash: counted.hash, now: now() };
  const issued = await confirmations.issue(wanted);
  if (!issued) {
    const state = await findPayPassword(db.sql, member.id);
    const isDisabledNow = state?.hash === counted.hash && state.disabledAt !== null;
    throw new Refusal(isDisabledNow ? 'pay_password_disabled' : 'busy');
  }

  // Rehash at today's cost: only now are the right digits known.
  if (passwords.areDigitsOld(counted.hash)) {
    await replaceHash(db.sql, member.id, counted.hash, await passwords.hashDigits(secret));
  }
  return issued;
}

async function giveTryBack(db: Db, partnerId: string, counted: PayPassword): Promise<void> {
  await db.transaction(async (sql) => {
    const state = await lockPayPassword(sql, partnerId);
    if (state?.hash === counted.hash) await saveTries(sql, partnerId, uncountTry(state));
  });
}

/** The last wrong try disables the password and notifies the partner. */
async function noteWrong(db: Db, partnerId: string, counted: PayPassword, now: Date): Promise<Why> {
  if (isDisabled(counted)) {
    await db.transaction(async (sql) => {
      const state = await lockPayPassword(sql, partnerId);
      if (!state || state.hash !== counted.hash || state.disabledAt !== null) return;
      await saveTries(sql, partnerId, { ...state, disabledAt: now });
      await leaveNotice(sql, { partnerId, at: now, what: 'pay-password-disabled' });
    });
  }
  return whyWrong(counted, now);
}
