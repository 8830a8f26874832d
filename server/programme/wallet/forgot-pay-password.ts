import type {
  cancelPayPasswordReset as cancelRoute,
  forgotPayPassword as route,
} from '#contract/pay-password.ts';
import { Refusal } from '#domain/refusal.ts';
import { isResetUsable, type PayPasswordReset } from '#domain/wallet/pay-password-reset.ts';
import type { UseCase } from '../../ads/services/services.ts';
import {
  endReset,
  findDoubt,
  insertReset,
  lockPayPassword,
  lockReset,
} from '../../people/confirmation/confirmation.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { getPartner } from '../../people/partner/partner.ts';
import { proveOwner } from './prove-owner.ts';

/** Starts the wait after which a new transaction password can be set without the old one. */
export const forgotPayPassword: UseCase<typeof route> = async (call, input) => {
  const { db, member } = call;
  const now = call.now();
  await proveOwner(call, await getPartner(db.sql, member.id), input.loginPassword);
  return db.transaction(async (sql) => {
    const state = await lockPayPassword(sql, member.id);
    // A partner without one needs a reset only if the login password alone is not trusted.
    if (!state && !(await findDoubt(sql, member.id))) throw new Refusal('pay_password_not_set');
    const asked = await lockReset(sql, member.id, now);
    // Asking again neither shortens nor restarts the wait.
    if (asked) return shown(asked, now);
    const reset = await insertReset(sql, member.id, null, now);
    await leaveNotice(sql, {
      partnerId: member.id,
      at: now,
      what: 'pay-password-reset-asked',
      facts: { usableAt: reset.usableAt.toISOString() },
    });
    return shown(reset, now);
  });
};

/** Cancels the reset. Any session may do so, since cancelling opens nothing. */
export const cancelPayPasswordReset: UseCase<typeof cancelRoute> = async ({ db, member, now }) => {
  const at = now();
  await db.transaction(async (sql) => {
    if (!(await endReset(sql, member.id, 'cancelled', at))) {
      throw new Refusal('pay_password_reset_missing');
    }
    await leaveNotice(sql, { partnerId: member.id, at, what: 'pay-password-reset-cancelled' });
  });
  return {};
};

export const shown = (reset: PayPasswordReset, now: Date) => ({
  usableAt: reset.usableAt.toISOString(),
  isUsable: isResetUsable(reset, now),
  isApprovalMissing: reset.needsApproval && reset.approvedBy === null,
});
