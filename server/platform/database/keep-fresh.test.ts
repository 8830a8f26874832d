import { afterEach, expect, test } from 'vitest';
import { type Fresh, keepFresh } from './keep-fresh.ts';

let fresh: Fresh<number> | null = null;
afterEach(() => fresh?.close());

test('a change is picked up by itself, and a failed refresh keeps the last value', async () => {
  let stored = 1;
  let isAway = false;
  const problems: unknown[] = [];
  const look = async () => {
    if (isAway) throw new Error('The database is away');
    return stored;
  };
  fresh = await keepFresh(look, { intervalMs: 5, onProblem: (error) => problems.push(error) });
  expect(fresh.value).toBe(1);
  stored = 2;
  await expect.poll(() => fresh?.value).toBe(2);
  isAway = true;
  await fresh.refresh();
  await fresh.refresh();
  expect(fresh.value).toBe(2);
  // One report, however many retries failed.
  expect(problems).toHaveLength(1);
  isAway = false;
  stored = 3;
  await expect.poll(() => fresh?.value).toBe(3);
});

test('a caller can force a refresh after its own change, and nothing is read after closing', async () => {
  let looks = 0;
  const look = async () => {
    looks += 1;
    return looks;
  };
  fresh = await keepFresh(look, { intervalMs: 3_600_000, onProblem() {} });
  await fresh.refresh();
  expect(fresh.value).toBe(2);
  await fresh.close();
  expect(looks).toBe(2);
});

test('a value that cannot be read at the start is reported to the operator', async () => {
  const look = () => Promise.reject(new Error('never born'));
  await expect(keepFresh(look, { onProblem() {} })).rejects.toThrow('never born');
});
