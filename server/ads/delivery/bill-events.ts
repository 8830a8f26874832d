import type { NewEvent } from '#domain/delivery/record-events.ts';
import type { Db } from '../../platform/database/database.ts';
import { type RecordedGroup, saveBatch } from './event-store.ts';
import { isRatePassed } from './rate-rows.ts';

const triesMax = 5;

/**
 * Repeats a transaction that lost to another process that counted the same viewer first: the events
 * are judged again with that known.
 */
export async function untilRatesAgree<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await transact();
    } catch (error) {
      if (tried >= triesMax || !isRatePassed(error)) throw error;
    }
  }
}

/** Judges, numbers, chains, meters and stores events: all in one transaction, or none. */
export const billEvents = (db: Db, events: readonly NewEvent[]): Promise<RecordedGroup> =>
  untilRatesAgree(() => db.transaction((sql) => saveBatch(sql, events)));
