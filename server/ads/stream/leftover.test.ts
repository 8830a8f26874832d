import { mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../../platform/database/embedded/test-folder.ts';
import type { DeliveredEvent } from '../delivery/live-plans.ts';
import { openEdge } from './open-edge.ts';
import { openStream, type Stream } from './open-stream.ts';
import { startStreamReader } from './stream-reader.ts';
import { makeBooks, until } from './test-books.ts';
import { startNats } from './test-nats.ts';
import { getNatsServer } from './test-nats-server.ts';

const hasNats = (await getNatsServer()) !== null;

test.runIf(hasNats)(
  'a journal that cannot be read holds up nothing else, and is taken over once it can be',
  async () => {
    const nats = await startNats({ nodes: 1 });
    const books = await makeBooks(8);
    const stream = await openStream({
      name: 'leftover',
      urls: [nats.url],
      monitorUrls: [],
      mayLose: true,
    });
    const folder = makeTestFolder();
    const startEdge = async (by: Stream) => {
      const { sql } = books.db;
      const edge = await openEdge({ sql, patientSql: sql, stream: by, folder: folder.path });
      const applied: DeliveredEvent[] = [];
      const log = edge.openLog({
        noteShown() {},
        takeApplied: (events) => applied.push(...events),
      });
      const report = (count: number) =>
        Promise.all(Array.from({ length: count }, () => log.append(books.seen())));
      const end = () => log.close().then(() => edge.close());
      return { edge, applied, report, end };
    };
    // The stream keeps nothing, so that everything stays in the journal.
    const first = await startEdge({ ...stream, publish: () => stream.lastSequence() });
    await first.report(30);
    await first.end();
    const [journal = ''] = readdirSync(folder.path, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.log'))
      .map((name) => join(folder.path, name));
    renameSync(journal, `${folder.path}/aside`);
    mkdirSync(journal);
    const next = await startEdge(stream);
    await next.report(20);
    const reader = startStreamReader({ db: books.db, stream });
    await until(() => next.applied.length === 20 && next.edge.state().bundles === 0);
    rmdirSync(journal);
    renameSync(`${folder.path}/aside`, journal);
    await until(async () => (await books.countEvents()) === 50);
    expect(await books.countWrong()).toBe(0);
    await next.end();
    await reader.close();
    await stream.close();
    await books.db.close();
    await nats.close();
    folder.remove();
  },
);
