import { expect, test } from 'vitest';
import { isLockedKind, kindsOf, noticeKinds, noticeTopics, noticeTraits } from './notice.ts';
import { whyNotMute } from './preference.ts';

test('notices about passwords and cards belong to the topic that cannot be muted', () => {
  for (const kind of noticeKinds.filter((one) => /password|card/.test(one))) {
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
  const locked = noticeTopics.filter((topic) => whyNotMute({ topic, kind: null }) !== null);
  expect(locked).toEqual(['security']);
  expect(whyNotMute({ topic: 'security', kind: null })?.reason).toBe('preference_locked');
});

test('notices of money leaving or being taken are never muted, even if the wallet’s topic is', () => {
  const locked = kindsOf('wallet').filter(isLockedKind);
  expect(locked).toEqual([
    'startup-returned',
    'charged-back',
    'recovery-opened',
    'recovery-paid',
    'payout-approved',
    'payout-sent',
    'exchange-accepted',
    'exchange-completed',
  ]);
  for (const kind of locked) {
    expect(whyNotMute({ topic: 'wallet', kind })?.reason).toBe('preference_locked');
  }
  expect(whyNotMute({ topic: 'wallet', kind: 'deposit-confirmed' })).toBeNull();
});

test('a topic lists its kinds if there is something to choose', () => {
  expect(noticeTopics.filter((topic) => kindsOf(topic).length > 0)).toEqual(['wallet', 'plan']);
});
