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

/** Per subnet and hour: clicks on one plan, whatever browsers they name. */
export const subnetClicksMax = 3;

export type RatedKind = keyof typeof rateMax;

export const isRatedKind = (kind: EventKind): kind is RatedKind => kind in rateMax;

/** A viewer is the digits of provider, subnet and browser; a subnet lacks the browser. */
const viewerDigits = 24;
const subnetDigits = 16;

/** One rate limit that an event counts towards. */
export interface RateLimit {
  readonly key: string;
  /** The viewer, or the viewer's subnet. */
  readonly who: string;
  readonly kind: RatedKind;
  /** The plan of a click, or the placement of an impression. */
  readonly of: number;
  readonly max: number;
}

type RatedEvent = Pick<NewEvent, 'viewer' | 'kind' | 'planId' | 'placementId' | 'isRated'>;

/** Every rate limit that an event counts towards. */
export function rateLimitsOf({
  viewer,
  kind,
  planId,
  placementId,
  isRated,
}: RatedEvent): RateLimit[] {
  if (!isRated || !isRatedKind(kind)) return [];

  const targetId = kind === 'click' ? planId : placementId;
  const limit = (who: string, max: number) => ({
    key: `${who} ${kind} ${targetId}`,
    who,
    kind,
    of: targetId,
    max,
  });

  const viewerLimit = limit(viewer, rateMax[kind]);
  if (kind !== 'click' || viewer.length !== viewerDigits) return [viewerLimit];

  return [viewerLimit, limit(viewer.slice(0, subnetDigits), subnetClicksMax)];
}

const countAt = (rate: Rate | undefined, time: number): number =>
  rate && rate.until > time ? rate.count : 0;

/** Which rate limit an event exceeds, or null. */
export function findRateReason(event: NewEvent, rates: Rates): InvalidReason | null {
  const time = event.at.getTime();
  if (rateLimitsOf(event).every(({ key, max }) => countAt(rates.get(key), time) < max)) return null;
  return event.kind === 'click' ? 'click_rate' : 'impression_rate';
}

/** Counts an event towards its rate limits. */
export function addToRate(event: NewEvent, rates: Rates): void {
  const time = event.at.getTime();
  for (const { key } of rateLimitsOf(event)) {
    const existingRate = rates.get(key);
    const isRunning = existingRate !== undefined && existingRate.until > time;
    rates.set(key, {
      count: (isRunning ? existingRate.count : 0) + 1,
      until: isRunning ? existingRate.until : time + hourMs,
      added: (isRunning ? existingRate.added : 0) + 1,
    });
  }
}

/** The rate limits that events count towards, without duplicates. */
export const rateLimitsIn = (events: readonly NewEvent[]): RateLimit[] => [
  ...new Map(
    events
      .filter(({ invalid }) => invalid === null)
      .flatMap((event) => rateLimitsOf(event).map((rated) => [rated.key, rated] as const)),
  ).values(),
];

export interface AddedRate {
  readonly rated: RateLimit;
  readonly rate: Rate;
}

/** What a group of events added to the rates, in the same order for all writers. */
export const addedRates = (events: readonly NewEvent[], rates: Rates): AddedRate[] =>
  rateLimitsIn(events)
    .flatMap((rated) => {
      const rate = rates.get(rated.key);
      return rate && rate.added > 0 ? [{ rated, rate }] : [];
    })
    .sort((a, b) => (a.rated.key < b.rated.key ? -1 : 1));
