import { expect, test } from 'vitest';
import { dayMs } from '#domain/plan/limits.ts';
import { dailyActs } from './daily-plan.ts';

const bornAt = new Date('2026-11-15T00:00:00.000Z');

test('each day of a demo has its own plan, which does not depend on when it is looked at', () => {
  const until = new Date(bornAt.getTime() + 60 * dayMs);
  const names = dailyActs(bornAt, until).map(({ name }) => name);
  expect(names).toHaveLength(60 * 12 * 2);
  expect(new Set(names).size).toBe(names.length);
  const between = new Date(bornAt.getTime() + 7.3 * dayMs);
  const parts = [...dailyActs(bornAt, between), ...dailyActs(between, until)];
  expect(parts.map(({ name }) => name)).toEqual(names);
});
