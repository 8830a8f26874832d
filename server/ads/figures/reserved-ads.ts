import { reservationOf, shareLeft } from '#domain/delivery/reservation.ts';
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
  upTo = state.lastNo,
): Promise<Reserved> {
  const groups = await countReservedAds(sql, state, upTo);
  const reservations = groups.flatMap(({ count, servedAt, ...ad }) => {
    const one = reservationOf({ ...ad, servedAt: servedAt.getTime() });
    return one ? [{ amount: micro(one.amount * count), until: one.until }] : [];
  });
  const ends = reservations.map(({ until }) => until);
  return {
    amount: sum(reservations.map(({ amount }) => amount)),
    freeFrom: ends.length === 0 ? null : new Date(Math.min(...ends)),
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
  below: number | null,
  most: number,
): Promise<ReservedRow[]> {
  const left = await getUnconsumed(sql, state);
  if (left <= 0n) return [];
  const ads = await listReservedEvents(sql, state, below, most);
  const rows = ads.flatMap(({ event, ...ad }) => {
    const servedAt = event.at.getTime();
    const reservation = reservationOf({ ...ad, price: event.price, servedAt });
    return reservation ? [{ event, ...reservation }] : [];
  });
  const oldest = rows.at(-1);
  if (!oldest) return [];
  const { amount: older } = await sumReserved(sql, state, oldest.event.no - 1);
  const amounts = rows.map(({ amount }) => amount).reverse();
  const shares = shareLeft(amounts, older, left).reverse();
  const shared = rows.map(({ event, until }, index) => ({
    event,
    amount: micro(shares[index] ?? 0n),
    until: new Date(until),
  }));
  const [newest] = shared;
  if (!newest || newest.amount > 0n) return shared;
  const first = shared.find(({ amount }) => amount > 0n);
  return listReserved(sql, state, first ? first.event.no + 1 : oldest.event.no, most);
}
