import { eventHash } from '#domain/delivery/event-line.ts';
import { sha256 } from '../../platform/process/process.ts';
import type { BlockEvent } from './block-file.ts';

/** Consecutive events of one plan, verified together. */
export interface EventRange {
  readonly planId: number;
  readonly firstNo: number;
  readonly lastNo: number;
  /** The hash before the first event, and the hash of the last. */
  readonly previous: string;
  readonly head: string;
}

/** An event read from a block, with its recomputed chain hash. */
export interface SealedEvent extends BlockEvent {
  readonly hash: string;
}

/** The totals of a range, as its manifest states them. */
export interface RangeSums {
  readonly head: string;
  readonly cost: bigint;
  readonly unbilledPay: bigint;
}

/** Recomputes the chain hashes. The events are genuine if the last hash is the range's head. */
export function chainEvents(events: readonly BlockEvent[], previous: string): SealedEvent[] {
  let head = previous;
  return events.map((event) => {
    head = eventHash(event, head, sha256);
    return { ...event, hash: head };
  });
}

/** Whether the events are exactly those of the range: complete, in order and unchanged. */
export const isWholeRange = (events: readonly SealedEvent[], range: EventRange): boolean =>
  events.length === range.lastNo - range.firstNo + 1 &&
  events.every(
    ({ planId, no }, index) => planId === range.planId && no === range.firstNo + index,
  ) &&
  events.at(-1)?.hash === range.head;

export const sumRange = (events: readonly SealedEvent[]): RangeSums => ({
  head: events.at(-1)?.hash ?? '',
  cost: events.reduce((sum, { cost }) => sum + cost, 0n),
  unbilledPay: events.reduce((sum, { cost, pay }) => (cost === 0n ? sum + pay : sum), 0n),
});
