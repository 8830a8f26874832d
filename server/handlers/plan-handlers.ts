import { disputeConversion } from '../conversion/conversion.ts';
import { claimCoupon, listCouponCampaigns, listCoupons } from '../coupon/coupon.ts';
import {
  adData,
  figureProof,
  planBreakdown,
  planCharts,
  planConversions,
  planEvents,
  planEventsFile,
} from '../figures/figures.ts';
import {
  findOperator,
  followOperator,
  followRecords,
  listFollows,
  offerProxy,
  proxyState,
  stopFollow,
} from '../follow/follow.ts';
import type { Handlers } from '../gateway/gateway.ts';
import { buyVip, levelLog, shopLevel } from '../level/level.ts';
import {
  countWaitingPlans,
  declinePlan,
  excludePlacement,
  listPlans,
  pausePlan,
  planDetail,
  planStatement,
  previewPut,
  productDetail,
  putPlan,
  stopPlan,
} from '../plan/plan.ts';
import type { Services } from '../services/services.ts';

/** The calls about plans, their figures and orders, and the programme around them. */
export const planHandlers = {
  listPlans,
  planDetail,
  productDetail,
  putPlan,
  countWaitingPlans,
  adData,
  previewPut,
  pausePlan,
  stopPlan,
  declinePlan,
  figureProof,
  planCharts,
  planEvents,
  planEventsFile,
  planConversions,
  disputeConversion,
  planBreakdown,
  excludePlacement,
  planStatement,
  listFollows,
  followOperator,
  findOperator,
  stopFollow,
  followRecords,
  proxyState,
  offerProxy,
  listCoupons,
  claimCoupon,
  listCouponCampaigns,
  shopLevel,
  levelLog,
  buyVip,
} satisfies Partial<Handlers<Services>>;
