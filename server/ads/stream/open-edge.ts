import { mkdir } from 'node:fs/promises';
import { type FolderLock, type Sql, takeFolderLock } from '../../platform/database/database.ts';
import { logProblem, StartError, startLoop } from '../../platform/process/process.ts';
import type { EventLog } from '../delivery/event-log.ts';
import { Journal } from './journal.ts';
import type { Stream } from './open-stream.ts';
import { registerPartitions } from './position-store.ts';
import { type PlansInMemory, Published } from './published.ts';
import { createStreamLog } from './stream-log.ts';

/** What an edge has acknowledged and the books do not have yet. */
export interface EdgeState {
  readonly bundles: number;
  readonly bytes: number;
  /** How many parts it has published again since it started. */
  readonly republishedParts: number;
}

/** How a delivering process writes to the stream. */
export interface Edge {
  openLog(plans: PlansInMemory): EventLog;
  state(): EdgeState;
  close(): Promise<void>;
}

const followIntervalMs = 1_000;

export interface EdgeOptions {
  readonly sql: Sql;
  /** For requests made once at the start, however long they take. */
  readonly patientSql: Sql;
  readonly stream: Stream;
  readonly folder: string;
}

/**
 * Opens the journal, and takes over what an earlier process left in its folder.
 *
 * Not by `eachOne`: a journal lies in files, and is followed even while the database is away.
 */
export async function openEdge({
  sql,
  patientSql: patient,
  stream,
  folder,
}: EdgeOptions): Promise<Edge> {
  const lock = await lockFolder(folder);
  // From now on, acknowledged events may not be in the books yet.
  await registerPartitions(patient).catch((error) => {
    lock.release();
    throw error;
  });
  const journal = await Journal.open(folder);
  let published: Published | null = null;

  return {
    openLog(plans) {
      const newPublished = new Published({ sql, stream, journal, folder, plans });
      published = newPublished;
      const log = createStreamLog({ stream, journal, published: newPublished, plans });
      // What cannot be read now may be readable later, and holds up nothing else.
      const adoptAndFollow = () =>
        newPublished.adopt(journal.folder).finally(() => newPublished.follow());
      const loop = startLoop(adoptAndFollow, {
        everyMs: followIntervalMs,
        onProblem: (error) => logProblem('stream', error, { level: 'warn' }),
      });

      return {
        ...log,
        async close() {
          await log.close();
          await loop.close();
          await newPublished.follow().catch(() => {});
        },
      };
    },
    state: () => ({
      bundles: published?.size ?? 0,
      bytes: journal.bytes,
      republishedParts: published?.republishedParts ?? 0,
    }),
    async close() {
      await journal.close();
      lock.release();
    },
  };
}

/**
 * Two processes sharing a journal would each take the other's bundles for those of a dead process.
 */
async function lockFolder(folder: string): Promise<FolderLock> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return takeFolderLock(folder);
  } catch (error) {
    const problem = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    throw new StartError(`Events cannot be kept in JOURNAL_DIR: ${problem}.`);
  }
}
