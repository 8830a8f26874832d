import type { Sha256 } from '../ledger/record-line.ts';
import { clickLifeMs } from '../plan/lifetime.ts';
import { dayMs } from '../plan/limits.ts';
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
  /** The latest day of UTC on which anything was spent, counted from 1970, and what was. */
  readonly day: number;
  readonly daySpent: bigint;
  /** What of that these events have spent. */
  readonly dayAdded: bigint;
  /** The most that a day may cost; null when there is no such limit. */
  readonly dailyCap: bigint | null;
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

/** Instead of when: it did not count, since it was over budget, and the network pays for it. */
export const paidOver = -1;

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

/** Days as the caps of plans have them: of UTC, counted from 1970. */
export const capDayOf = (time: number): number => Math.floor(time / dayMs);

/** What the day of a moment has cost: never a day before the last, since clocks are set back. */
export const spentOnDay = (
  { day, daySpent }: Pick<Meter, 'day' | 'daySpent'>,
  time: number,
): bigint => (capDayOf(time) > day ? 0n : daySpent);

/** Whether its price does not fit into the amount, or not into what the day may still cost. */
function isOverBudget(event: NewEvent, meter: Meter): boolean {
  if (meter.spent + event.price > meter.hold) return true;
  if (meter.dailyCap === null) return false;
  return spentOnDay(meter, event.at.getTime()) + event.price > meter.dailyCap;
}

/** The rules that only hold while the meter is locked, around those that were asked before. */
function whyInvalid(
  event: NewEvent,
  meter: Meter,
  { counted, rates }: Books,
): InvalidReason | null {
  if (event.kind === 'serve') return event.invalid;
  const seenAt = counted.get(countedKey(event.serveId, 'impression'));
  const impressionAt = seenAt === paidOver ? undefined : seenAt;
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
  if (event.isBillable && isOverBudget(event, meter)) return 'over_budget';
  return null;
}

/** The meter after a cost was charged to it. */
function charged(meter: Meter, event: NewEvent, cost: bigint): Meter {
  if (cost === 0n) return meter;
  const time = event.at.getTime();
  const day = Math.max(meter.day, capDayOf(time));
  return {
    ...meter,
    spent: meter.spent + cost,
    day,
    daySpent: spentOnDay(meter, time) + cost,
    dayAdded: (day === meter.day ? meter.dayAdded : 0n) + cost,
  };
}

/**
 * Judges events in the order they came, numbers them and chains them. The books are then as they
 * are after it. What is over budget costs the partner nothing and keeps what its publisher gets.
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
    const cost = event.isBillable && invalid === null ? event.price : 0n;
    const isOver = invalid === 'over_budget' && event.pay > 0n;
    const pay = cost > 0n || isOver ? event.pay : 0n;
    const { isBillable: _, isRated: __, ...given } = event;
    const no = meter.lastNo + 1;
    const facts = { ...given, no, invalid, cost, pay };
    const hash = eventHash(facts, meter.head, sha256);
    meters.set(event.planId, { ...charged(meter, event, cost), lastNo: no, head: hash });
    if (invalid === null || isOver) {
      counted.set(countedKey(event.serveId, event.kind), isOver ? paidOver : event.at.getTime());
      addToRate(event, rates);
    }
    return { ...facts, hash };
  });
}
