import type { NewEvent } from '#domain/delivery/record-events.ts';
import type { Db, Sql } from '../database/database.ts';
import { type RecordedGroup, saveBatch } from './event-store.ts';
import { isRatePassed } from './rate-rows.ts';

/** Where a batch stands in its source: who made it, and the how-manieth of theirs it is. */
export interface Position {
  readonly producer: string;
  readonly counter: number;
}

/**
 * Keeps the position of a batch in the batch's own transaction, before anything is judged. False
 * when the batch was applied before: then nothing is written.
 */
export type KeepPosition = (sql: Sql, position: Position) => Promise<boolean>;

export interface Biller {
  /**
   * The one way events are judged, numbered, chained, metered and stored: all of a batch in one
   * transaction, or nothing of it.
   */
  apply(batch: readonly NewEvent[], position: Position): Promise<RecordedGroup>;
}

const triesMax = 5;
const nothing: RecordedGroup = { recorded: [], meters: new Map() };

/** What a process makes itself it applies itself, in order: nobody can deliver it again. */
const keepNothing: KeepPosition = async () => true;

export function createBiller(db: Db, keepPosition: KeepPosition = keepNothing): Biller {
  const applyOnce = (batch: readonly NewEvent[], position: Position) =>
    db.transaction(async (sql) =>
      (await keepPosition(sql, position)) ? saveBatch(sql, batch) : nothing,
    );
  return {
    async apply(batch, position) {
      for (let tried = 1; ; tried += 1) {
        try {
          return await applyOnce(batch, position);
        } catch (error) {
          // Another process counted the same viewer meanwhile: now that is known, and judged by.
          if (tried >= triesMax || !isRatePassed(error)) throw error;
        }
      }
    },
  };
}
