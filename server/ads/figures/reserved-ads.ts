import { limitReservations, reservationOf } from '#domain/delivery/reservation.ts';
import { type Micro, micro, sum } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  countReservedAds,
  getUnconsumed,
  listReservedEvents,
  type PlanState,
} from './reserved-ad-store.ts';
import type { StoredEvent } from './stored-event.ts';

/** What is reserved, and when the first of it is free unless it is charged before. */
export interface Reserved {
  readonly amount: Micro;
  readonly freeFrom: Date | null;
}

/** What a plan reserves for ads that were served, up to one of its events. */
export async function sumReserved(
  sql: Sql,
  state: PlanState,
  lastAdNo = state.lastNo,
): Promise<Reserved> {
  const groups = await countReservedAds(sql, state, lastAdNo);

  const reservations = groups.flatMap(({ count, servedAt, ...ad }) => {
    const reservation = reservationOf({ ...ad, servedAt: servedAt.getTime() });
    return reservation
      ? [{ amount: micro(reservation.amount * count), until: reservation.until }]
      : [];
  });

  const endTimes = reservations.map(({ until }) => until);
  return {
    amount: sum(reservations.map(({ amount }) => amount)),
    freeFrom: endTimes.length === 0 ? null : new Date(Math.min(...endTimes)),
  };
}

/** A served ad with what is set aside for it. */
export interface ReservedRow {
  readonly event: StoredEvent;
  readonly amount: Micro;
  readonly until: Date;
}

/**
 * The ads that make up what is reserved, newest first: their amounts add up to it exactly. Ads that
 * found nothing left to reserve are no part of it; they are the newest.
 */
export async function listReserved(
  sql: Sql,
  state: PlanState,
  upperNo: number | null,
  countMax: number,
): Promise<ReservedRow[]> {
  const unconsumed = await getUnconsumed(sql, state);
  if (unconsumed <= 0n) return [];

  const ads = await listReservedEvents(sql, state, upperNo, countMax);

  const rows = ads.flatMap(({ event, ...ad }) => {
    const servedAt = event.at.getTime();
    const reservation = reservationOf({ ...ad, price: event.price, servedAt });
    return reservation ? [{ event, ...reservation }] : [];
  });

  const oldest = rows.at(-1);
  if (!oldest) return [];

  const { amount: olderAmount } = await sumReserved(sql, state, oldest.event.no - 1);
  const amounts = rows.map(({ amount }) => amount).reverse();
  const shares = limitReservations(amounts, olderAmount, unconsumed).reverse();
  const sharedRows = rows.map(({ event, until }, index) => ({
    event,
    amount: micro(shares[index] ?? 0n),
    until: new Date(until),
  }));

  const [newest] = sharedRows;
  if (!newest || newest.amount > 0n) return sharedRows;

  const firstReserving = sharedRows.find(({ amount }) => amount > 0n);

  return listReserved(
    sql,
    state,
    firstReserving ? firstReserving.event.no + 1 : oldest.event.no,
    countMax,
  );
}
