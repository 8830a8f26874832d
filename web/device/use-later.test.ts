// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLater } from './use-later.ts';

let isHidden = false;

beforeEach(() => {
  isHidden = false;
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(isShown: boolean): void {
  isHidden = !isShown;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('deferred content waits until the page is visible again', () => {
  const { result } = renderHook(() => useLater(true, 5_000));
  pass(4_000);
  show(false);
  pass(60_000);
  expect(result.current).toBe(false);
  show(true);
  pass(5_000);
  expect(result.current).toBe(true);
});

test('scrolling towards deferred content loads it at once', () => {
  const { result } = renderHook(() => useLater(true, 5_000));
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(result.current).toBe(true);
});
