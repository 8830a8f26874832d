import { hourMs } from '../plan/limits.ts';
import type { EventKind, InvalidReason } from './event.ts';
import type { NewEvent } from './record-events.ts';

/** How often a viewer did something in the hour that began with the first time. */
export interface Rate {
  readonly count: number;
  /** When the hour is over. */
  readonly until: number;
  /** How many of them were added just now. */
  readonly added: number;
}

export type Rates = Map<string, Rate>;

/** Within an hour, of one viewer: clicks on a plan, impressions in a placement. */
export const rateMax = { click: 1, impression: 20 } as const;

export type RatedKind = keyof typeof rateMax;

export const isRatedKind = (kind: EventKind): kind is RatedKind => kind in rateMax;

/** What the rate of an event is counted for: a click for its plan, else for its placement. */
export const ratedOf = ({ kind, planId, zoneId }: Pick<NewEvent, 'kind' | 'planId' | 'zoneId'>) =>
  kind === 'click' ? planId : zoneId;

export const rateKey = (event: Pick<NewEvent, 'viewer' | 'kind' | 'planId' | 'zoneId'>): string =>
  `${event.viewer} ${event.kind} ${ratedOf(event)}`;

const countAt = (rate: Rate | undefined, at: number): number =>
  rate && rate.until > at ? rate.count : 0;

/** Why an event comes too often to count; null when it does not. */
export function whyTooOften(event: NewEvent, rates: Rates): InvalidReason | null {
  if (!event.isRated || !isRatedKind(event.kind)) return null;
  const count = countAt(rates.get(rateKey(event)), event.at.getTime());
  if (count < rateMax[event.kind]) return null;
  return event.kind === 'click' ? 'click_rate' : 'impression_rate';
}

/** An event counted. */
export function addToRate(event: NewEvent, rates: Rates): void {
  if (!event.isRated || !isRatedKind(event.kind)) return;
  const at = event.at.getTime();
  const known = rates.get(rateKey(event));
  const isRunning = known !== undefined && known.until > at;
  rates.set(rateKey(event), {
    count: (isRunning ? known.count : 0) + 1,
    until: isRunning ? known.until : at + hourMs,
    added: (isRunning ? known.added : 0) + 1,
  });
}
