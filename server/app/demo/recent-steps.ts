import { createAccessRequestSteps } from './recent-access-requests.ts';
import { createCatalogueRequestSteps } from './recent-catalogue-requests.ts';
import { createChangeSteps } from './recent-changes.ts';
import { createDisputeSteps } from './recent-disputes.ts';
import { createFeedbackSteps } from './recent-feedback.ts';
import { createMoneySteps } from './recent-money.ts';
import { createMoneyRequestSteps } from './recent-money-requests.ts';
import { createNewcomerSteps } from './recent-newcomers.ts';
import type { RecentStep } from './recent-step.ts';
import { createTalkSteps } from './recent-talk.ts';
import { createWordRequestSteps } from './recent-word-requests.ts';

/** When the steps of the last day happen, each of them at the first of these that is due. */
export const recentHours = [24, 12, 8, 5, 3, 0.25] as const;

/**
 * So that every queue of the desk has something in it, in every state, the newest minutes old, and
 * a request of every kind waits for a second person.
 */
export const createRecentSteps = (): RecentStep[] => [
  ...createNewcomerSteps(),
  ...createMoneySteps(),
  ...createDisputeSteps(),
  ...createTalkSteps(),
  ...createFeedbackSteps(),
  ...createChangeSteps(),
  ...createMoneyRequestSteps(),
  ...createCatalogueRequestSteps(),
  ...createAccessRequestSteps(),
  ...createWordRequestSteps(),
];
