import type { Db, Sql } from '../../platform/database/database.ts';
import { StartError } from '../../platform/process/process.ts';
import type { Role, StreamConfig } from '../../platform/settings/settings.ts';
import type { EventLog } from '../delivery/event-log.ts';
import { type EdgeState, openEdge } from './open-edge.ts';
import { openStream } from './open-stream.ts';
import { hasPartitions } from './position-store.ts';
import type { PlansInMemory } from './published.ts';
import { startStreamReader } from './stream-reader.ts';

export interface StreamOptions {
  readonly db: Db;
  /** For requests made once at the start, however long they take. */
  readonly patientDb: Db;
  readonly role: Role;
  readonly stream: StreamConfig | undefined;
  readonly journalDir: string;
}

/** What this process does with the stream: it writes events, reads them into the books, or both. */
export interface ProcessStream {
  /** Where events are written, in a process that serves ads. */
  readonly openLog: ((plans: PlansInMemory) => EventLog) | undefined;
  isDisconnected(): boolean;
  /** How many partitions this process reads into the books. */
  ownedPartitionCount(): number;
  /** What it has acknowledged and the books do not have yet. */
  unappliedState(): EdgeState;
  close(): Promise<void>;
}

const emptyState = { bundles: 0, bytes: 0, republishedParts: 0 };

/** Null without a stream: then events go straight to the books. */
export async function startStream(options: StreamOptions): Promise<ProcessStream | null> {
  const { db, patientDb, role } = options;
  if (!options.stream) {
    await assertNoStream(patientDb.sql);
    return null;
  }

  const stream = await openStream(options.stream);
  try {
    const edgeOptions = {
      sql: db.sql,
      patientSql: patientDb.sql,
      stream,
      folder: options.journalDir,
    };
    const edge = role === 'books' ? null : await openEdge(edgeOptions);
    const reader = role === 'edge' ? null : startStreamReader({ db, stream });

    return {
      openLog: edge ? (plans) => edge.openLog(plans) : undefined,
      isDisconnected: () => stream.isDisconnected(),
      ownedPartitionCount: () => reader?.ownedPartitionCount() ?? 0,
      unappliedState: () => edge?.state() ?? emptyState,
      async close() {
        await reader?.close();
        await edge?.close();
        await stream.close();
      },
    };
  } catch (error) {
    await stream.close();
    throw error;
  }
}

/**
 * What is still in the stream would never be counted, and whatever waits for it would wait for
 * ever.
 */
async function assertNoStream(sql: Sql): Promise<void> {
  if (!(await hasPartitions(sql))) return;
  throw new StartError('This database takes its events from a stream: set EVENTS_URL to it.');
}
