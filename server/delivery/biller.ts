import type { NewEvent } from '#domain/delivery/record-events.ts';
import type { Db, Sql } from '../database/database.ts';
import { type RecordedGroup, saveBatch } from './event-store.ts';
import { isRatePassed } from './rate-rows.ts';

/**
 * Stores the position of a batch in the batch's own transaction, before anything is judged. False
 * when there is nothing to write, for example when the batch was applied before.
 */
export type KeepPosition<Position> = (sql: Sql, position: Position) => Promise<boolean>;

export interface Biller<Position> {
  /**
   * The one way events are judged, numbered, chained, metered and stored: all of a batch in one
   * transaction with its position, or nothing of it.
   */
  apply(batch: readonly NewEvent[], position: Position): Promise<RecordedGroup>;
}

const triesMax = 5;
const nothing: RecordedGroup = { recorded: [], meters: new Map() };

export function createBiller<Position>(
  db: Db,
  keepPosition: KeepPosition<Position>,
): Biller<Position> {
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
          // Another process counted the same viewer in the meantime: judge again with that known.
          if (tried >= triesMax || !isRatePassed(error)) throw error;
        }
      }
    },
  };
}
