import type { RecentAct } from './recent-act.ts';
import { createChangeActs } from './recent-changes.ts';
import { createDisputeActs } from './recent-disputes.ts';
import { createFeedbackActs } from './recent-feedback.ts';
import { createMoneyActs } from './recent-money.ts';
import { createNewcomerActs } from './recent-newcomers.ts';
import { createTalkActs } from './recent-talk.ts';

/** When the acts of the last day happen, each of them at the first of these that is due. */
export const recentHours = [24, 12, 8, 5, 3, 0.25] as const;

/** So that every queue of the desk has something in it, in every state, the newest minutes old. */
export const createRecentActs = (): RecentAct[] => [
  ...createNewcomerActs(),
  ...createMoneyActs(),
  ...createDisputeActs(),
  ...createTalkActs(),
  ...createFeedbackActs(),
  ...createChangeActs(),
];
