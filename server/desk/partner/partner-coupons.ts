import type { listPartnerCoupons as route } from '#contract/desk/partner-coupons.ts';
import { couponView, listPartnerCoupons as listStored } from '../../programme/coupon/coupon.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { getKnown } from './partners.ts';

/** As the partner sees them, in the desk's language. */
export const listPartnerCoupons: DeskUseCase<typeof route> = async (call, input) => {
  const { sql } = call.db;
  const now = call.now();
  const partnerId = await getKnown(sql, input.id);
  const asked = { state: input.state ?? null, cursor: input.cursor ?? null, now };
  const { list, next } = await listStored(sql, partnerId, asked);
  return { list: list.map((coupon) => couponView(coupon, 'en', 'UTC', now)), next };
};
