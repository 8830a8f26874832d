/** Coupons: campaigns, claims, and what a coupon pays of a put. */
export {
  type Campaign,
  endCampaign,
  findCampaign,
  insertCampaign,
  lockBudget,
  type Made,
  type StoredCampaign,
} from './campaign-store.ts';
export { claimCoupon } from './claim-coupon.ts';
export {
  countGiven,
  insertCoupons,
  listCoupons as listPartnerCoupons,
  periodByHand,
} from './coupon-store.ts';
export { couponView } from './coupon-view.ts';
export { issueCoupons } from './issue-coupons.ts';
export { listCouponCampaigns, listCoupons } from './list-coupons.ts';
