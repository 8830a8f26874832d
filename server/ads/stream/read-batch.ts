import type { NewEvent } from '#domain/delivery/record-events.ts';
import { errorCode, isPerhapsCommitted, isUnavailable } from '../../platform/database/database.ts';
import { isRatePassed } from '../delivery/rate-rows.ts';
import type { BundlePart } from './bundle.ts';
import type { PositionMoves, StopReason } from './position-store.ts';

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
export interface StopPoint {
  readonly reason: StopReason;
  readonly producer: string;
  readonly counter: number;
}

/** A partition and its position. */
export interface PartitionPosition {
  readonly partition: number;
  readonly epoch: number;
  sequence: number;
  isStopped: boolean;
}

/** What is applied together. */
export interface Batch {
  readonly events: NewEvent[];
  /** The last message read, by partition. */
  readonly lastReadByPartition: Map<number, number>;
  readonly producers: Map<
    string,
    { producer: string; partition: number; previousCounter: number; counter: number }
  >;
  completeTo: Date | null;
}

export const createBatch = (): Batch => ({
  events: [],
  lastReadByPartition: new Map(),
  producers: new Map(),
  completeTo: null,
});

/**
 * Takes a part that is the next of its producer, and skips one that is already known. False when an
 * earlier one is missing.
 */
export function takePart(
  batch: Batch,
  knownCounters: Map<string, number>,
  { producer, part, position, sequence }: ReadPart,
): boolean {
  const key = `${producer} ${part.partition}`;
  const lastCounter = knownCounters.get(key) ?? 0;
  if (part.counter > lastCounter + 1) return false;

  if (sequence >= position.sequence) batch.lastReadByPartition.set(part.partition, sequence);
  if (part.counter <= lastCounter) return true;

  knownCounters.set(key, part.counter);
  const previousCounter = batch.producers.get(key)?.previousCounter ?? lastCounter;
  batch.producers.set(key, {
    producer,
    partition: part.partition,
    previousCounter,
    counter: part.counter,
  });
  for (const event of part.events) batch.events.push(event);

  return true;
}

export interface ReadPart {
  readonly producer: string;
  readonly part: BundlePart;
  readonly position: PartitionPosition;
  /** The sequence number of the part's message. */
  readonly sequence: number;
}

/** The old and new positions when a batch is applied. */
export function toPositionMoves(
  batch: Batch,
  positions: ReadonlyMap<number, PartitionPosition>,
): PositionMoves {
  const partitions = [...batch.lastReadByPartition].map(([partition, sequence]) => {
    // Only partitions with a position were read.
    const { epoch, sequence: previousSequence } = positions.get(partition) as PartitionPosition;
    return { partition, epoch, previousSequence, sequence, completeTo: batch.completeTo };
  });

  const producers = [...batch.producers.values()];
  return { partitions, producers };
}
