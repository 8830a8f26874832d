import { expect, test } from 'vitest';
import { deskIdleMs, deskLongestMs, isDeskSessionLive } from './session.ts';

const createdAt = new Date('2026-11-15T08:00:00Z');
const later = (ms: number) => new Date(createdAt.getTime() + ms);

test('an idle desk session ends after an hour', () => {
  const session = { createdAt, usedAt: createdAt, endedAt: null };
  expect(isDeskSessionLive(session, later(deskIdleMs - 1))).toBe(true);
  expect(isDeskSessionLive(session, later(deskIdleMs))).toBe(false);
});

test('a desk session in use ends after twelve hours', () => {
  const session = { createdAt, usedAt: later(deskLongestMs - 1), endedAt: null };
  expect(isDeskSessionLive(session, later(deskLongestMs - 1))).toBe(true);
  expect(isDeskSessionLive(session, later(deskLongestMs))).toBe(false);
});

test('an ended desk session stays ended', () => {
  const session = { createdAt, usedAt: createdAt, endedAt: createdAt };
  expect(isDeskSessionLive(session, later(1))).toBe(false);
});
