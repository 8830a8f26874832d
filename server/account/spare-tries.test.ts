import { expect, test, vi } from 'vitest';
import { createSpareTries } from './spare-tries.ts';

const attempt = { limit: 'loginOfAccount', whose: 'harbour' } as const;
const now = new Date('2026-11-15T12:00:00Z');
const held = { count: 3, until: new Date('2026-11-15T12:10:00Z') };

test('a try that was right is taken again by the next one before the database hears of it', () => {
  const spares = createSpareTries(async () => {});
  spares.note(attempt, held);
  expect(spares.take(attempt, now)).toBeNull();
  spares.give(attempt);
  expect(spares.take(attempt, now)).toEqual(held);
  expect(spares.take(attempt, now)).toBeNull();
});

test('a spare try of a window that is over is worth nothing', () => {
  const spares = createSpareTries(async () => {});
  spares.note(attempt, held);
  spares.give(attempt);
  expect(spares.take(attempt, held.until)).toBeNull();
});

test('what nobody takes goes back to the database after a second', () => {
  vi.useFakeTimers();
  const uncount = vi.fn(async () => {});
  const spares = createSpareTries(uncount);
  spares.note(attempt, held);
  spares.give(attempt);
  spares.give(attempt);
  spares.take(attempt, now);
  vi.advanceTimersByTime(1000);
  expect(uncount).toHaveBeenCalledExactlyOnceWith([attempt]);
  vi.useRealTimers();
});

test('a try that is taken again and again is not written back in between', () => {
  vi.useFakeTimers();
  const uncount = vi.fn(async () => {});
  const spares = createSpareTries(uncount);
  spares.note(attempt, held);
  spares.give(attempt);
  for (let turn = 0; turn < 10; turn += 1) {
    vi.advanceTimersByTime(400);
    expect(spares.take(attempt, now)).toEqual(held);
    spares.give(attempt);
  }
  expect(uncount).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(uncount).toHaveBeenCalledExactlyOnceWith([attempt]);
  vi.useRealTimers();
});

test('a new window owes nothing for the tries of the one before', () => {
  vi.useFakeTimers();
  const uncount = vi.fn(async () => {});
  const spares = createSpareTries(uncount);
  spares.note(attempt, held);
  spares.give(attempt);
  spares.note(attempt, { count: 1, until: new Date('2026-11-15T12:30:00Z') });
  expect(spares.take(attempt, now)).toBeNull();
  vi.advanceTimersByTime(2000);
  expect(uncount).not.toHaveBeenCalled();
  vi.useRealTimers();
});
