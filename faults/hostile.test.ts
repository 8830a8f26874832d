import { expect, test } from 'vitest';
import { isLongRun } from '../domain/test-seed.ts';
import { attacks } from './attacks.ts';
import { runHostile } from './run-hostile.ts';

/** Generous: parsing bodies of 27 MB took gigabytes. */
const grownMegabytesMax = 512;

test('whatever outsiders without an account try, the server responds and its memory is bounded', async () => {
  const rows = await runHostile(isLongRun ? 1 : 0.1);
  expect(rows.map(({ attack }) => attack)).toEqual(attacks.map(({ name }) => name));

  for (const { attack, answeredMs, unanswered } of rows) {
    expect(answeredMs.length, attack).toBeGreaterThan(0);
    expect(unanswered, attack).toBe(0);
  }

  const peaks = rows.map(({ peakMegabytes }) => peakMegabytes);
  const [before = 0, after = 0] = [peaks[0], peaks.at(-1)];
  expect(after - before).toBeLessThan(grownMegabytesMax);
}, 240_000);
