import { largerOf, smallerOf } from '../money.ts';
import { type Format, impressionLifeMs } from '../plan/lifetime.ts';
import { minuteMs } from '../time.ts';
import type { PriceModel } from './token.ts';

/** An ad that was served and may still cost its plan something. */
export interface ServedAd {
  readonly priceModel: PriceModel;
  /** Of one impression or of one click, as agreed when the ad was served. */
  readonly price: bigint;
  readonly format: Format;
  readonly servedAt: number;
  readonly isSeen: boolean;
}

/** What is set aside for a served ad, and until when unless it is charged before. */
export interface Reservation {
  readonly amount: bigint;
  readonly until: number;
}

/** Most ads that are seen at all are seen this soon. */
export const unseenMs = 2 * minuteMs;

/** Reservations end at whole steps, so that few sums cover many ads. */
export const reservationStepMs = minuteMs / 2;

/** So many impressions bring one click, as far as reserving money is concerned. */
const impressionsPerClick = 20n;

/** What an ad is expected to cost: an impression's price, or a click's times its probability. */
export const expectedCostOf = ({ priceModel, price }: Pick<ServedAd, 'priceModel' | 'price'>) =>
  priceModel === 'cpm' ? price : (price + impressionsPerClick - 1n) / impressionsPerClick;

const lifeMsOf = (isSeen: boolean, format: Format): number =>
  isSeen ? impressionLifeMs[format] : unseenMs;

/**
 * What a served ad reserves, for engine and screens alike: while it is not seen, and again where
 * clicks are paid and it was seen but not clicked. Null for an impression that was charged. Both
 * end long before the ad can no longer count, or ads that nobody looks at would stop the plan.
 */
export function reservationOf(ad: ServedAd): Reservation | null {
  const { priceModel, format, servedAt, isSeen } = ad;
  if (isSeen && priceModel === 'cpm') return null;

  const step = Math.floor(servedAt / reservationStepMs) + 1;
  return {
    amount: expectedCostOf(ad),
    until: step * reservationStepMs + lifeMsOf(isSeen, format),
  };
}

/** Ads in this state that were served from this moment on still reserve something. */
export const reservedSince = (isSeen: boolean, format: Format, now: number): number =>
  Math.floor((now - lifeMsOf(isSeen, format)) / reservationStepMs) * reservationStepMs;

/** Reservations in the memory of a process that delivers, by their end. */
export class Reservations {
  readonly #byEnd = new Map<number, bigint>();
  #total = 0n;
  #firstEnd = Number.POSITIVE_INFINITY;

  /** The amount reserved now. Drops what has expired. */
  total(now: number): bigint {
    if (now < this.#firstEnd) return this.#total;

    this.#firstEnd = Number.POSITIVE_INFINITY;

    for (const [end, amount] of this.#byEnd) {
      if (end > now) {
        this.#firstEnd = Math.min(this.#firstEnd, end);
      } else {
        this.#byEnd.delete(end);
        this.#total -= amount;
      }
    }

    return this.#total;
  }

  reserve({ amount, until }: Reservation): void {
    this.#byEnd.set(until, (this.#byEnd.get(until) ?? 0n) + amount);
    this.#firstEnd = Math.min(this.#firstEnd, until);
    this.#total += amount;
  }

  /** Releases a reservation that was charged or never will be. */
  release({ amount, until }: Reservation): void {
    const reserved = this.#byEnd.get(until) ?? 0n;
    const released = smallerOf(amount, reserved);
    if (released === 0n) return;
    this.#byEnd.set(until, reserved - released);
    this.#total -= released;
  }
}

/**
 * What each reservation holds of the money that is left, the oldest ad first: `older` is reserved
 * for ads before these. What exceeds the money left would be the network's loss, so nothing of the
 * plan's is reserved for it.
 */
export function limitReservations(
  amounts: readonly bigint[],
  olderReserved: bigint,
  amountLeft: bigint,
): bigint[] {
  let reservedBefore = olderReserved;
  return amounts.map((amount) => {
    const free = largerOf(amountLeft - reservedBefore, 0n);
    reservedBefore += amount;
    return smallerOf(amount, free);
  });
}
