import { disputeUseCases } from '../../ads/conversion/conversion.ts';
import { breakdownUseCases, deliveryUseCases, figureUseCases } from '../../ads/figures/figures.ts';
import type { Services } from '../../ads/services/services.ts';
import type { Handlers } from '../../platform/gateway/gateway.ts';
import { couponUseCases } from '../../programme/coupon/coupon.ts';
import { followUseCases } from '../../programme/follow/follow.ts';
import { levelUseCases } from '../../programme/level/level.ts';
import { planUseCases, waitingPlanUseCases } from '../../programme/plan/plan.ts';

/** The calls about plans, their figures and orders, and the programme around them. */
export const planHandlers = {
  ...figureUseCases,
  ...deliveryUseCases,
  ...breakdownUseCases,
  ...disputeUseCases,
  ...planUseCases,
  ...waitingPlanUseCases,
  ...followUseCases,
  ...couponUseCases,
  ...levelUseCases,
} satisfies Partial<Handlers<Services>>;
