import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readProgress } from '../server/ads/stream/progress-store.ts';
import { startNats, type TestNats } from '../server/ads/stream/test-nats.ts';
import { type Db, openDb } from '../server/platform/database/db.ts';
import {
  type EmbeddedPostgres,
  startEmbedded,
} from '../server/platform/database/embedded/start-embedded.ts';
import { makeTestFolder } from '../server/platform/database/embedded/test-folder.ts';
import { findFreePort } from '../server/platform/process/process.ts';
import { openGate, type TestGate } from '../server/test-gate.ts';
import { killProcess, postmasterOf, startStubbornly } from './system.ts';

/** One process of the cluster, which can be killed, started and frozen. */
export interface LoggedInPartner {
  readonly name: string;
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  freeze(): void;
  /** How many parts it has republished since it was started. */
  publishedAgain(): Promise<number>;
  thaw(): void;
}

/** Edges and books as separate processes, a stream of three nodes, and PostgreSQL. */
export interface ClusterSystem {
  readonly nats: TestNats;
  /** The proxy through which all processes reach PostgreSQL. */
  readonly gate: TestGate;
  readonly postgres: EmbeddedPostgres;
  readonly dataDir: string;
  readonly edges: readonly LoggedInPartner[];
  readonly books: readonly LoggedInPartner[];
  /** A separate connection, which reconnects after a fault like the processes' own. */
  readonly db: Db;
  /** Kills PostgreSQL, which is restarted as a supervisor would. */
  killDatabase(): void;
  /** Resolves when everything acknowledged so far is in the books. */
  caughtUp(): Promise<void>;
  end(): Promise<void>;
}

export async function startCluster(): Promise<ClusterSystem> {
  const folder = makeTestFolder();
  const nats = await startNats({ nodes: 3 });
  const postgres = await startEmbedded({ folder: folder.path, onProblem() {} });
  const gate = await openGate(postgres.url);
  const settings = {
    ...{ DATABASE_URL: gate.url, DATA_DIR: folder.path },
    ...{ EVENTS_URL: nats.url, EVENTS_MONITOR_URL: nats.monitorUrl },
  };
  const makeMember = async (name: string, role: 'edge' | 'books'): Promise<LoggedInPartner> => {
    const port = String(await findFreePort());
    const metricsPort = String(await findFreePort());
    const own = {
      ...{ ...settings, PORT: port, METRICS_PORT: metricsPort, ROLE: role },
      JOURNAL_DIR: join(folder.path, name),
    };
    let child: ChildProcess | null = null;

    return {
      name,
      url: `http://127.0.0.1:${port}`,
      kill: async () => void (child && (await killProcess(child))),
      async start() {
        child = await startStubbornly(own, '/readyz');
      },
      freeze: () => void child?.kill('SIGSTOP'),
      thaw: () => void child?.kill('SIGCONT'),
      async publishedAgain() {
        const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
        const line = /^reachbook_stream_published_again_total (\d+)$/m.exec(await answer.text());
        if (!line) throw new Error(`${name} does not say what it published again`);
        return Number(line[1]);
      },
    };
  };

  const books = [await makeMember('books-one', 'books'), await makeMember('books-two', 'books')];
  const edges = [await makeMember('edge-one', 'edge'), await makeMember('edge-two', 'edge')];
  for (const partner of books) await partner.start();
  await Promise.all(edges.map((partner) => partner.start()));
  const db = openDb(gate.url);
  const ask = <Result>(work: () => Promise<Result>) => work().catch(() => null);

  return {
    ...{ nats, gate, postgres, edges, books, db, dataDir: folder.path },
    killDatabase: () => void process.kill(postmasterOf(folder.path), 'SIGKILL'),
    async caughtUp() {
      const since = new Date();
      for (;;) {
        const progress = await ask(() => readProgress(db.sql));
        if (progress && progress.completeTo > since) return;
        await wait(50);
      }
    },
    async end() {
      const programs = [...edges, ...books];
      for (const partner of programs) partner.thaw();
      await Promise.all(programs.map((partner) => partner.kill()));
      await db.close();
      gate.close();
      await postgres.stop();
      await nats.close();
      folder.remove();
    },
  };
}
