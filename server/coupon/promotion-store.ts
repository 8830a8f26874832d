import { couponShareOf } from '#domain/coupon/coupon.ts';
import { type Micro, micro, zero } from '#domain/money.ts';
import type { Sql } from '../database/database.ts';
import { chooseShards } from '../ledger/ledger.ts';
import { findCoupon } from './coupon-store.ts';

/** The promotion shards that using a coupon must lock. */
export async function choosePromotions(
  sql: Sql,
  partnerId: string,
  couponId: string,
  put: Micro,
): Promise<string[]> {
  const coupon = await findCoupon(sql, partnerId, couponId);
  const { pays, adds } = coupon ? couponShareOf(coupon, put) : { pays: zero, adds: zero };
  return chooseShards(sql, 'promotions', partnerId, micro(pays + adds));
}
