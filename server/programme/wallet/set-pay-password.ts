import type * as payPassword from '#contract/pay-password.ts';
import type { Input } from '#contract/route.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { type WayToSet, wayToSet, whyNotFirst } from '#domain/wallet/pay-password-reset.ts';
import { isDisabled } from '#domain/wallet/pay-password-tries.ts';
import type { Services } from '../../ads/services/services.ts';
import {
  endReset,
  findDoubtedSince,
  findPayPassword,
  findReset,
  insertPayPassword,
  lockConfirmation,
  lockPayPassword,
  lockReset,
  type PayPassword,
  payPasswordSecret,
  savePayPassword,
  takeConfirmation,
} from '../../people/confirmation/confirmation.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { endOtherSessions, getPartner } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { LoggedInPartner } from '../../platform/gateway/gateway.ts';
import { whyNotPayPasswordHash } from './easy-hashes.ts';
import { type OwnerCall, proveOwner } from './prove-owner.ts';

const subject = { action: 'pay-password' } as const;

/**
 * Sets the transaction password: the first one with the login password, a new one with a
 * confirmation from the old one, or a forgotten one after its wait with the login password.
 */
export async function setPayPassword(
  call: OwnerCall & Pick<Services, 'secrets'>,
  input: Input<typeof payPassword.setPayPassword>,
): Promise<void> {
  const { db, partner, passwords, secrets } = call;
  const now = call.now();
  const confirmation = input.confirmation ?? '';
  const hasConfirmation = input.confirmation !== undefined;

  const account = await getPartner(db.sql, partner.id);
  refuse(await whyNotPayPasswordHash(input.password, account.phone));

  const oldPassword = await findPayPassword(db.sql, partner.id);
  const reset = await findReset(db.sql, partner.id, now);
  const setting = wayToSet({ isSet: oldPassword !== null, reset, hasConfirmation }, now);

  const secret = payPasswordSecret(secrets.pepper, partner.id, input.password);

  if (oldPassword && setting === 'change') {
    if (isDisabled(oldPassword)) throw new RefusalError('pay_password_disabled');
    // Check the confirmation first: without one, the comparison would leak the old password.
    refuse(await lockConfirmation(db.sql, partner, confirmation, subject, now));
    if (await passwords.matches(secret, oldPassword.hash, 'money')) {
      throw new RefusalError('password_same_as_old', { field: 'password' });
    }
  } else {
    await proveOwner(call, account, input.loginPassword);
    if (setting === 'first')
      refuse(whyNotFirst(reset, await findDoubtedSince(db.sql, partner.id), now));
  }

  const hash = await passwords.hashDigits(secret);
  await db.transaction(async (sql) => {
    const lockedPassword = await lockPayPassword(sql, partner.id);
    const isSet = lockedPassword !== null;

    const currentSetting = wayToSet(
      { isSet, reset: await lockReset(sql, partner.id, now), hasConfirmation },
      now,
    );
    // Someone set it or cancelled the reset while we were hashing, so every check must run again.
    if (currentSetting !== setting || lockedPassword?.hash !== oldPassword?.hash)
      throw new RefusalError('busy');

    if (setting === 'change') await takeConfirmation(sql, partner, confirmation, subject, now);
    if (setting === 'first') {
      const waitingReset = await lockReset(sql, partner.id, now);
      refuse(whyNotFirst(waitingReset, await findDoubtedSince(sql, partner.id), now));
    }

    await saveSetting(sql, partner, setting, {
      hash,
      setAt: now,
      resetAt: lockedPassword?.resetAt ?? null,
    });
  });
}

async function saveSetting(
  sql: Sql,
  { id, sessionId }: LoggedInPartner,
  setting: WayToSet,
  newPassword: Pick<PayPassword, 'hash' | 'setAt' | 'resetAt'>,
): Promise<void> {
  const setAt = newPassword.setAt;

  if (setting === 'first') {
    if (!(await insertPayPassword(sql, id, newPassword.hash, setAt)))
      throw new RefusalError('busy');
    await endReset(sql, id, 'done', setAt);
    await leaveNotice(sql, { partnerId: id, createdAt: setAt, kind: 'pay-password-set' });
    return;
  }

  const isReset = setting === 'reset';
  await savePayPassword(sql, id, isReset ? { ...newPassword, resetAt: setAt } : newPassword);
  await endReset(sql, id, isReset ? 'done' : 'cancelled', setAt);

  await endOtherSessions(sql, id, sessionId, setAt);
  const kind = isReset ? 'pay-password-reset' : 'pay-password-changed';
  await leaveNotice(sql, { partnerId: id, createdAt: setAt, kind });
}
