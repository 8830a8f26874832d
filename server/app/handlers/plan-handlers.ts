import { disputeConversion } from '../../ads/conversion/conversion.ts';
import {
  adData,
  figureProof,
  planBreakdown,
  planCharts,
  planConversions,
  planEvents,
  planEventsFile,
} from '../../ads/figures/figures.ts';
import type { Services } from '../../ads/services/services.ts';
import type { Handlers } from '../../platform/gateway/gateway.ts';
import { couponUseCases } from '../../programme/coupon/coupon.ts';
import {
  findOperator,
  followOperator,
  followRecords,
  listFollows,
  offerProxy,
  proxyState,
  stopFollow,
} from '../../programme/follow/follow.ts';
import { levelUseCases } from '../../programme/level/level.ts';
import { planUseCases, waitingPlanUseCases } from '../../programme/plan/plan.ts';

/** The calls about plans, their figures and orders, and the programme around them. */
export const planHandlers = {
  ...planUseCases,
  ...waitingPlanUseCases,
  adData,
  figureProof,
  planCharts,
  planEvents,
  planEventsFile,
  planConversions,
  disputeConversion,
  planBreakdown,
  listFollows,
  followOperator,
  findOperator,
  stopFollow,
  followRecords,
  proxyState,
  offerProxy,
  ...couponUseCases,
  ...levelUseCases,
} satisfies Partial<Handlers<Services>>;
