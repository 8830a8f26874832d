import { type CategoryRate, listCategoryRates } from '../catalogue/catalogue.ts';
import { type ConfirmationRow, lockConfirmationRows } from '../confirmation/confirmation.ts';
import { type LoadedCoupon, loadCoupon } from '../coupon/coupon.ts';
import type { Sql } from '../database/database.ts';
import { listMonthsNow, type PaidMonth } from '../level/level.ts';
import { listPutOffers, lockPlans, type PutOffer } from './put-store.ts';

/** A partner who wants to put money on a plan, perhaps with a coupon. */
export interface PutAsker {
  readonly partnerId: string;
  readonly planNo: string;
  readonly couponId: string | null;
  /** The partner's time zone, which decides when a coupon's day ends. */
  readonly timeZone: string;
  readonly now: Date;
}

/** Everything a put is judged by, except the wallet and the amount. */
export interface LoadedPut {
  readonly offer: PutOffer | null;
  /** The highest current placement prices; a put's agreed price ceilings derive from them. */
  readonly rates: readonly CategoryRate[];
  /** The VIP month the partner is in, if any. */
  readonly month: PaidMonth | null;
  /** Null when no coupon is used. */
  readonly coupon: LoadedCoupon | null;
}

export interface LockedPut extends LoadedPut {
  readonly confirmation: ConfirmationRow | null;
}

/** Loads the facts for all askers in one batch, in the order of the askers. */
export async function loadPuts(sql: Sql, askers: readonly PutAsker[]): Promise<LoadedPut[]> {
  const now = new Date(Math.max(...askers.map((asker) => asker.now.getTime())));
  const offers = await listPutOffers(
    sql,
    askers.map(({ planNo }) => planNo),
  );
  const formats = new Set([...offers.values()].flatMap((offer) => offer.formats));
  const rates = await listCategoryRates(sql, [...formats], now);
  const partnerIds = askers.map(({ partnerId }) => partnerId);
  const months = await listMonthsNow(sql, partnerIds, now);
  const loaded: LoadedPut[] = [];
  for (const { partnerId, planNo, couponId, timeZone, now: at } of askers) {
    const offer = offers.get(planNo) ?? null;
    const month = months.get(partnerId) ?? null;
    const coupon = couponId && (await loadCoupon(sql, partnerId, couponId, { timeZone, now: at }));
    loaded.push({ offer, rates, month, coupon: coupon || null });
  }
  return loaded;
}

/** Like `loadPuts`, but locks confirmations and plans so that no one else can use or move them. */
export async function lockPuts(
  sql: Sql,
  askers: readonly (PutAsker & { readonly confirmation: string })[],
): Promise<LockedPut[]> {
  const confirmations = await lockConfirmationRows(
    sql,
    askers.map(({ confirmation }) => confirmation),
  );
  await lockPlans(
    sql,
    askers.map(({ planNo }) => planNo),
  );
  const loaded = await loadPuts(sql, askers);
  return loaded.map((loaded, at) => ({
    ...loaded,
    confirmation: confirmations.get(askers[at]?.confirmation ?? '') ?? null,
  }));
}
