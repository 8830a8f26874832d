import { canonicalJson } from '../canonical-json.ts';
import type { OtherWords } from '../language.ts';
import type { ProductTerms } from './terms.ts';

/**
 * What a reviewer judges a creative by: what it promises, where it leads and who sees it; and what
 * its merchant pays, which also takes two people to change.
 */
export interface Reviewed {
  readonly kind: 'video' | 'landing';
  readonly name: string;
  readonly description: string;
  readonly names: OtherWords;
  readonly descriptions: OtherWords;
  readonly landingUrl: string;
  readonly targeting: ProductTerms['targeting'];
  readonly merchantPays: {
    readonly commission: string | null;
    readonly commissionBps: number | null;
    readonly commissionMax: string;
    readonly conversionsPerClick: number;
    readonly clickWindowHours: number;
    readonly validateDays: number;
  };
}

/**
 * Whether creatives approved for one version may be shown for the next without another review. Put
 * limits and pacing are neither seen by viewers nor paid for by merchants.
 */
export const isReviewedAlike = (before: Reviewed, after: Reviewed): boolean =>
  textOf(before) === textOf(after);

const textOf = (reviewed: Reviewed): string =>
  canonicalJson({
    ...reviewed,
    targeting: { ...reviewed.targeting },
    merchantPays: { ...reviewed.merchantPays },
  });
