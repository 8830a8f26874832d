import type { NewEvent } from '#domain/delivery/record-events.ts';
import { errorCode, isPerhapsCommitted, isUnavailable } from '../../platform/database/database.ts';
import { isRatePassed } from '../delivery/rate-rows.ts';
import type { Part } from './bundle.ts';
import type { Moves, StoppedWhy } from './position-store.ts';

/** Another reader owns a partition by now, or has moved its position. */
export class FencedOff extends Error {
  constructor() {
    super('Another process reads this partition of the stream');
    this.name = 'FencedOff';
  }
}

/** Whether the books refused the events, as opposed to being unreachable. */
export const isRefusal = (error: unknown): boolean =>
  !(error instanceof FencedOff) &&
  !isUnavailable(error) &&
  !isPerhapsCommitted(error) &&
  !isRatePassed(error) &&
  !errorCode(error).startsWith('40');

/** The last missing part of a producer, or the part that the books refuse. */
export interface Missing {
  readonly why: StoppedWhy;
  readonly producer: string;
  readonly counter: number;
}

/** A partition and its position. */
export interface Place {
  readonly partition: number;
  readonly epoch: number;
  sequence: number;
  isStopped: boolean;
}

/** What is applied together. */
export interface Batch {
  readonly events: NewEvent[];
  /** The last message read, by partition. */
  readonly read: Map<number, number>;
  readonly producers: Map<
    string,
    { producer: string; partition: number; from: number; to: number }
  >;
  completeTo: Date | null;
}

export const newBatch = (): Batch => ({
  events: [],
  read: new Map(),
  producers: new Map(),
  completeTo: null,
});

/**
 * Takes a part that is the next of its producer, and skips one that is already known. False when an
 * earlier one is missing.
 */
export function takePart(
  batch: Batch,
  known: Map<string, number>,
  { producer, part, place, sequence }: ReadPart,
): boolean {
  const key = `${producer} ${part.partition}`;
  const last = known.get(key) ?? 0;
  if (part.counter > last + 1) return false;
  if (sequence >= place.sequence) batch.read.set(part.partition, sequence);
  if (part.counter <= last) return true;
  known.set(key, part.counter);
  const from = batch.producers.get(key)?.from ?? last;
  const { partition, counter: to } = part;
  batch.producers.set(key, { producer, partition, from, to });
  for (const event of part.events) batch.events.push(event);
  return true;
}

export interface ReadPart {
  readonly producer: string;
  readonly part: Part;
  readonly place: Place;
  /** The sequence number of the part's message. */
  readonly sequence: number;
}

/** The old and new positions when a batch is applied. */
export function movesOf(batch: Batch, places: ReadonlyMap<number, Place>): Moves {
  const partitions = [...batch.read].map(([partition, to]) => {
    const { epoch, sequence: from } = places.get(partition) as Place;
    return { partition, epoch, from, to, completeTo: batch.completeTo };
  });
  const producers = [...batch.producers.values()].map(({ to, ...one }) => ({
    ...one,
    counter: to,
  }));
  return { partitions, producers };
}
