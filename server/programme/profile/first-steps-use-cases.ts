import type { firstSteps as route } from '#contract/first-steps.ts';
import { zero } from '#domain/money.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { listCouponCampaigns } from '../coupon/list-coupons.ts';
import { listPlans } from '../plan/list-plans.ts';
import { readWallet } from '../wallet/balances.ts';
import { payPasswordState } from '../wallet/pay-password-state.ts';

/** Asks the same rules as the screens of each step, so that the card never contradicts them. */
export const firstSteps: UseCase<typeof route> = async (call) => {
  const [campaigns, password, { figures }, offers] = await Promise.all([
    listCouponCampaigns(call, {}),
    payPasswordState(call, {}),
    readWallet(call.db, call.member.id),
    listPlans(call, { status: 'waitPut' }),
  ]);
  const welcome = campaigns.list.find(({ isNewUser }) => isNewUser);
  const isClaimed = Boolean(welcome?.claimedAt);
  return {
    coupon: welcome && (isClaimed || !welcome.refusal) ? { name: welcome.name, isClaimed } : null,
    hasPayPassword: password.isSet,
    hasMoney: figures.totalAssets !== zero,
    offers: { count: offers.counts.waitPut, first: offers.list[0]?.planNo ?? null },
  };
};
