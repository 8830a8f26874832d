import type * as firstSteps from '#contract/first-steps.ts';
import { whyNotClaimCoupon } from '#domain/coupon/campaign.ts';
import { wordIn } from '#domain/language.ts';
import { zero } from '#domain/money.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { findPayPassword } from '../../people/confirmation/confirmation.ts';
import { listCampaigns } from '../coupon/campaign-store.ts';
import { claimFactsOf } from '../coupon/claim-coupon.ts';
import { countPlans, listShownPlans } from '../plan/plan.ts';
import { readWallet } from '../wallet/read-wallet.ts';

export const firstStepsUseCases = {
  /** Asks the same rules as the screens of each step, so that the card never contradicts them. */
  async firstSteps(call) {
    const { db, partner } = call;
    const now = call.now();
    const [campaigns, payPassword, { figures }, planCounts, offers] = await Promise.all([
      listCampaigns(db.sql, partner.id, now),
      findPayPassword(db.sql, partner.id),
      readWallet(db, partner.id),
      countPlans(db.sql, partner.id),
      listShownPlans(db.sql, partner.id, 'waitPut', null),
    ]);

    const welcome = campaigns.find(({ isNewUser }) => isNewUser);
    const isClaimed = Boolean(welcome?.claimedAt);
    const isShown = welcome && (isClaimed || !whyNotClaimCoupon(claimFactsOf(welcome, now)));

    return {
      coupon: isShown
        ? { name: wordIn(welcome.name, welcome.names, call.language), isClaimed }
        : null,
      hasPayPassword: payPassword !== null,
      hasMoney: figures.totalAssets !== zero,
      offers: { count: planCounts.get('waitPut') ?? 0, first: offers.list[0]?.no ?? null },
    };
  },
} satisfies UseCases<typeof firstSteps>;
