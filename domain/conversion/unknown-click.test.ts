import { expect, test } from 'vitest';
import { mayStillCome } from './unknown-click.ts';

const now = Date.parse('2026-11-17T12:00:00Z');
const second = 1_000;
const hour = 3_600 * second;
const asked = (servedAgo: number, behind: number) =>
  mayStillCome({ servedAt: now - servedAgo, completeTo: now - behind, now });

test('books that keep up know every click that a sale can come from', () => {
  expect(asked(60 * second, 0)).toBe(false);
  expect(asked(60 * second, 2 * second)).toBe(false);
});

test('an ad from after the moment the books are complete to may have been clicked', () => {
  expect(asked(1 * second, 2 * second)).toBe(true);
  expect(asked(60 * second, 120 * second)).toBe(true);
});

test('while the books are far behind, an older ad may have been clicked since', () => {
  expect(asked(5 * hour, 120 * second)).toBe(true);
  expect(asked(26 * hour, 120 * second)).toBe(false);
});

test('an id that says it is from the future is nobody’s', () => {
  expect(asked(-5 * hour, 120 * second)).toBe(false);
});
