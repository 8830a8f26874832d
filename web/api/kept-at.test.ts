import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteAge, noteNoAnswer, useKeptAt } from './kept-at.ts';

test('an answer asked for before the network was gone does not say that it is back', () => {
  const { result } = renderHook(useKeptAt);
  const before = performance.now() - 1;
  act(() => noteAge('2026-11-15T12:00:00.000Z', before));
  expect(result.current).toBe('2026-11-15T12:00:00.000Z');
  act(() => noteAge(null, before));
  expect(result.current).toBe('2026-11-15T12:00:00.000Z');
  act(() => noteAge(null, performance.now() + 1));
  expect(result.current).toBeNull();
});

test('of several stored answers the oldest gives its age', () => {
  const { result } = renderHook(useKeptAt);
  for (const hour of ['11', '09', '10']) {
    act(() => noteAge(`2026-11-15T${hour}:00:00.000Z`, performance.now()));
  }
  expect(result.current).toBe('2026-11-15T09:00:00.000Z');
  act(() => noteAge(null, performance.now() + 1));
});

test('without any answer, what is shown is as old as the last one', () => {
  const { result } = renderHook(useKeptAt);
  const before = Date.now();
  act(() => noteAge(null, performance.now()));
  act(noteNoAnswer);
  expect(Date.parse(result.current ?? '')).toBeGreaterThanOrEqual(before);
  // A stored answer may be older.
  act(() => noteAge('2026-11-15T09:00:00.000Z', performance.now()));
  act(noteNoAnswer);
  expect(result.current).toBe('2026-11-15T09:00:00.000Z');
  act(() => noteAge(null, performance.now() + 1));
  expect(result.current).toBeNull();
});
