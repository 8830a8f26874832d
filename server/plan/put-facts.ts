import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import type { Micro } from '#domain/money.ts';
import type { CouponShare, PutFacts } from '#domain/plan/put.ts';
import { escrowFloor } from '#domain/plan/tend.ts';
import type { CategoryRate } from '../catalogue/rate-card-store.ts';
import type { Settings } from '../settings/settings.ts';
import type { Plan } from './plan-store.ts';
import { shownTerms } from './plan-view.ts';

interface Asked {
  readonly amount: Micro | null;
  readonly coupon: CouponShare | null;
  readonly agreed: string | null;
}

/** What stands around a put: the partner's wallet, the merchant's escrow and the rate card. */
interface Ground {
  readonly wallet: Wallet;
  readonly escrow: Micro;
  readonly rates: readonly CategoryRate[];
}

export function putFacts(
  plan: Plan,
  { amount, coupon, agreed }: Asked,
  { wallet, escrow, rates }: Ground,
  settings: Settings,
  now: Date,
): PutFacts {
  const { status, offeredUntil, lowest, highest, isWithdrawn, isApproved } = plan;
  return {
    ...{ status, offeredUntil, lowest, highest, amount, coupon, agreed, escrow, now },
    isOffered: !isWithdrawn && isApproved,
    available: balanceIn(wallet, 'available'),
    startup: balanceIn(wallet, 'startup'),
    escrowFloor: escrowFloor(plan.commissionMax, settings.configuration.plan),
    terms: shownTerms(plan, settings, rates).hash,
  };
}
