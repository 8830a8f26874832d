import { expect, test } from 'vitest';
import { isSessionLive, isUseWorthNoting } from './session.ts';

const day = 24 * 60 * 60 * 1000;
const created = new Date('2026-11-01T00:00:00Z');
const at = (ms: number) => new Date(created.getTime() + ms);
const session = { createdAt: created, usedAt: created, endedAt: null };

test('a session lasts a week from its last use', () => {
  expect(isSessionLive(session, at(7 * day - 1))).toBe(true);
  expect(isSessionLive(session, at(7 * day))).toBe(false);
  expect(isSessionLive({ ...session, usedAt: at(6 * day) }, at(12 * day))).toBe(true);
});

test('a session lasts at most a month, however much it is used', () => {
  const busy = { ...session, usedAt: at(29 * day) };
  expect(isSessionLive(busy, at(30 * day - 1))).toBe(true);
  expect(isSessionLive(busy, at(30 * day))).toBe(false);
});

test('an ended session is invalid at once', () => {
  expect(isSessionLive({ ...session, endedAt: created }, created)).toBe(false);
});

test('the last use is recorded every five minutes, not at every call', () => {
  expect(isUseWorthNoting(session, at(299_999))).toBe(false);
  expect(isUseWorthNoting(session, at(300_000))).toBe(true);
});
