import { expect, test } from 'vitest';
import { batch } from './batch.ts';

test('questions that arrive together share one statement and get their own answers', async () => {
  const groups: number[][] = [];
  const double = batch<number, number>(async (questions) => {
    groups.push([...questions]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return questions.map((question) => question * 2);
  });
  const first = [1, 2].map(double);
  await new Promise((resolve) => setTimeout(resolve, 1));
  const second = [3, 4].map(double);
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8]);
  expect(groups).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('a question that fails does not fail those beside it', async () => {
  const careful = batch<number, number>(async (questions) => {
    if (questions.includes(13)) throw new Error('thirteen');
    return questions;
  });
  const answers = await Promise.allSettled([1, 2, 13, 4].map(careful));
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

test('two statements run at once and no more, and what waits is shared between them', async () => {
  const groups: number[] = [];
  let running = 0;
  let most = 0;
  const slow = batch<number, number>(async (questions) => {
    groups.push(questions.length);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return questions;
  });
  const asked = Array.from({ length: 100 }, (_, at) => at);
  expect(await Promise.all(asked.map(slow))).toEqual(asked);
  expect(groups).toEqual([50, 50]);
  expect(await Promise.all(asked.slice(0, 20).map(slow))).toEqual(asked.slice(0, 20));
  // A few go together: a statement for each half would cost more than it saves.
  expect(groups.slice(2)).toEqual([16, 4]);
  const many = Array.from({ length: 1_000 }, (_, at) => at);
  expect(await Promise.all(many.map(slow))).toEqual(many);
  expect(Math.max(...groups)).toBe(200);
  expect(most).toBe(2);
});
