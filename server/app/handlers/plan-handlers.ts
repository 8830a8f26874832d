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
import { followUseCases } from '../../programme/follow/follow.ts';
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
  ...followUseCases,
  ...couponUseCases,
  ...levelUseCases,
} satisfies Partial<Handlers<Services>>;
