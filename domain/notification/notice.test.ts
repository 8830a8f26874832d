import { expect, test } from 'vitest';
import { isLockedKind, kindsOf, noticeKinds, noticeTopics, noticeTraits } from './notice.ts';
import { whyNotMute } from './preference.ts';

test('everything about passwords and cards is of the topic that cannot be turned off', () => {
  for (const kind of noticeKinds.filter((one) => /password|card/.test(one))) {
    expect(noticeTraits[kind]).toMatchObject({
      topic: 'security',
      category: 'system-announcement',
    });
  }
});

test('every topic but security can be made quiet', () => {
  const locked = noticeTopics.filter((topic) => whyNotMute({ topic, kind: null }) !== null);
  expect(locked).toEqual(['security']);
  expect(whyNotMute({ topic: 'security', kind: null })?.reason).toBe('preference_locked');
});

test('money that leaves or is taken is always told, whatever else of the wallet is quiet', () => {
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

test('a topic opens to its kinds where there is something to choose', () => {
  expect(noticeTopics.filter((topic) => kindsOf(topic).length > 0)).toEqual(['wallet', 'plan']);
});
