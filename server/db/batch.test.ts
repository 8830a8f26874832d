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

test('a question that fails alone is not asked again', async () => {
  let times = 0;
  const failing = batch<number, number>(async () => {
    times += 1;
    throw new Error('no');
  });
  await expect(failing(1)).rejects.toThrow('no');
  expect(times).toBe(1);
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

test('few questions run beside each other, and while many are asked whoever comes waits', async () => {
  const groups: number[] = [];
  const counts = { running: 0, most: 0 };
  const ends: (() => void)[] = [];
  const slow = batch<number, number>(async (questions) => {
    groups.push(questions.length);
    counts.running += 1;
    counts.most = Math.max(counts.most, counts.running);
    await new Promise<void>((resolve) => ends.push(resolve));
    counts.running -= 1;
    return questions;
  });
  /** Ends what runs, and what begins then, until all have their answers. */
  const finish = async (all: readonly Promise<unknown>[]) => {
    const ending = setInterval(() => ends.splice(0).map((end) => end()), 1);
    await Promise.all(all);
    clearInterval(ending);
  };
  const ask = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => slow(at)));
  const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

  const few = [ask(3)];
  await turn();
  few.push(ask(2));
  await turn();
  few.push(ask(1));
  await turn();
  // The third waits for the first of the two to end.
  expect(groups).toEqual([3, 2]);
  await finish(few);
  expect(groups).toEqual([3, 2, 1]);
  expect(counts.most).toBe(2);

  counts.most = 0;
  const many = [ask(60)];
  await turn();
  many.push(ask(30), ask(20));
  await turn();
  await finish(many);
  expect(groups.slice(3)).toEqual([60, 50]);
  expect(counts.most).toBe(1);

  await finish([ask(1_000)]);
  expect(Math.max(...groups)).toBe(80);
});
