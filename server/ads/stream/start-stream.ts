import type { Db, Sql } from '../../platform/database/database.ts';
import { StartError } from '../../platform/process/process.ts';
import type { Role, StreamConfig } from '../../platform/settings/settings.ts';
import type { EventLog } from '../delivery/event-log.ts';
import { type EdgeState, openEdge } from './open-edge.ts';
import { openStream } from './open-stream.ts';
import { hasPartitions } from './position-store.ts';
import type { PlansInMemory } from './published.ts';
import { startStreamReader } from './stream-reader.ts';

export interface StreamGiven {
  readonly db: Db;
  /** For requests made once at the start, however long they take. */
  readonly patient: Db;
  readonly role: Role;
  readonly stream: StreamConfig | undefined;
  readonly journalDir: string;
}

/** This process's part in the stream. */
export interface StreamPart {
  /** Where events are written, in a process that serves ads. */
  readonly openLog: ((plans: PlansInMemory) => EventLog) | undefined;
  isAway(): boolean;
  /** How many partitions this process reads into the books. */
  owned(): number;
  /** What it has acknowledged and the books do not have yet. */
  unapplied(): EdgeState;
  close(): Promise<void>;
}

const nothing = { bundles: 0, bytes: 0, again: 0 };

/** Null without a stream: then events go straight to the books. */
export async function startStream(given: StreamGiven): Promise<StreamPart | null> {
  const { db, patient, role } = given;
  if (!given.stream) {
    await assertNoStream(patient.sql);
    return null;
  }
  const stream = await openStream(given.stream);
  try {
    const opening = { sql: db.sql, patient: patient.sql, stream, folder: given.journalDir };
    const edge = role === 'books' ? null : await openEdge(opening);
    const reader = role === 'edge' ? null : startStreamReader({ db, stream });
    return {
      openLog: edge ? (plans) => edge.openLog(plans) : undefined,
      isAway: () => stream.isAway(),
      owned: () => reader?.owned() ?? 0,
      unapplied: () => edge?.state() ?? nothing,
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
