import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyBatch } from './apply-batch.ts';
import { claimPartitions, type OwnedPartition, registerPartitions } from './position-store.ts';
import { FencedOff } from './read-batch.ts';
import { makeBooks, type TestBooks } from './test-books.ts';

let books: TestBooks;
let owned: OwnedPartition;
beforeAll(async () => {
  books = await makeBooks(1);
  const { sql } = books.db;
  await registerPartitions(sql);
  const [first] = await claimPartitions(sql, randomUUID());
  if (!first) throw new Error('No partition was free');
  owned = first;
});
afterAll(() => books.db.close());

const producer = randomUUID();

/** The n-th part of one producer, in the n-th message of the stream. */
const nth = (n: number) => {
  const { partition, epoch } = owned;
  return {
    partitions: [{ partition, epoch, previousSequence: n - 1, sequence: n, completeTo: null }],
    producers: [{ producer, partition, previousCounter: n - 1, counter: n }],
  };
};

test('a batch that was applied before is not applied again, and its position moves with it', async () => {
  const { db, seen } = books;
  const batch = [seen(), seen()];
  expect((await applyBatch(db, batch, nth(1))).recorded).toHaveLength(2);
  await expect(applyBatch(db, batch, nth(1))).rejects.toThrow(FencedOff);
  expect(await books.countEvents()).toBe(2);

  // A batch that cannot be written leaves its position unchanged, so that it can be retried.
  await expect(applyBatch(db, [seen(), seen(999_999)], nth(2))).rejects.toThrow();
  expect(await books.countEvents()).toBe(2);
  expect((await applyBatch(db, [seen()], nth(2))).recorded).toHaveLength(1);
  expect(await books.countEvents()).toBe(3);
});

test('a partition that another reader has taken is not written to', async () => {
  const { partitions, producers } = nth(3);
  const stale = partitions.map((one) => ({ ...one, epoch: one.epoch - 1 }));
  const moves = { partitions: stale, producers };
  await expect(applyBatch(books.db, [books.seen()], moves)).rejects.toThrow(FencedOff);
  expect(await books.countEvents()).toBe(3);
});
