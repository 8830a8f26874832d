import type { Micro } from '../money.ts';
import { createRefusal, type Refusal } from '../refusal.ts';
import { dayMs, daysAfter } from '../time.ts';

/** When a campaign gives coupons, and how often. */
export interface CampaignTimes {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /**
   * After how many days a claimant gets another coupon, while the campaign lasts; null for never.
   */
  readonly everyDays: number | null;
  /** How long each coupon is valid. */
  readonly couponDays: number;
}

export interface ClaimAttempt extends CampaignTimes {
  /** When staff ended it early. */
  readonly endedAt: Date | null;
  /** Given by staff only; it cannot be claimed. */
  readonly isClaimable: boolean;
  readonly isNewUser: boolean;
  /** For how many days after registration a partner counts as new; null for always. */
  readonly newUserDays: number | null;
  readonly openedAt: Date;
  /** Whether a coupon of this campaign was claimed, or any campaign's new-user coupon. */
  readonly hasClaimed: boolean;
  readonly hasNewUserCoupon: boolean;
  readonly now: Date;
  /** The most that one coupon can cost, and what is left of the budget. */
  readonly most: Micro;
  readonly budgetLeft: Micro;
}

/** Why a partner cannot claim a coupon of a campaign, or null. */
export function whyNotClaimCoupon(attempt: ClaimAttempt | null): Refusal | null {
  if (!attempt?.isClaimable) return createRefusal('campaign_not_found');

  const { now, startsAt, endsAt, endedAt, isNewUser, newUserDays, openedAt } = attempt;
  if (attempt.hasClaimed) return createRefusal('coupon_claimed');
  if (startsAt > now || endsAt <= now || (endedAt && endedAt <= now))
    return createRefusal('campaign_over');
  if (isNewUser && attempt.hasNewUserCoupon) return createRefusal('coupon_one_per_user');

  const isTooLate =
    newUserDays !== null && now.getTime() - openedAt.getTime() > newUserDays * dayMs;
  if (isNewUser && isTooLate) return createRefusal('coupon_new_user_only', { days: newUserDays });

  return whyNotCoveredByBudget(attempt);
}

/** Why a campaign's budget covers no further coupon, or null. */
export const whyNotCoveredByBudget = ({
  most,
  budgetLeft,
}: Pick<ClaimAttempt, 'most' | 'budgetLeft'>): Refusal | null =>
  most <= budgetLeft ? null : createRefusal('campaign_budget_spent');

/** The expiry of a coupon that is given at this time. */
export const expiryOf = ({ couponDays }: Pick<CampaignTimes, 'couponDays'>, givenAt: Date): Date =>
  daysAfter(givenAt, couponDays);

export interface DuePeriod {
  readonly period: number;
  readonly givenAt: Date;
}

/**
 * The further coupons due to a claimant: one per period after the claim, while the campaign lasts,
 * without those that would already have expired.
 */
export function listDuePeriods(times: CampaignTimes, claimedAt: Date, end: Date, now: Date) {
  const periods: DuePeriod[] = [];
  if (times.everyDays === null) return periods;

  const periodMs = times.everyDays * dayMs;
  const until = Math.min(now.getTime(), end.getTime() - 1);
  const first = Math.max(1, Math.floor((now.getTime() - claimedAt.getTime()) / periodMs) - 60);

  for (let period = first; ; period += 1) {
    const givenAt = new Date(claimedAt.getTime() + period * periodMs);
    if (givenAt.getTime() > until) return periods;
    if (expiryOf(times, givenAt) > now) periods.push({ period, givenAt });
  }
}

/** When a claimant gets the next coupon; null when there will be none. */
export function findNextCouponAt(
  { everyDays }: CampaignTimes,
  claimedAt: Date,
  end: Date,
  now: Date,
): Date | null {
  if (everyDays === null) return null;
  const stepMs = everyDays * dayMs;
  const passedPeriods = Math.floor((now.getTime() - claimedAt.getTime()) / stepMs);
  const next = new Date(claimedAt.getTime() + (passedPeriods + 1) * stepMs);
  return next < end ? next : null;
}
