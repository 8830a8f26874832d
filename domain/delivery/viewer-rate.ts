import { hourMs } from '../time.ts';
import type { EventKind, InvalidReason } from './event.ts';
import type { NewEvent } from './record-events.ts';

/** How often a viewer did something in the hour that began with the first occurrence. */
export interface Rate {
  readonly count: number;
  /** When the hour ends. */
  readonly until: number;
  /** How many were added by the current events. */
  readonly added: number;
}

export type Rates = Map<string, Rate>;

/** Per viewer and hour: clicks on a plan, impressions in a placement. */
export const rateMax = { click: 1, impression: 20 } as const;

/** Per network and hour: clicks on one plan, whatever browsers they name. */
export const networkClicksMax = 3;

export type RatedKind = keyof typeof rateMax;

export const isRatedKind = (kind: EventKind): kind is RatedKind => kind in rateMax;

/** A viewer is the digits of provider, network and browser; a network lacks the browser. */
const viewerDigits = 24;
const networkDigits = 16;

/** One rate limit that an event counts towards. */
export interface Rated {
  readonly key: string;
  /** The viewer, or the viewer's network. */
  readonly who: string;
  readonly kind: RatedKind;
  /** The plan of a click, or the placement of an impression. */
  readonly of: number;
  readonly max: number;
}

type RatedEvent = Pick<NewEvent, 'viewer' | 'kind' | 'planId' | 'placementId' | 'isRated'>;

/** Every rate limit that an event counts towards. */
export function ratedOf({ viewer, kind, planId, placementId, isRated }: RatedEvent): Rated[] {
  if (!isRated || !isRatedKind(kind)) return [];
  const of = kind === 'click' ? planId : placementId;
  const limit = (who: string, max: number) => ({ key: `${who} ${kind} ${of}`, who, kind, of, max });
  const own = limit(viewer, rateMax[kind]);
  if (kind !== 'click' || viewer.length !== viewerDigits) return [own];
  return [own, limit(viewer.slice(0, networkDigits), networkClicksMax)];
}

const countAt = (rate: Rate | undefined, at: number): number =>
  rate && rate.until > at ? rate.count : 0;

/** Which rate limit an event exceeds, or null. */
export function whyTooOften(event: NewEvent, rates: Rates): InvalidReason | null {
  const at = event.at.getTime();
  if (ratedOf(event).every(({ key, max }) => countAt(rates.get(key), at) < max)) return null;
  return event.kind === 'click' ? 'click_rate' : 'impression_rate';
}

/** Counts an event towards its rate limits. */
export function addToRate(event: NewEvent, rates: Rates): void {
  const at = event.at.getTime();
  for (const { key } of ratedOf(event)) {
    const known = rates.get(key);
    const isRunning = known !== undefined && known.until > at;
    rates.set(key, {
      count: (isRunning ? known.count : 0) + 1,
      until: isRunning ? known.until : at + hourMs,
      added: (isRunning ? known.added : 0) + 1,
    });
  }
}

/** The rate limits that events count towards, without duplicates. */
export const ratedIn = (events: readonly NewEvent[]): Rated[] => [
  ...new Map(
    events
      .filter(({ invalid }) => invalid === null)
      .flatMap((event) => ratedOf(event).map((rated) => [rated.key, rated] as const)),
  ).values(),
];

export interface AddedRate {
  readonly rated: Rated;
  readonly rate: Rate;
}

/** What a group of events added to the rates, in the same order for all writers. */
export const addedRates = (events: readonly NewEvent[], rates: Rates): AddedRate[] =>
  ratedIn(events)
    .flatMap((rated) => {
      const rate = rates.get(rated.key);
      return rate && rate.added > 0 ? [{ rated, rate }] : [];
    })
    .sort((a, b) => (a.rated.key < b.rated.key ? -1 : 1));
