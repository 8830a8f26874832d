import { expect, test } from 'vitest';
import { addressKeys, whyNotAttempt } from './attempts.ts';

const now = new Date('2026-11-15T12:00:00Z');
const limit = { most: 10, windowSeconds: 900 };
const until = new Date(now.getTime() + 61_000);

test('the tenth attempt is allowed, and the eleventh is told how long to wait', () => {
  expect(whyNotAttempt({ count: 10, until }, limit, now)).toBeNull();
  expect(whyNotAttempt({ count: 11, until }, limit, now)).toEqual({
    reason: 'too_many_attempts',
    facts: { minutes: 2 },
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s counts as %s', (address, key) => {
  expect(addressKeys(address)[0]).toEqual({ whose: key, times: 1 });
});

test('an IPv6 address also counts towards the networks around it, which have higher limits', () => {
  expect(addressKeys('2001:db8:1:2a3:3:4:5:6')).toEqual([
    { whose: '2001:db8:1:2a3::/64', times: 1 },
    { whose: '2001:db8:1:200::/56', times: 2 },
    { whose: '2001:db8:1::/48', times: 6 },
  ]);
  expect(addressKeys('2001:db8:1:1::1')[1]?.whose).toBe('2001:db8:1:0::/56');
  expect(whyNotAttempt({ count: 60, until }, limit, now, 6)).toBeNull();
  expect(whyNotAttempt({ count: 61, until }, limit, now, 6)?.reason).toBe('too_many_attempts');
});
