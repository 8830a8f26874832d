import { learningDays, learningFrom, learningTo } from '../delivery/learning.ts';
import { chargebackDays } from '../plan/clawback.ts';
import { confirmationLifeMs } from '../wallet/confirmation.ts';
import { payPasswordLength } from '../wallet/pay-password.ts';
import { resetUseDays, resetWaitHours } from '../wallet/pay-password-reset.ts';
import { triesToDisable, triesToPause } from '../wallet/pay-password-tries.ts';
import { payoutFeeBpsMax, payoutPauseHours } from '../wallet/payout.ts';

/** The numbers that answers mention, each taken from the rule it belongs to. */
export const questionNumbers = {
  learningFrom,
  learningTo,
  learningDays,
  digits: payPasswordLength,
  triesToPause,
  triesToDisable,
  resetHours: resetWaitHours,
  resetDays: resetUseDays,
  confirmSeconds: confirmationLifeMs / 1000,
  waitHours: payoutPauseHours,
  chargebackDays,
  feeShareMax: payoutFeeBpsMax / 10_000,
} as const;
