/** Plans: offers, puts, delivery from start to end, settlement. */
export { alertPlans, leaveOfferNotices, leaveProductNotices } from './alert-plans.ts';
export { billPlans, creditPlans, drainPlans } from './bill-plans.ts';
export { copyPlans } from './copy-plans.ts';
export { offeredTerms } from './offered-terms.ts';
export { payOverDelivery } from './pay-over-delivery.ts';
export { findPlan, listPlanProducts } from './plan-store.ts';
export { planUseCases, waitingPlanUseCases } from './plan-use-cases.ts';
export { offerPlans, pushPlans } from './push-plan.ts';
export { loadPut } from './put.ts';
export { putPlan } from './put-plan.ts';
export { creditPublishers, settlePlans } from './settle-plans.ts';
export { countPlans, listShownPlans } from './shown-plan-store.ts';
export { startupEarnings, startupRestored } from './startup-store.ts';
export { listActivePartners, listOffered, type Offer } from './step-store.ts';
export { endDrained, expireOffers, type JobServices, matchPlans, tendPlans } from './tend-plans.ts';
