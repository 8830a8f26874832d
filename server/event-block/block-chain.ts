import { eventHash } from '#domain/delivery/event-line.ts';
import { sha256 } from '../ledger/ledger.ts';
import type { BlockEvent } from './block-file.ts';

/** Events of one plan, one after the other, that are verified at once. */
export interface Part {
  readonly planId: number;
  readonly from: number;
  readonly to: number;
  /** The hash that the first of them follows on, and that of the last. */
  readonly previous: string;
  readonly head: string;
}

/** An event out of a block, with the hash that it has in its chain. */
export interface SealedEvent extends BlockEvent {
  readonly hash: string;
}

/** What a part comes to, as its manifest says it. */
export interface PartSums {
  readonly head: string;
  readonly cost: bigint;
  readonly unbilledPay: bigint;
}

/** Gives each event its hash again. They are the part's own if the last one has the part's. */
export function chainEvents(events: readonly BlockEvent[], previous: string): SealedEvent[] {
  let head = previous;
  return events.map((event) => {
    head = eventHash(event, head, sha256);
    return { ...event, hash: head };
  });
}

/** Whether events are all those of a part, in order and unchanged. */
export const isWhole = (events: readonly SealedEvent[], part: Part): boolean =>
  events.length === part.to - part.from + 1 &&
  events.every(({ planId, no }, at) => planId === part.planId && no === part.from + at) &&
  events.at(-1)?.hash === part.head;

export const sumsOf = (events: readonly SealedEvent[]): PartSums => ({
  head: events.at(-1)?.hash ?? '',
  cost: events.reduce((sum, { cost }) => sum + cost, 0n),
  unbilledPay: events.reduce((sum, { cost, pay }) => (cost === 0n ? sum + pay : sum), 0n),
});
