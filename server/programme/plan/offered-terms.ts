import type { Configuration } from '#contract/configuration.ts';
import { limitsWithVip } from '#domain/level/vip.ts';
import { type Micro, parseMicro, zero } from '#domain/money.ts';
import { betterTerms, commissionIn } from '#domain/plan/better-terms.ts';
import { highestPrices, priceCeilingsOf } from '#domain/plan/price-ceiling.ts';
import { escrowFloor } from '#domain/plan/tend.ts';
import { type Terms, termsHash, termsOf } from '#domain/plan/terms.ts';
import type { CategoryRate } from '../../ads/catalogue/catalogue.ts';
import { sha256 } from '../../platform/process/process.ts';
import type { PaidMonth } from '../level/vip-store.ts';
import type { OfferedProduct, PutOffer } from './put-store.ts';

/** What else than the product decides about the terms of an offer. */
export interface OfferFacts {
  /** The highest current placement prices; the price ceilings derive from them. */
  readonly rates: readonly CategoryRate[];
  /** The VIP month the partner is in, if any. */
  readonly month: Pick<PaidMonth, 'feeBps'> | null;
}

/** The terms that an offer made now has. */
export function currentTerms(
  product: OfferedProduct,
  { month, rates }: OfferFacts,
  { plan: limits, vip, priceLimits }: Configuration,
): Terms {
  const ceilings = priceCeilingsOf(product, rates, highestPrices(priceLimits));
  return termsOf(product, limitsWithVip(limits, vip, month), ceilings);
}

export const withHash = (terms: Terms) => ({ ...terms, hash: termsHash(terms, sha256) });

/**
 * The terms that a put made now agrees to, with their hash: of what was offered and what is offered
 * now, the better for the partner. A commission that was raised since counts once the merchant's
 * escrow covers it; until then it would only keep the offer from being put.
 */
export function offeredTerms(
  offer: PutOffer,
  facts: OfferFacts,
  configuration: Configuration,
): Terms & { hash: string } {
  const current = currentTerms(offer, facts, configuration);
  const terms = betterTerms(offer.terms, current);
  if (offer.escrow >= floorOf(terms, offer)) return withHash(terms);

  return withHash(betterTerms(offer.terms, { ...current, ...commissionIn(offer.terms) }));
}

/** The escrow that a merchant needs for an offer at these terms. */
export const floorOf = ({ commissionMax }: Terms, { limits }: Pick<PutOffer, 'limits'>): Micro =>
  escrowFloor(parseMicro(commissionMax) ?? zero, limits);

/** The amounts between which a put at these terms is. */
export const amountBoundsOf = ({ lowest, highest }: Terms) => ({
  lowest: parseMicro(lowest) ?? zero,
  highest: parseMicro(highest) ?? zero,
});
