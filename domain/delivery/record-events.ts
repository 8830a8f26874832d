import type { Sha256 } from '../ledger/record-line.ts';
import { clickLifeMs } from '../plan/lifetime.ts';
import type { PlanStatus } from '../plan/status.ts';
import { utcDayOf } from '../time.ts';
import type { EventKind, InvalidReason } from './event.ts';
import { type DeliveryEvent, eventHash } from './event-line.ts';
import { addToRate, findRateReason, type Rates } from './viewer-rate.ts';

/** A plan's progress while its meter is locked. */
export interface Meter {
  readonly planId: number;
  readonly hold: bigint;
  readonly spent: bigint;
  readonly lastNo: number;
  readonly head: string;
  readonly status: PlanStatus;
  /** The latest UTC day with spending, in days since 1970, and the amount spent. */
  readonly day: number;
  readonly daySpent: bigint;
  /** The part of that which these events spent. */
  readonly dayAdded: bigint;
  /** The most a day may cost; null if there is no cap. */
  readonly dailyCap: bigint | null;
}

/** A new event; `invalid` is the first stateless rule that it broke, or null. */
export interface NewEvent extends Omit<DeliveryEvent, 'no' | 'cost'> {
  readonly planId: number;
  /** Whether the event costs its price if it counts. `pay` is then the publisher's part. */
  readonly isBillable: boolean;
  /** Whether viewer rate limits apply; not for imported or simulated events. */
  readonly isRated?: boolean;
}

export interface RecordedEvent extends DeliveryEvent {
  readonly planId: number;
  readonly hash: string;
}

/** Which tokens have counted as which kind, and the time of their impression. */
export type CountedTokens = Map<string, number>;

/** Stands in for the time of an event over budget: it did not count, but the network pays it. */
export const paidOver = -1;

export const countedKey = (serveId: string, kind: EventKind): string => `${serveId} ${kind}`;

/** Whether an event is meaningless without an earlier impression. */
export const needsImpression = (kind: EventKind): boolean =>
  kind !== 'serve' && kind !== 'impression';

/** Free events, such as clicks where impressions are paid, count in `waitSettlement` too. */
const spendingStatuses: readonly PlanStatus[] = ['putting', 'putFinished'];
const countingStatuses: readonly PlanStatus[] = [...spendingStatuses, 'waitSettlement'];

/** The stored state of the events' tokens and viewers, which the events update. */
export interface EventBooks {
  readonly meters: Map<number, Meter>;
  readonly counted: CountedTokens;
  readonly rates: Rates;
}

/** Spending on the day of a moment. The day never goes back, even if the clock does. */
export const spentOnDay = (
  { day, daySpent }: Pick<Meter, 'day' | 'daySpent'>,
  time: number,
): bigint => (utcDayOf(time) > day ? 0n : daySpent);

/** Whether the price exceeds the money left, or what is left of the daily cap. */
function isOverBudget(event: NewEvent, meter: Meter): boolean {
  if (meter.spent + event.price > meter.hold) return true;
  if (meter.dailyCap === null) return false;
  return spentOnDay(meter, event.at.getTime()) + event.price > meter.dailyCap;
}

/** Applies the rules that need the locked meter, around those that were judged before. */
function findInvalidReason(
  event: NewEvent,
  meter: Meter,
  { counted, rates }: EventBooks,
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

  const tooOften = findRateReason(event, rates);
  if (tooOften) return tooOften;
  if (!(event.isBillable ? spendingStatuses : countingStatuses).includes(meter.status))
    return 'plan_not_putting';
  if (event.isBillable && isOverBudget(event, meter)) return 'over_budget';

  return null;
}

/** The meter after charging a cost. */
function chargeMeter(meter: Meter, event: NewEvent, cost: bigint): Meter {
  if (cost === 0n) return meter;

  const time = event.at.getTime();
  const day = Math.max(meter.day, utcDayOf(time));

  return {
    ...meter,
    spent: meter.spent + cost,
    day,
    daySpent: spentOnDay(meter, time) + cost,
    dayAdded: (day === meter.day ? meter.dayAdded : 0n) + cost,
  };
}

/**
 * Judges events in order of arrival, numbers them and chains them, and updates the books. An event
 * over budget costs the partner nothing, but its publisher is still paid.
 */
export function recordEvents(
  events: readonly NewEvent[],
  books: EventBooks,
  sha256: Sha256,
): RecordedEvent[] {
  const { meters, counted, rates } = books;
  return events.map((event) => {
    const meter = meters.get(event.planId);
    if (!meter) throw new Error(`Plan ${event.planId} has no meter`);

    const invalid = findInvalidReason(event, meter, books);
    const cost = event.isBillable && invalid === null ? event.price : 0n;
    const isPaidOverBudget = invalid === 'over_budget' && event.pay > 0n;
    const pay = cost > 0n || isPaidOverBudget ? event.pay : 0n;
    const { isBillable: _, isRated: __, ...arrival } = event;
    const eventNo = meter.lastNo + 1;
    const recorded = { ...arrival, no: eventNo, invalid, cost, pay };
    const hash = eventHash(recorded, meter.head, sha256);
    meters.set(event.planId, { ...chargeMeter(meter, event, cost), lastNo: eventNo, head: hash });

    if (invalid === null || isPaidOverBudget) {
      counted.set(
        countedKey(event.serveId, event.kind),
        isPaidOverBudget ? paidOver : event.at.getTime(),
      );
      addToRate(event, rates);
    }

    return { ...recorded, hash };
  });
}
