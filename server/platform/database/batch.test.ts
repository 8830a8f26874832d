import { expect, test } from 'vitest';
import { type BatchOptions, createBatch } from './batch.ts';

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

test('items that arrive together share one statement, and each gets its own answer', async () => {
  const groups: number[][] = [];
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const double = createBatch<number, number>(async (questions) => {
    groups.push([...questions]);
    begin();
    await released;
    return questions.map((question) => question * 2);
  });
  const first = [1, 2].map((item) => double(item));
  await begun;
  const second = [3, 4].map((item) => double(item));
  release();
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8]);
  expect(groups).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('an item that fails on its own is not retried', async () => {
  let times = 0;
  const failing = createBatch<number, number>(async () => {
    times += 1;
    throw new Error('no');
  });
  await expect(failing(1)).rejects.toThrow('no');
  expect(times).toBe(1);
});

test('an item that fails does not fail the others in its batch', async () => {
  const careful = createBatch<number, number>(async (questions) => {
    if (questions.includes(13)) throw new Error('thirteen');
    return questions;
  });
  const answers = await Promise.allSettled([1, 2, 13, 4].map((item) => careful(item)));
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

/** A batch that settles its groups on command and records them. */
function heldBatch(options: BatchOptions<string>) {
  const groups: string[][] = [];
  const ends: (() => void)[] = [];
  const ask = createBatch<string, string>(async (items) => {
    groups.push([...items]);
    await new Promise<void>((end) => ends.push(end));
    return items;
  }, options);
  return { ask, groups, end: () => ends.shift()?.() };
}

test('while groups are being settled, new items wait, and no group exceeds its size', async () => {
  const { ask, groups, end } = heldBatch({ groupsMax: 2, sizeMax: 10 });
  const asked = Array.from({ length: 25 }, (_, at) => ask(`${at}`));
  await turn();
  expect(groups.map(({ length }) => length)).toEqual([10, 10]);
  expect(ask.waiting()).toBe(5);
  end();
  await turn();
  expect(groups.at(-1)).toHaveLength(5);
  end();
  end();
  await Promise.all(asked);
  await ask.whenIdle();
  expect(ask.waiting()).toBe(0);
});

test('items with a key in common are settled in order, and never in two groups at once', async () => {
  const { ask, groups, end } = heldBatch({ groupsMax: 3, keysOf: (item) => [item[0] ?? ''] });
  const first = ask('a1');
  await turn();
  const rest = ['a2', 'b1', 'a3'].map((item) => ask(item));
  await turn();
  expect(groups).toEqual([['a1'], ['b1']]);
  end();
  await first;
  await turn();
  expect(groups.at(-1)).toEqual(['a2', 'a3']);
  end();
  end();
  await Promise.all(rest);
});

test('an item that arrives when the queue is full is refused as busy', async () => {
  const { ask, end } = heldBatch({ waitingMax: 2 });
  const asked = ['a', 'b'].map((item) => ask(item));
  await expect(ask('c')).rejects.toThrow('busy');
  await turn();
  end();
  await Promise.all(asked);
});

test('items of a failed group that may not be retried fail with it', async () => {
  const times = new Map<number, number>();
  const failing = createBatch<number, number>(
    async (items) => {
      for (const item of items) times.set(item, (times.get(item) ?? 0) + 1);
      throw new Error('no');
    },
    { mayRetry: (_, item) => item > 1 },
  );
  await Promise.allSettled([1, 2].map((item) => failing(item)));
  expect([...times]).toEqual([
    [1, 1],
    [2, 2],
  ]);
});
