import { randomUUID } from 'node:crypto';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callLimits, openDb } from '../../platform/database/db.ts';
import { makeTestFolder } from '../../platform/database/embedded/test-folder.ts';
import { openGate } from '../../test-gate.ts';
import type { DeliveredEvent } from '../delivery/live-plans.ts';
import { openEdge } from './open-edge.ts';
import { openStream, type Stream } from './open-stream.ts';
import { claimPartitions, registerPartitions } from './position-store.ts';
import { readProgress } from './progress-store.ts';
import { FencedOff } from './read-batch.ts';
import { ReadSession } from './read-session.ts';
import { startStream } from './start-stream.ts';
import { startStreamReader } from './stream-reader.ts';
import { eventsSubject, tickSubject } from './subject.ts';
import { makeBooks, type TestBooks, until } from './test-books.ts';
import { startNats, type TestNats } from './test-nats.ts';
import { getNatsServer } from './test-nats-server.ts';

const hasNats = (await getNatsServer()) !== null;

describe.runIf(hasNats)('events by a stream', () => {
  let nats: TestNats;
  let books: TestBooks;
  let stream: Stream;
  /** What must end before the stream and the books. */
  const ends: (() => unknown)[] = [];
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
    return async () => {
      for (const end of ends.splice(0).reverse()) await end();
      await stream.close();
      await books.db.close();
    };
  });

  const startReader = () => {
    const reader = startStreamReader({ db: books.db, stream });
    ends.push(() => reader.close());
    return reader;
  };

  async function startEdge(by: Stream = stream, folder = makeTestFolder()) {
    const { sql } = books.db;
    const edge = await openEdge({ sql, patientSql: sql, stream: by, folder: folder.path });
    const applied: DeliveredEvent[] = [];
    const log = edge.openLog({
      noteShown() {},
      takeApplied: (events) => applied.push(...events),
    });
    let isOpen = true;
    const end = async () => {
      if (!isOpen) return;
      isOpen = false;
      await log.close();
      await edge.close();
    };
    ends.push(async () => {
      await end();
      folder.remove();
    });
    const report = (count: number) =>
      Promise.all(Array.from({ length: count }, () => log.append(books.seen())));
    return { edge, log, report, applied, folder, end };
  }

  test('what two edges acknowledge is in the books once, and their journals are empty again', async () => {
    const [one, other] = [await startEdge(), await startEdge()];
    await Promise.all([one.report(300), other.report(300)]);
    expect(await books.countEvents()).toBe(0);
    expect(one.edge.state().bundles).toBeGreaterThan(0);
    startReader();
    startReader();
    await until(async () => (await books.countEvents()) === 600);
    await until(() => one.edge.state().bundles + other.edge.state().bundles === 0);
    // Plans in memory are told then.
    expect(one.applied).toHaveLength(300);
    expect(await books.countWrong()).toBe(0);
  });

  test('reading the whole stream again changes nothing', async () => {
    const { report } = await startEdge();
    const reader = startStreamReader({ db: books.db, stream });
    await report(100);
    await until(async () => (await books.countEvents()) === 100);
    await reader.close();
    await books.db.owner.sql`update partition_position set sequence = 0`;
    startReader();
    await report(50);
    await until(async () => (await books.countEvents()) === 150);
    const row = await books.db.sql.one<{ least: number }>`
      select min(sequence)::float8 least from partition_position`;
    expect(row.least).toBeGreaterThan(0);
    expect(await books.countWrong()).toBe(0);
  });

  test('everything acknowledged before completeTo is in the books, and it moves without events', async () => {
    const { report } = await startEdge();
    startReader();
    await report(20);
    const acknowledged = new Date();
    await until(async () => {
      const progress = await readProgress(books.db.sql);
      return progress !== null && progress.completeTo > acknowledged;
    });
    expect(await books.countEvents()).toBe(20);
  });

  /** A stream that acknowledges some messages and does not keep them, like a lying disk. */
  const losing = (isLost: (no: number) => boolean): Stream => {
    let no = 0;
    return {
      ...stream,
      publish: async (subject, data, id) => {
        no += subject === eventsSubject(stream.name) ? 1 : 0;
        const isKept = subject !== eventsSubject(stream.name) || !isLost(no);
        return isKept ? stream.publish(subject, data, id) : stream.lastSequence();
      },
    };
  };

  test.each([
    ['in the middle', (no: number) => no === 2 || no === 3],
    ['at the end', (no: number) => no > 3],
  ])(
    'what the stream lost %s is noticed, and the edge publishes it again',
    async (_where, isLost) => {
      const { report, edge } = await startEdge(losing(isLost));
      for (let time = 0; time < 5; time += 1) await report(40);
      startReader();
      await until(async () => (await books.countEvents()) === 200);
      await until(() => edge.state().bundles === 0);
      expect(await books.countWrong()).toBe(0);
      expect((await readProgress(books.db.sql))?.stopped).toEqual([]);
    },
  );

  test('a stream that has lost its end is read further at once', async () => {
    const before = startReader();
    const edge = await startEdge();
    await edge.report(20);
    const tick = () => stream.publish(tickSubject(stream.name), new Uint8Array(), randomUUID());
    for (let times = 0; times < 20; times += 1) await Promise.all(Array.from({ length: 50 }, tick));
    await until(async () => {
      const far = await books.db.sql.count`
        select from partition_position where sequence > 1000`;
      return far > 0;
    });
    await before.close();
    const connection = await connect({ servers: [nats.url] });
    const jsm = await jetstreamManager(connection);
    const { config } = await jsm.streams.info(stream.name);
    await jsm.streams.delete(stream.name);
    await jsm.streams.add(config);
    await connection.close();
    startReader();
    await edge.report(20);
    await until(async () => (await books.countEvents()) === 40);
    expect(await stream.lastSequence()).toBeGreaterThan(1_000);
    expect(await books.countWrong()).toBe(0);
  });

  test('a reader that was fenced off writes nothing', async () => {
    const { report } = await startEdge();
    await report(10);
    await registerPartitions(books.db.sql);
    const claim = () => books.db.transaction((sql) => claimPartitions(sql, randomUUID()));
    const owned = await claim();
    expect(owned).toHaveLength(64);
    const late = new ReadSession({ db: books.db, stream }, owned, false);
    await late.load();
    // Its lease has expired, and another process has taken the partitions.
    await books.db.owner.sql`update partition_position set until = now() - interval '1 second'`;
    await books.db.owner.sql`update stream_reader set until = now() - interval '1 second'`;
    expect(await claim()).toHaveLength(64);
    await expect(late.run()).rejects.toThrow(FencedOff);
    expect(await books.countEvents()).toBe(0);
  });

  test('partitions are shared among readers, and one that ends leaves its own to the others', async () => {
    const one = startReader();
    await until(() => one.ownedPartitionCount() === 64);
    const other = startStreamReader({ db: books.db, stream });
    await until(() => one.ownedPartitionCount() === 32 && other.ownedPartitionCount() === 32);
    await other.close();
    await until(() => one.ownedPartitionCount() === 64);
  });

  test('what a killed edge had acknowledged is published from its journal by the next one', async () => {
    const folder = makeTestFolder();
    const first = await startEdge(
      losing(() => true),
      folder,
    );
    await first.report(60);
    await first.end();
    const next = await startEdge(stream, folder);
    startReader();
    await until(async () => (await books.countEvents()) === 60);
    await until(() => next.edge.state().bundles === 0);
    expect(await books.countWrong()).toBe(0);
  });

  test('an edge starts while calls are refused, because its start is more patient', async () => {
    const gate = await openGate(books.db.url);
    const db = openDb(gate.url, { limits: callLimits, pulse: {} });
    gate.isHung = true;
    await until(() => db.state().isUnreachable);
    const folder = makeTestFolder();
    const config = { urls: [nats.url], monitorUrls: [], mayLose: true };
    const edge = await startStream({
      db,
      patientDb: books.db,
      role: 'edge',
      journalDir: folder.path,
      stream: { ...config, name: `test-${randomUUID().slice(0, 8)}` },
    });
    expect(edge?.isDisconnected()).toBe(false);
    await edge?.close();
    gate.close();
    await db.close();
    folder.remove();
  });

  test('without the stream an edge refuses beacons rather than forget them', async () => {
    const lone = await startNats({ nodes: 1 });
    ends.push(() => lone.close());
    const own = await openStream({
      name: 'lone',
      urls: [lone.url],
      monitorUrls: [],
      mayLose: true,
    });
    const { log, report } = await startEdge(own);
    await report(5);
    await lone.nodes[0]?.kill();
    await expect(log.append(books.seen())).rejects.toThrow('busy');
    await until(() => log.isBehind());
    await expect(log.append(books.seen())).rejects.toThrow('busy');
    await lone.nodes[0]?.start();
    await until(() => !log.isBehind());
    await report(5);
    await own.close();
  });
});
