import type { NewEvent } from '#domain/delivery/record-events.ts';
import type { Db } from '../../platform/database/database.ts';
import { untilRatesAgree } from '../delivery/bill-events.ts';
import { type RecordedGroup, saveBatch } from '../delivery/event-store.ts';
import { type Moves, movePositions } from './position-store.ts';
import { FencedOff } from './read-batch.ts';

const nothing: RecordedGroup = { recorded: [], meters: new Map() };

/**
 * Moves the positions and stores the events that lie between, in one transaction: each event once,
 * however often it is read.
 */
export const applyBatch = (
  db: Db,
  events: readonly NewEvent[],
  moves: Moves,
): Promise<RecordedGroup> =>
  untilRatesAgree(() =>
    db.transaction(async (sql) => {
      if (!(await movePositions(sql, moves))) throw new FencedOff();
      return moves.producers.length > 0 ? saveBatch(sql, events) : nothing;
    }),
  );
