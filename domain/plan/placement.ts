import { type Micro, parseMicro } from '../money.ts';
import type { Format } from './lifetime.ts';
import type { PutRule, Targeting } from './terms.ts';

/** A placement with its current price. */
export interface Placement {
  readonly format: Format;
  readonly category: string;
  readonly price: Micro;
}

export interface PlacementCriteria {
  /** The formats of its product's creatives that can be shown. */
  readonly formats: readonly Format[];
  readonly putRule: Pick<PutRule, 'priceCeiling'>;
  readonly targeting: Pick<Targeting, 'categories' | 'categoriesNot'>;
}

/** Whether the network's share of a price is within the agreed fee. */
export const isFeeAgreed = (payBps: number, mediaFeeBps: number): boolean =>
  10_000 - payBps <= mediaFeeBps;

/** Whether a placement could show a plan at all, regardless of the viewer. */
export function fitsPlacement(
  { formats, putRule, targeting }: PlacementCriteria,
  placement: Placement,
): boolean {
  const ceiling = putRule.priceCeiling === null ? null : parseMicro(putRule.priceCeiling);
  const { categories, categoriesNot } = targeting;

  return (
    formats.includes(placement.format) &&
    (ceiling === null || placement.price <= ceiling) &&
    (categories.length === 0 || categories.includes(placement.category)) &&
    !categoriesNot.includes(placement.category)
  );
}

/** The domain of a site that may carry a placement. */
export const isDomain = (text: string): boolean =>
  /^([a-z0-9-]+\.)*[a-z0-9-]+(:\d{1,5})?$/.test(text);
