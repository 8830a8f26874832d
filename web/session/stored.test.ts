// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createStored } from './stored.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const isNumber = (value: unknown) => typeof value === 'number';

test('what another tab has stored is found, though nothing here listens', () => {
  const minutes = createStored<number>('minutes', isNumber);
  minutes.set(5);
  localStorage.setItem('minutes', '1');
  expect(minutes.get()).toBe(1);
  localStorage.removeItem('minutes');
  expect(minutes.get()).toBeNull();
});

test('where there is no room to store it, a value lives as long as the page', () => {
  const minutes = createStored<number>('minutes', isNumber);
  minutes.set(5);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  minutes.set(1);
  expect(minutes.get()).toBe(1);
});
