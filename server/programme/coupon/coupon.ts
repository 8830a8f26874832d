/** The door of coupon: everything other folders may import from it. */
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
export { type CouponUse, insertUse, type LoadedCoupon, loadCoupon } from './coupon-use-store.ts';
export { couponView } from './coupon-view.ts';
export { issueCoupons } from './issue-coupons.ts';
export { grantEntry, judgeCoupon } from './judge-coupon.ts';
export { listCouponCampaigns, listCoupons } from './list-coupons.ts';
