import type { payPasswordState as route } from '#contract/pay-password.ts';
import { isDisabled } from '#domain/wallet/pay-password-tries.ts';
import { canPasskeyConfirm } from '#domain/wallet/signed-act.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { findPayPassword, findReset } from '../../people/confirmation/confirmation.ts';
import { listPasskeysOf } from '../../people/partner/partner.ts';
import { shown } from './forgot-pay-password.ts';

/** The state the app needs before it asks for the transaction password. */
export const payPasswordState: UseCase<typeof route> = async ({ db, member, now }) => {
  const at = now();
  const state = await findPayPassword(db.sql, member.id);
  const reset = await findReset(db.sql, member.id, at);
  const keys = await listPasskeysOf(db.sql, member.id);
  const isPaused = state?.lockedUntil && state.lockedUntil > at;
  return {
    isSet: state !== null,
    setAt: state?.setAt.toISOString() ?? null,
    pausedUntil: isPaused ? state.lockedUntil.toISOString() : null,
    isDisabled: state !== null && isDisabled(state),
    hasPasskey: state !== null && keys.some((key) => canPasskeyConfirm(key, state)),
    reset: reset && shown(reset, at),
  };
};
