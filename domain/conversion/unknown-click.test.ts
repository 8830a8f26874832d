import { expect, test } from 'vitest';
import { mayStillCome } from './unknown-click.ts';

const now = Date.parse('2026-11-17T12:00:00Z');
const second = 1_000;
const hour = 3_600 * second;
const click = (servedAgo: number, behind: number) =>
  mayStillCome({ servedAt: now - servedAgo, completeTo: now - behind, now });

test('books that are up to date know every click that an order can name', () => {
  expect(click(60 * second, 0)).toBe(false);
  expect(click(60 * second, 2 * second)).toBe(false);
});

test('an ad served after the point up to which the books are complete may have been clicked', () => {
  expect(click(1 * second, 2 * second)).toBe(true);
  expect(click(60 * second, 120 * second)).toBe(true);
});

test('while the books are far behind, an older ad may have been clicked since', () => {
  expect(click(5 * hour, 120 * second)).toBe(true);
  expect(click(26 * hour, 120 * second)).toBe(false);
});

test('an id from the future belongs to no click', () => {
  expect(click(-5 * hour, 120 * second)).toBe(false);
});
