import type { NewEvent } from '#domain/delivery/record-events.ts';
import type { Db } from '../../platform/database/database.ts';
import { type RecordedGroup, saveBatch } from './event-store.ts';
import { isRatePassed } from './rate-rows.ts';

const attemptsMax = 5;

/**
 * Repeats a transaction that lost to another process that counted the same viewer first: the events
 * are judged again with that known.
 */
export async function retryUntilRatesAgree<Result>(
  transact: () => Promise<Result>,
): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await transact();
    } catch (error) {
      if (attempts >= attemptsMax || !isRatePassed(error)) throw error;
    }
  }
}

/** Judges, numbers, chains, meters and stores events: all in one transaction, or none. */
export const billEvents = (db: Db, events: readonly NewEvent[]): Promise<RecordedGroup> =>
  retryUntilRatesAgree(() => db.transaction((sql) => saveBatch(sql, events)));
