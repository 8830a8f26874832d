import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import {
  type ClaimAttempt,
  expiryOf,
  findNextCouponAt,
  listDuePeriods,
  whyNotClaimCoupon,
} from './campaign.ts';

const day = (number: number, hour = 12) =>
  new Date(Date.UTC(2026, 10, 1) + number * 86_400_000 + hour * 3_600_000);

const times = { startsAt: day(0), endsAt: day(30), everyDays: 7, couponDays: 10 };

const claim = (facts: Partial<ClaimAttempt> = {}): ClaimAttempt => ({
  ...times,
  endedAt: null,
  isClaimable: true,
  isNewUser: true,
  newUserDays: 14,
  openedAt: day(0),
  hasClaimed: false,
  hasNewUserCoupon: false,
  now: day(10),
  most: micro(5n),
  budgetLeft: micro(500n),
  ...facts,
});

test.each<[string, Partial<ClaimAttempt>, string | null]>([
  ['can be claimed while it lasts', {}, null],
  ['is claimed once', { hasClaimed: true }, 'coupon_claimed'],
  ['stays claimed when it is over', { hasClaimed: true, now: day(31) }, 'coupon_claimed'],
  ['has not begun', { now: day(0, 11) }, 'campaign_over'],
  ['ends in time', { now: day(30) }, 'campaign_over'],
  ['can be ended before', { endedAt: day(9) }, 'campaign_over'],
  ['gives one new-user coupon per user', { hasNewUserCoupon: true }, 'coupon_one_per_user'],
  ['is open to all with another', { hasNewUserCoupon: true, isNewUser: false }, null],
  ['is for new users', { openedAt: day(-5), now: day(10) }, 'coupon_new_user_only'],
  ['is for old users too', { openedAt: day(-5), isNewUser: false, newUserDays: null }, null],
  ['gives what its budget allows', { budgetLeft: micro(5n) }, null],
  ['gives no more than its budget', { budgetLeft: micro(4n) }, 'campaign_budget_spent'],
  ['is given by staff alone', { isClaimable: false }, 'campaign_not_found'],
])('a campaign %s', (_, facts, reason) => {
  expect(whyNotClaimCoupon(claim(facts))?.reason ?? null).toBe(reason);
});

test('a campaign that does not exist gives nothing', () => {
  expect(whyNotClaimCoupon(null)?.reason).toBe('campaign_not_found');
});

test('after the claim, one more coupon comes each period while the campaign lasts', () => {
  const periods = (now: Date, end = times.endsAt) =>
    listDuePeriods(times, day(1), end, now).map(({ period }) => period);
  expect(periods(day(1))).toEqual([]);
  expect(periods(day(8, 11))).toEqual([]);
  expect(periods(day(8))).toEqual([1]);
  expect(periods(day(15))).toEqual([1, 2]);

  // The first has expired by then, and an expired coupon is worth nothing.
  expect(periods(day(19))).toEqual([2]);
  expect(periods(day(29))).toEqual([3, 4]);
  expect(periods(day(36))).toEqual([4]);
  expect(periods(day(29), day(22))).toEqual([]);
  expect(listDuePeriods({ ...times, everyDays: null }, day(1), times.endsAt, day(29))).toEqual([]);
});

test('a claimed campaign says when the next coupon comes', () => {
  expect(findNextCouponAt(times, day(1), times.endsAt, day(1))).toEqual(day(8));
  expect(findNextCouponAt(times, day(1), times.endsAt, day(8))).toEqual(day(15));
  expect(findNextCouponAt(times, day(1), times.endsAt, day(29))).toBeNull();
  expect(expiryOf(times, day(1))).toEqual(day(11));
});
