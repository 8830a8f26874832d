import { type CategoryRate, listCategoryRates } from '../catalogue/catalogue.ts';
import { type ConfirmationRow, lockConfirmationRows } from '../confirmation/confirmation.ts';
import { type LoadedCoupon, loadCoupon } from '../coupon/coupon.ts';
import type { Sql } from '../database/database.ts';
import { listMonthsNow, type PaidMonth } from '../level/level.ts';
import { listPutOffers, lockPlans, type PutOffer } from './put-store.ts';

/** Who would put something on which plan, with which coupon. */
export interface PutAsker {
  readonly partnerId: string;
  readonly planNo: string;
  readonly couponId: string | null;
  /** The time zone of the partner's device, which a coupon's day follows. */
  readonly timeZone: string;
  readonly now: Date;
}

/** All that a put is judged by, apart from the wallet and the amount. */
export interface LoadedPut {
  readonly offer: PutOffer | null;
  /** The highest prices of placements now, which bound those that a put agrees to. */
  readonly rates: readonly CategoryRate[];
  /** The month of VIP that the partner is in. */
  readonly month: PaidMonth | null;
  /** Null when no coupon is to be used. */
  readonly coupon: LoadedCoupon | null;
}

export interface LockedPut extends LoadedPut {
  readonly confirmation: ConfirmationRow | null;
}

/** Reads what puts are judged by, for all who ask together, each in its place. */
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

/**
 * The same with confirmations and plans locked, so that nobody else uses or moves them meanwhile.
 */
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
