import type * as partnerCoupons from '#contract/desk/partner-coupons.ts';
import { couponStateOf } from '#domain/coupon/coupon.ts';
import { listCoupons } from '../../programme/coupon/coupon.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { getKnown } from './partner-use-cases.ts';

export const partnerCouponUseCases = {
  async listPartnerCoupons(call, { id, state = null, cursor }) {
    const { sql } = call.db;
    const now = call.now();
    const partnerId = await getKnown(sql, id);
    const { list, next } = await listCoupons(sql, partnerId, { state, cursor, now });
    return {
      list: list.map((coupon) => ({ ...coupon, state: couponStateOf(coupon, now) })),
      next,
    };
  },
} satisfies DeskUseCases<typeof partnerCoupons>;
