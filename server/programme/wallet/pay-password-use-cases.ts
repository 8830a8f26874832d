import type * as payPassword from '#contract/pay-password.ts';
import { RefusalError } from '#domain/refusal.ts';
import { aboutOf } from '#domain/wallet/confirmation.ts';
import { isResetUsable, type PayPasswordReset } from '#domain/wallet/pay-password-reset.ts';
import { isDisabled } from '#domain/wallet/pay-password-tries.ts';
import { canPasskeyConfirm } from '#domain/wallet/signed-act.ts';
import type { UseCases } from '../../ads/services/services.ts';
import {
  endReset,
  findDoubtedSince,
  findPayPassword,
  findReset,
  insertReset,
  lockPayPassword,
  lockReset,
} from '../../people/confirmation/confirmation.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { checkOwnSignature, getPartner, listPasskeys } from '../../people/partner/partner.ts';
import { confirmDigits } from './confirm-digits.ts';
import { proveOwner } from './prove-owner.ts';
import { setPayPassword } from './set-pay-password.ts';

export const payPasswordUseCases = {
  async checkPayPassword(call, { password, ...subject }) {
    return confirmDigits(call, call.member, password, subject);
  },

  /**
   * Says whether an app that was left may be used again. A session that may only read asks too: its
   * owner has to come back to it to object. The confirmation of the digits is handed to nobody.
   */
  async unlock(call, input) {
    const action = 'unlock';
    if ('passkey' in input) await checkOwnSignature(call, call.member, action, input.passkey);
    else {
      const subject = { action, about: aboutOf({ action }) } as const;
      await confirmDigits(call, call.member, input.password, subject);
    }
    return {};
  },

  async setPayPassword(call, input) {
    await setPayPassword(call, input);
    return {};
  },

  /** Starts the wait after which a new transaction password can be set without the old one. */
  async forgotPayPassword(call, { loginPassword }) {
    const { db, member } = call;
    const now = call.now();
    await proveOwner(call, await getPartner(db.sql, member.id), loginPassword);

    return db.transaction(async (sql) => {
      const payPassword = await lockPayPassword(sql, member.id);
      // A partner without one needs a reset only if the login password alone is not trusted.
      if (!payPassword && !(await findDoubtedSince(sql, member.id)))
        throw new RefusalError('pay_password_not_set');

      const waitingReset = await lockReset(sql, member.id, now);
      // Asking again neither shortens nor restarts the wait.
      if (waitingReset) return toResetReply(waitingReset, now);

      const reset = await insertReset(sql, member.id, null, now);
      await leaveNotice(sql, {
        partnerId: member.id,
        at: now,
        what: 'pay-password-reset-asked',
        facts: { usableAt: reset.usableAt.toISOString() },
      });
      return toResetReply(reset, now);
    });
  },

  /** Cancels the reset. Any session may do so, since cancelling opens nothing. */
  async cancelPayPasswordReset(call) {
    const { db, member } = call;
    const now = call.now();

    await db.transaction(async (sql) => {
      if (!(await endReset(sql, member.id, 'cancelled', now))) {
        throw new RefusalError('pay_password_reset_missing');
      }
      const what = 'pay-password-reset-cancelled';
      await leaveNotice(sql, { partnerId: member.id, at: now, what });
    });
    return {};
  },

  /** The state the app needs before it asks for the transaction password. */
  async payPasswordState(call) {
    const { member } = call;
    const { sql } = call.db;
    const now = call.now();
    const payPassword = await findPayPassword(sql, member.id);
    const reset = await findReset(sql, member.id, now);
    const passkeys = await listPasskeys(sql, member.id);
    const isPaused = payPassword?.lockedUntil && payPassword.lockedUntil > now;

    return {
      isSet: payPassword !== null,
      setAt: payPassword?.setAt ?? null,
      pausedUntil: isPaused ? payPassword.lockedUntil : null,
      isDisabled: payPassword !== null && isDisabled(payPassword),
      hasPasskey:
        payPassword !== null && passkeys.some((passkey) => canPasskeyConfirm(passkey, payPassword)),
      reset: reset && toResetReply(reset, now),
    };
  },
} satisfies UseCases<typeof payPassword>;

const toResetReply = (reset: PayPasswordReset, now: Date) => ({
  usableAt: reset.usableAt,
  isUsable: isResetUsable(reset, now),
  isApprovalMissing: reset.needsApproval && reset.approvedBy === null,
});
