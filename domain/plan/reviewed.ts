import { canonicalJson } from '../canonical-json.ts';
import type { OtherWords } from '../language.ts';
import type { ProductTerms } from './terms.ts';

/** What a reviewer judges a creative by: what it promises, where it leads and who sees it. */
export interface Reviewed {
  readonly kind: 'video' | 'landing';
  readonly name: string;
  readonly description: string;
  readonly names: OtherWords;
  readonly descriptions: OtherWords;
  readonly landingUrl: string;
  readonly targeting: ProductTerms['targeting'];
}

/**
 * Whether creatives approved for one version may be shown for the next without another review.
 * Amounts, pacing and what the merchant pays are not seen by viewers.
 */
export const isReviewedAlike = (previous: Reviewed, current: Reviewed): boolean =>
  textOf(previous) === textOf(current);

const textOf = (reviewed: Reviewed): string =>
  canonicalJson({ ...reviewed, targeting: { ...reviewed.targeting } });
