/** Coupons: campaigns, claims, and what a coupon pays of a put. */
export {
  type Campaign,
  endCampaign,
  findCampaign,
  insertCampaign,
  lockBudget,
  type StoredCampaign,
} from './campaign-store.ts';
export {
  countPartnerCoupons,
  getManualPeriod,
  insertCoupons,
  listCoupons,
} from './coupon-store.ts';
export { couponUseCases } from './coupon-use-cases.ts';
export { issueCoupons } from './issue-coupons.ts';
