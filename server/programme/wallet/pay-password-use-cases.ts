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
    return confirmDigits(call, call.partner, password, subject);
  },

  /**
   * Says whether an app that was left may be used again. A session that may only read asks too: its
   * owner has to come back to it to object. The confirmation of the digits is handed to nobody.
   */
  async unlock(call, input) {
    const action = 'unlock';
    if ('passkey' in input) await checkOwnSignature(call, call.partner, action, input.passkey);
    else {
      const subject = { action, about: aboutOf({ action }) } as const;
      await confirmDigits(call, call.partner, input.password, subject);
    }
    return {};
  },

  async setPayPassword(call, input) {
    await setPayPassword(call, input);
    return {};
  },

  /** Starts the wait after which a new transaction password can be set without the old one. */
  async forgotPayPassword(call, { loginPassword }) {
    const { db, partner } = call;
    const now = call.now();
    await proveOwner(call, await getPartner(db.sql, partner.id), loginPassword);

    return db.transaction(async (sql) => {
      const payPassword = await lockPayPassword(sql, partner.id);
      // A partner without one needs a reset only if the login password alone is not trusted.
      if (!payPassword && !(await findDoubtedSince(sql, partner.id)))
        throw new RefusalError('pay_password_not_set');

      const waitingReset = await lockReset(sql, partner.id, now);
      // Asking again neither shortens nor restarts the wait.
      if (waitingReset) return toResetReply(waitingReset, now);

      const reset = await insertReset(sql, partner.id, null, now);
      await leaveNotice(sql, {
        partnerId: partner.id,
        createdAt: now,
        kind: 'pay-password-reset-asked',
        details: { usableAt: reset.usableAt.toISOString() },
      });
      return toResetReply(reset, now);
    });
  },

  /** Cancels the reset. Any session may do so, since cancelling opens nothing. */
  async cancelPayPasswordReset(call) {
    const { db, partner } = call;
    const now = call.now();

    await db.transaction(async (sql) => {
      if (!(await endReset(sql, partner.id, 'cancelled', now))) {
        throw new RefusalError('pay_password_reset_missing');
      }
      const kind = 'pay-password-reset-cancelled';
      await leaveNotice(sql, { partnerId: partner.id, createdAt: now, kind });
    });
    return {};
  },

  /** The state the app needs before it asks for the transaction password. */
  async payPasswordState(call) {
    const { partner } = call;
    const { sql } = call.db;
    const now = call.now();
    const payPassword = await findPayPassword(sql, partner.id);
    const reset = await findReset(sql, partner.id, now);
    const passkeys = await listPasskeys(sql, partner.id);
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
