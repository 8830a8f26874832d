import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openEdge } from '../../server/ads/stream/open-edge.ts';
import { openStream } from '../../server/ads/stream/open-stream.ts';
import { startStream } from '../../server/ads/stream/start-stream.ts';
import { startNats } from '../../server/ads/stream/test-nats.ts';
import type { Db } from '../../server/platform/database/db.ts';

/** A stream of three nodes on this machine, with an edge for the server and one without HTTP. */
export async function startBenchStream(db: Db, folder: string) {
  const nats = await startNats({ nodes: 3 });
  const config = {
    name: 'reachbook',
    urls: nats.url.split(','),
    monitorUrls: nats.monitorUrl.split(','),
    mayLose: false,
  };

  for (let tries = 0; ; tries += 1) {
    try {
      await (await openStream(config)).close();
      break;
    } catch (error) {
      if (tries > 60) throw error;
      await wait(500);
    }
  }

  const part = await startStream({
    ...{ db, patientDb: db, role: 'all', stream: config, journalDir: join(folder, 'journal') },
  });
  const stream = await openStream(config);
  const { sql } = db;
  const journal = join(folder, 'own-journal');
  const edge = await openEdge({ sql, patientSql: sql, stream, folder: journal });
  const log = edge.openLog({ noteShown() {}, takeApplied() {} });

  return {
    part,
    log,
    pids: () => nats.nodes.map((node) => node.pid()),
    /** Resolves when the books have read everything that is in the stream now. */
    async caughtUp(): Promise<void> {
      const last = await stream.lastSequence();
      for (;;) {
        const row = await db.sql.one<{ least: number }>`
          select min(sequence)::float8 least from partition_position`;
        if ((row?.least ?? 0) >= last) return;
        await wait(10);
      }
    },
    async close() {
      await log.close();
      await edge.close();
      await stream.close();
      await part?.close();
      await nats.close();
    },
  };
}
