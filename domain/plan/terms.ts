import { canonicalJson, type Json } from '../canonical-json.ts';
import { formatMicro, type Micro, parseMicro } from '../money.ts';
import type { PlanLimits } from './limits.ts';
import type { PriceCeilings } from './price-ceiling.ts';

/** How the amount is spent, as stored and shown: money is text. */
export interface PutRule {
  readonly pacing: 'even' | 'front' | 'asap';
  readonly dailyCap: string | null;
  readonly days: number;
  readonly frequencyCap: { readonly times: number; readonly hours: number };
  /** The highest rate-card price to accept, per thousand impressions or per click. */
  readonly priceCeiling: string | null;
  readonly goal: 'conversions' | 'clicks' | 'impressions';
}

/** The audience: coarse and about the page, never about a person. Empty means everyone. */
export interface Targeting {
  readonly countries: string[];
  readonly languages: string[];
  readonly devices: ('phone' | 'tablet' | 'desktop')[];
  readonly systems: string[];
  readonly hours: number[];
  readonly categories: string[];
  readonly categoriesNot: string[];
}

/** The parts of a product that a put agrees to. */
export interface ProductTerms {
  readonly lowest: Micro;
  readonly highest: Micro;
  readonly commission: Micro | null;
  readonly commissionBps: number | null;
  readonly commissionMax: Micro;
  readonly clickWindowHours: number;
  readonly validateDays: number;
  readonly putRule: PutRule;
  readonly targeting: Targeting;
}

/**
 * Whether a merchant has time to reverse an order. If orders could still arrive when the first ones
 * become final, the last ones would be final before anyone could check them.
 */
export const hasTimeToReverse = ({
  clickWindowHours,
  validateDays,
}: Pick<ProductTerms, 'clickWindowHours' | 'validateDays'>): boolean =>
  validateDays * 24 > clickWindowHours;

/** The terms as they are shown, hashed and stored. */
export function termsOf(
  product: ProductTerms,
  { mediaFeeBps, revenueFeeBps }: Pick<PlanLimits, 'mediaFeeBps' | 'revenueFeeBps'>,
  priceCeilings: PriceCeilings,
) {
  const { commission, commissionBps, clickWindowHours, validateDays, putRule, targeting } = product;
  return {
    lowest: formatMicro(product.lowest),
    highest: formatMicro(product.highest),
    mediaFeeBps,
    revenueFeeBps,
    commission: commission === null ? null : formatMicro(commission),
    commissionBps,
    commissionMax: formatMicro(product.commissionMax),
    clickWindowHours,
    validateDays,
    putRule,
    targeting,
    priceCeilings,
  };
}

export type Terms = ReturnType<typeof termsOf>;

/** Equal terms have equal hashes, whoever serializes them. */
export const termsHash = (terms: Terms, sha256: (text: string) => string): string =>
  sha256(canonicalJson(terms as unknown as Json));

/** The daily spending limit, or null if there is no cap. */
export const dailyCapOf = ({ dailyCap }: Pick<PutRule, 'dailyCap'>): Micro | null =>
  dailyCap === null ? null : parseMicro(dailyCap);

/** What is shown on pages about games alone is a game. */
export const isGame = (categories: readonly string[]): boolean =>
  categories.length === 1 && categories[0] === 'games';
