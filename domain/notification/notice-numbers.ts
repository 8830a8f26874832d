import { daysToDecide } from '../conversion/dispute.ts';
import { learningDays } from '../delivery/learning.ts';
import { alertRules } from '../plan/alert.ts';
import { triesToDisable } from '../wallet/pay-password-tries.ts';
import { payoutPauseHours } from '../wallet/payout.ts';
import type { NoticeKind } from './notice.ts';

type Numbers = Readonly<Record<string, number>>;

const pause: Numbers = { hours: payoutPauseHours };

/** The numbers that notices mention besides their facts, each taken from the rule it belongs to. */
export const noticeNumbers: Partial<Record<NoticeKind, Numbers>> = {
  'password-reset': pause,
  'password-by-mail': pause,
  'password-by-passkey': pause,
  'pay-password-reset': pause,
  'card-replaced': pause,
  'contact-changed': pause,
  'pay-password-disabled': { tries: triesToDisable },
  'plan-slow': { hours: alertRules.slowHours },
  'plan-learning-limited': { days: learningDays },
  'conversion-disputed': { days: daysToDecide },
};
