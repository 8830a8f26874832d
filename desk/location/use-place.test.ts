import { expect, test } from 'vitest';
import { formatPlace, parsePlace } from './use-place.ts';

test('the filters of a page are in its address, and are restored from it', () => {
  const address = formatPlace('/payouts', { state: 'requested', by: 'Ann & Bo', at: undefined });
  expect(address).toBe('#/payouts?state=requested&by=Ann+%26+Bo');
  expect(parsePlace(address)).toEqual({
    path: '/payouts',
    filters: { state: 'requested', by: 'Ann & Bo' },
  });
});

test('an address without a page shows the first one', () => {
  expect(parsePlace('')).toEqual({ path: '/', filters: {} });
});
