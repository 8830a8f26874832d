import type { checkPayPassword } from '#contract/pay-password.ts';
import type { Input } from '#contract/route.ts';
import { type Refusal, RefusalError, refuse } from '#domain/refusal.ts';
import { isDisabled, uncountTry, whyWrong } from '#domain/wallet/pay-password-tries.ts';
import type { Services } from '../../ads/services/services.ts';
import {
  findPayPassword,
  lockPayPassword,
  type PayPassword,
  payPasswordSecret,
  replacePayPasswordHash,
  saveTries,
} from '../../people/confirmation/confirmation.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import type { Db } from '../../platform/database/database.ts';
import type { LoggedInPartner } from '../../platform/gateway/gateway.ts';

type Subject = Omit<Input<typeof checkPayPassword>, 'password'>;

/** The only place that checks a transaction password. The right one yields a confirmation. */
export async function confirmDigits(
  { db, now, passwords, secrets, confirmations }: Services,
  partner: LoggedInPartner,
  password: string,
  subject: Subject,
) {
  const countedTry = await confirmations.takeTry(partner.id, now());
  const secret = payPasswordSecret(secrets.pepper, partner.id, password);
  const isRight = await passwords.matches(secret, countedTry.hash, 'money').catch((error) =>
    // The password was never compared, so the try must not count.
    giveTryBack(db, partner.id, countedTry).then(() => Promise.reject(error)),
  );
  const refusal = isRight ? null : await refuseWrongTry(db, partner.id, countedTry, now());
  refuse(refusal);

  const confirmationRequest = { holder: partner, subject, digitsHash: countedTry.hash, now: now() };
  const confirmation = await confirmations.issue(confirmationRequest);
  if (!confirmation) {
    const currentPassword = await findPayPassword(db.sql, partner.id);
    const isDisabledNow =
      currentPassword?.hash === countedTry.hash && currentPassword.disabledAt !== null;
    throw new RefusalError(isDisabledNow ? 'pay_password_disabled' : 'busy');
  }

  // Rehash at today's cost: only now are the right digits known.
  if (passwords.areDigitsOld(countedTry.hash)) {
    await replacePayPasswordHash(
      db.sql,
      partner.id,
      countedTry.hash,
      await passwords.hashDigits(secret),
    );
  }
  return confirmation;
}

async function giveTryBack(db: Db, partnerId: string, countedTry: PayPassword): Promise<void> {
  await db.transaction(async (sql) => {
    const storedPassword = await lockPayPassword(sql, partnerId);
    if (storedPassword?.hash === countedTry.hash)
      await saveTries(sql, partnerId, uncountTry(storedPassword));
  });
}

/** The last wrong try disables the password and notifies the partner. */
async function refuseWrongTry(
  db: Db,
  partnerId: string,
  countedTry: PayPassword,
  now: Date,
): Promise<Refusal> {
  if (isDisabled(countedTry)) {
    await db.transaction(async (sql) => {
      const storedPassword = await lockPayPassword(sql, partnerId);
      if (
        !storedPassword ||
        storedPassword.hash !== countedTry.hash ||
        storedPassword.disabledAt !== null
      )
        return;
      await saveTries(sql, partnerId, { ...storedPassword, disabledAt: now });
      await leaveNotice(sql, { partnerId, createdAt: now, kind: 'pay-password-disabled' });
    });
  }
  return whyWrong(countedTry, now);
}
