import type { NewEvent } from '#domain/delivery/record-events.ts';
import type { Db } from '../../platform/database/database.ts';
import { retryUntilRatesAgree } from '../delivery/bill-events.ts';
import { type RecordedGroup, saveBatch } from '../delivery/event-store.ts';
import { movePositions, type PositionMoves } from './position-store.ts';
import { FencedOff } from './read-batch.ts';

const emptyGroup: RecordedGroup = { recorded: [], meters: new Map() };

/**
 * Moves the positions and stores the events that lie between, in one transaction: each event once,
 * however often it is read.
 */
export const applyBatch = (
  db: Db,
  events: readonly NewEvent[],
  moves: PositionMoves,
): Promise<RecordedGroup> =>
  retryUntilRatesAgree(() =>
    db.transaction(async (sql) => {
      if (!(await movePositions(sql, moves))) throw new FencedOff();
      return moves.producers.length > 0 ? saveBatch(sql, events) : emptyGroup;
    }),
  );
