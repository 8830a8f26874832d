import type { Configuration } from '#contract/configuration.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import type { ShardShare } from '#domain/ledger/shards.ts';
import type { Micro } from '#domain/money.ts';
import { type CouponShare, type Funding, judgePut } from '#domain/plan/put.ts';
import { escrowFloor } from '#domain/plan/tend.ts';
import { type Why, why } from '#domain/refusal.ts';
import { judgeCoupon, type LoadedCoupon } from '../coupon/coupon.ts';
import { sumOfShards } from '../ledger/ledger.ts';
import type { LoadedPut } from './load-put.ts';
import { offeredTerms } from './plan-view.ts';
import type { PutOffer } from './put-store.ts';

export interface PutWanted {
  readonly amount: Micro;
  /** The hash of the terms the partner agreed to; null when nothing has been agreed yet. */
  readonly agreed: string | null;
}

/** The available money: the partner's own, and the network's for coupons. */
export interface PutFunds {
  readonly wallet: Wallet;
  readonly promotions: readonly ShardShare[];
}

/** A put that is allowed, with everything needed to record it. */
export interface JudgedPut {
  readonly offer: PutOffer;
  readonly funding: Funding;
  readonly terms: ReturnType<typeof offeredTerms>;
  readonly coupon: { readonly loaded: LoadedCoupon; readonly share: CouponShare } | null;
}

/** Judges a put by the rule the form also uses. Another partner's plan counts as missing. */
export function judgeLoaded(
  loaded: LoadedPut,
  { amount, agreed }: PutWanted,
  { wallet, promotions }: PutFunds,
  configuration: Configuration,
  now: Date,
): Why | JudgedPut {
  const { offer, coupon } = loaded;
  if (offer?.partnerId !== wallet.owner) return why('plan_not_found');
  const share = coupon && judgeCoupon(coupon, amount, sumOfShards(promotions), now);
  if (share && 'reason' in share) return share;
  const terms = offeredTerms(offer, loaded, configuration);
  const { status, offeredUntil, lowest, highest, escrow } = offer;
  const judged = judgePut({
    ...{ amount, lowest, highest, coupon: share },
    available: balanceIn(wallet, 'available'),
    startup: balanceIn(wallet, 'startup'),
    offer: {
      ...{ status, offeredUntil, escrow, agreed, now },
      isOffered: !offer.isWithdrawn && offer.formats.length > 0,
      escrowFloor: escrowFloor(offer.commissionMax, configuration.plan),
      terms: terms.hash,
    },
  });
  if ('reason' in judged) return judged;
  return { offer, funding: judged, terms, coupon: coupon && share && { loaded: coupon, share } };
}
