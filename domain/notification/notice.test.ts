import { expect, test } from 'vitest';
import { isLockedKind, noticeKinds, noticeTopics, noticeTraits, whyNotMute } from './notice.ts';

test('notices about passwords and cards belong to the topic that cannot be muted', () => {
  for (const kind of noticeKinds.filter((kind) => /password|card/.test(kind))) {
    expect(noticeTraits[kind]).toMatchObject({
      topic: 'security',
      category: 'system-announcement',
    });
  }
});

test('only offers of coupons are listed under activities', () => {
  const found = noticeKinds.filter((kind) => noticeTraits[kind].category === 'activity');
  expect(found).toEqual(['coupon-given']);
});

test('every topic except security can be muted', () => {
  const locked = noticeTopics.filter((topic) => whyNotMute(topic) !== null);
  expect(locked).toEqual(['security']);
  expect(whyNotMute('security')?.reason).toBe('preference_locked');
});

test('notices of money leaving or being taken are never muted, even if the wallet’s topic is', () => {
  const ofWallet = noticeKinds.filter((kind) => noticeTraits[kind].topic === 'wallet');
  expect(ofWallet.filter(isLockedKind)).toEqual([
    'startup-returned',
    'charged-back',
    'recovery-opened',
    'recovery-paid',
    'payout-approved',
    'payout-sent',
    'exchange-accepted',
    'exchange-completed',
  ]);
});
