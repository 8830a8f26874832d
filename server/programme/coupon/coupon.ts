/** Coupons: campaigns, claims, and what a coupon pays of a put. */
export {
  type Campaign,
  endCampaign,
  findCampaign,
  insertCampaign,
  lockBudget,
  type StoredCampaign,
} from './campaign-store.ts';
export { claimCoupon } from './claim-coupon.ts';
export {
  countPartnerCoupons,
  getManualPeriod,
  insertCoupons,
  listCoupons as listPartnerCoupons,
} from './coupon-store.ts';
export { issueCoupons } from './issue-coupons.ts';
export { listCouponCampaigns, listCoupons } from './list-coupons.ts';
