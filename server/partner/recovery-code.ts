import type {
  keepRecoveryCode as keepRoute,
  makeRecoveryCode as makeRoute,
  recover as recoverRoute,
  recoveryCodeState as stateRoute,
} from '#contract/recovery.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { whyNotNewPassword } from '#domain/partner/password-link.ts';
import { whyNotRecoveryCode } from '#domain/partner/recovery-code.ts';
import { usernameKey } from '#domain/partner/username.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { leaveNotice } from '../notice/notice.ts';
import { checkOwnPassword } from './check-own-password.ts';
import { keepDeviceOf } from './known-device.ts';
import { makeRecoveryCodeIn, recoveryCodeHashOf } from './make-recovery-code.ts';
import type { PartnerUseCase } from './partner-services.ts';
import { findPartnerByKey, getPartner, lockPartner } from './partner-store.ts';
import {
  findRecoveryCode,
  isRecoveryCode,
  redeemRecoveryCode,
  saveRecoveryCodeSaved,
} from './recovery-code-store.ts';
import { resetPassword } from './reset-password.ts';

/** A name without an account takes the same steps, under an id that belongs to nobody. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Sets a new login password with the recovery code, once, and answers with the next code. The code
 * proves nothing for the transaction password: the rules are those of a link by staff.
 */
export const recover: PartnerUseCase<typeof recoverRoute> = async (call, input) => {
  refuse(whyNotRecoveryCode(input.code));
  refuse(whyNotNewPassword(input, input.username));
  const key = usernameKey(input.username);
  const tries = fromAddress('recoveryFromAddress', call.address);
  const partner = await findPartnerByKey(call.db.sql, key);
  const partnerId = partner?.id ?? nobody;
  const codeHash = recoveryCodeHashOf(call.secrets, partnerId, input.code);
  const find = async () => (await isRecoveryCode(call.db.sql, codeHash)) || null;
  if (!(await call.attempts.open(tries, call.now(), find))) throw new Refusal('recovery_wrong');
  const passwordHash = await call.passwords.hash(input.newPassword, 'known');
  const now = call.now();
  const recoveryCode = await call.db.transaction(async (sql) => {
    await lockPartner(sql, partnerId);
    if (!(await redeemRecoveryCode(sql, codeHash, now))) throw new Refusal('recovery_wrong');
    await resetPassword(sql, { partnerId, passwordHash, what: 'password-by-code' }, now);
    return makeRecoveryCodeIn(sql, call.secrets, partnerId, now);
  });
  keepDeviceOf(call, key, now);
  return { recoveryCode };
};

export const recoveryCodeState: PartnerUseCase<typeof stateRoute> = async ({ db, member }) => {
  const code = await findRecoveryCode(db.sql, member.id);
  return { madeAt: code?.madeAt.toISOString() ?? null, isSaved: Boolean(code?.savedAt) };
};

/** A token may be stolen, so the login password must prove the owner. */
export const makeRecoveryCode: PartnerUseCase<typeof makeRoute> = async (call, input) => {
  const field = 'loginPassword';
  const partner = await getPartner(call.db.sql, call.member.id);
  if (input.loginPassword === '') throw new Refusal('field_empty', { field });
  if (!(await checkOwnPassword(call, partner, input.loginPassword))) {
    throw new Refusal('password_wrong', { field });
  }
  const now = call.now();
  const recoveryCode = await call.db.transaction(async (sql) => {
    await lockPartner(sql, partner.id);
    await leaveNotice(sql, { partnerId: partner.id, at: now, what: 'recovery-code-made' });
    return makeRecoveryCodeIn(sql, call.secrets, partner.id, now);
  });
  return { recoveryCode };
};

/** The owner has put the code in a safe place: the app stops reminding. */
export const keepRecoveryCode: PartnerUseCase<typeof keepRoute> = async ({ db, member, now }) => {
  await saveRecoveryCodeSaved(db.sql, member.id, now());
  return {};
};
