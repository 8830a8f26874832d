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
