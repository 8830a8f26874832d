import type { Sha256 } from '../ledger/record-line.ts';
import { clickLifeMs } from '../plan/lifetime.ts';
import type { PlanStatus } from '../plan/status.ts';
import type { EventKind, InvalidReason } from './event.ts';
import { type EventFacts, eventHash } from './event-line.ts';
import { addToRate, type Rates, whyTooOften } from './viewer-rate.ts';

/** How far a plan has come, as it stands while its meter is locked. */
export interface Meter {
  readonly planId: number;
  readonly hold: bigint;
  readonly spent: bigint;
  readonly lastNo: number;
  readonly head: string;
  readonly status: PlanStatus;
}

/** An event that has passed the rules that need no books, or the first that it did not pass. */
export interface NewEvent extends Omit<EventFacts, 'no' | 'cost'> {
  readonly planId: number;
  /** Whether it costs its price if it counts. `pay` is then the publisher's part of it. */
  readonly isBillable: boolean;
  /** Whether its viewer may do it only so often; what is read from a file or made up is not. */
  readonly isRated?: boolean;
}

export interface RecordedEvent extends EventFacts {
  readonly planId: number;
  readonly hash: string;
}

/** Which tokens have counted as what, and when as an impression. */
export type Counted = Map<string, number>;

export const countedKey = (serveId: string, kind: EventKind): string => `${serveId} ${kind}`;

/** What follows an impression and is nothing without one. */
export const needsImpression = (kind: EventKind): boolean =>
  kind !== 'serve' && kind !== 'impression';

/** What costs nothing, such as a click where impressions are paid, still counts while waiting. */
const spending: readonly PlanStatus[] = ['putting', 'putFinished'];
const counting: readonly PlanStatus[] = [...spending, 'waitSettlement'];

/** What the database knows about the tokens and the viewers of events, and what they add to it. */
export interface Books {
  readonly meters: Map<number, Meter>;
  readonly counted: Counted;
  readonly rates: Rates;
}

/** The rules that only hold while the meter is locked, around those that were asked before. */
function whyInvalid(
  event: NewEvent,
  meter: Meter,
  { counted, rates }: Books,
): InvalidReason | null {
  if (event.kind === 'serve') return event.invalid;
  const impressionAt = counted.get(countedKey(event.serveId, 'impression'));
  const isLate =
    event.kind === 'click' &&
    impressionAt !== undefined &&
    event.at.getTime() > impressionAt + clickLifeMs;
  if (event.invalid === 'expired' || isLate) return 'expired';
  if (counted.has(countedKey(event.serveId, event.kind))) return 'duplicate';
  if (needsImpression(event.kind) && impressionAt === undefined) return 'before_impression';
  if (event.invalid !== null) return event.invalid;
  const tooOften = whyTooOften(event, rates);
  if (tooOften) return tooOften;
  if (!(event.isBillable ? spending : counting).includes(meter.status)) return 'plan_not_putting';
  if (event.isBillable && meter.spent + event.price > meter.hold) return 'over_budget';
  return null;
}

/**
 * Judges events in the order they came, numbers them and chains them. The books are then as they
 * are after it.
 */
export function recordEvents(
  events: readonly NewEvent[],
  books: Books,
  sha256: Sha256,
): RecordedEvent[] {
  const { meters, counted, rates } = books;
  return events.map((event) => {
    const meter = meters.get(event.planId);
    if (!meter) throw new Error(`Plan ${event.planId} has no meter`);
    const invalid = whyInvalid(event, meter, books);
    const isCharged = event.isBillable && invalid === null;
    const cost = isCharged ? event.price : 0n;
    const { isBillable: _, isRated: __, ...given } = event;
    const no = meter.lastNo + 1;
    const facts = { ...given, no, invalid, cost, pay: isCharged ? event.pay : 0n };
    const hash = eventHash(facts, meter.head, sha256);
    meters.set(event.planId, { ...meter, spent: meter.spent + cost, lastNo: no, head: hash });
    if (invalid === null) {
      counted.set(countedKey(event.serveId, event.kind), event.at.getTime());
      addToRate(event, rates);
    }
    return { ...facts, hash };
  });
}
