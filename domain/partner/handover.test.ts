import { expect, test } from 'vitest';
import { handoverEnd, whyNotHandover } from './handover.ts';

const now = new Date('2026-11-15T12:00:00Z');
const minute = 60_000;

test.each([
  [0, null],
  [15 * minute, null],
  [15 * minute + 1, 'handover_expired'],
  [-minute, null],
  [-minute - 1, 'handover_invalid'],
])('a hand-over signed %i ms ago: %s', (age, reason) => {
  const issuedAt = new Date(now.getTime() - age);
  const handover = { host: 'shop', user: '7', id: 'a', issuedAt };
  expect(whyNotHandover(handover, now)?.reason ?? null).toBe(reason);
  // That it was used is remembered for as long as it is accepted.
  if (reason === null) expect(handoverEnd(handover) > now).toBe(true);
});
