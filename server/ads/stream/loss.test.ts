import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertApproved } from '../../people/approval/test-approved-request.ts';
import { admitPerson } from '../../platform/database/test-staff.ts';
import { encodeBundle } from './bundle.ts';
import { listLosses, lockMissingBatches, saveLoss } from './loss-store.ts';
import { openStream, type Stream } from './open-stream.ts';
import { partitionOf } from './partition.ts';
import { readProgress } from './progress-store.ts';
import { startStreamReader } from './stream-reader.ts';
import { eventsSubject } from './subject.ts';
import { makeBooks, type TestBooks, until } from './test-books.ts';
import { startNats, type TestNats } from './test-nats.ts';
import { getNatsServer } from './test-nats-server.ts';

const hasNats = (await getNatsServer()) !== null;

describe.runIf(hasNats)('events that the stream has lost', () => {
  let nats: TestNats;
  let books: TestBooks;
  let stream: Stream;
  beforeAll(async () => {
    nats = await startNats({ nodes: 1 });
  });
  afterAll(() => nats.close());
  beforeEach(async () => {
    books = await makeBooks(8);
    stream = await openStream({
      name: `test-${randomUUID().slice(0, 8)}`,
      urls: [nats.url],
      monitorUrls: [],
      mayLose: true,
    });
    const reader = startStreamReader({ db: books.db, stream });
    return async () => {
      await reader.close();
      await stream.close();
      await books.db.close();
    };
  });

  /** An edge that has lost its disk: nobody publishes the missing part again. */
  const publisher = () => {
    const producer = randomUUID();
    return (counter: number, planId: number) => {
      const events = [{ ...books.seen(), planId }];
      const parts = [{ partition: partitionOf(planId), counter, events }];
      const data = encodeBundle({ producer, parts });
      return stream.publish(eventsSubject(stream.name), data, randomUUID());
    };
  };
  const stopped = async () => (await readProgress(books.db.sql))?.stopped ?? [];
  const readNoFurther = async (partition: number) => {
    const rows = await books.db.sql.count`
      select from partition_position where complete_to <=
        (select complete_to from partition_position where partition = ${partition})`;
    return rows;
  };
  const completeTo = async () => (await readProgress(books.db.sql))?.completeTo ?? new Date(0);

  /** As two people do at the desk. */
  const acceptLoss = (partition: number) =>
    books.db.transaction(async (sql) => {
      const waited = await lockMissingBatches(sql, partition);
      if (!waited) throw new Error('Nothing is missing');
      const at = new Date();
      const people = {
        requester: await admitPerson(sql, 'Ida'),
        decider: await admitPerson(sql, 'Bo'),
      };
      const request = { kind: 'stream-loss', subject: `partition ${partition}` };
      const approvalId = await insertApproved(sql, people, request, at);
      await saveLoss(sql, { ...waited, partition, reason: 'gone', approvalId, at });
    });

  test('an event that is missing for good stops its own partition, which says so, and no other', async () => {
    const [planId = 0, other = 0] = books.planIds;
    const publish = publisher();
    await publish(1, planId);
    await publish(3, planId);
    await publish(1, other);
    await until(async () => (await books.countEvents()) === 2);
    await until(async () => (await stopped()).length === 1);
    const partition = partitionOf(planId);
    expect(await stopped()).toMatchObject([{ partition, why: 'gap', batches: 1 }]);
    // Partitions that had not read as far as this one catch up first.
    await until(async () => (await readNoFurther(partition)) === 1);
    const before = await completeTo();
    await publish(2, other);
    await until(async () => (await books.countEvents()) === 3);
    // It is stopped, so nothing that waits for the last event proceeds.
    expect(await completeTo()).toEqual(before);
  });

  test('after a loss is accepted its partition goes on, and what was lost is never counted', async () => {
    const [planId = 0] = books.planIds;
    const publish = publisher();
    await publish(1, planId);
    await publish(4, planId);
    await until(async () => (await stopped()).length === 1);
    await acceptLoss(partitionOf(planId));
    await until(async () => (await books.countEvents()) === 2);
    // An edge that returns with it after all.
    await publish(3, planId);
    await publish(5, planId);
    await until(async () => (await books.countEvents()) === 3);
    expect(await stopped()).toEqual([]);
    expect(await books.countWrong()).toBe(0);
    expect(await listLosses(books.db.sql)).toMatchObject([{ batches: 2 }]);
  });

  test('an event that the books refuse stops only its own partition, until it is accepted as lost', async () => {
    const [planId = 0] = books.planIds;
    const unknown = 63_999;
    const publish = publisher();
    await publish(1, unknown);
    await publish(1, planId);
    await until(async () => (await books.countEvents()) === 1);
    await until(async () => (await stopped()).length === 1);
    const partition = partitionOf(unknown);
    expect(await stopped()).toMatchObject([{ partition, why: 'refused', batches: 1 }]);
    const before = await completeTo();
    await acceptLoss(partition);
    await until(async () => (await completeTo()) > before);
    expect(await stopped()).toEqual([]);
  });
});
