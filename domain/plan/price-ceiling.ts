import {
  add,
  formatMicro,
  type Micro,
  parseMicro,
  parseTyped,
  shareOf,
  smallerOf,
  zero,
} from '../money.ts';
import { fitsPlacement, type Placement, type PlacementCriteria } from './placement.ts';

export const priceModels = ['cpm', 'cpc'] as const;

export type PriceModel = (typeof priceModels)[number];

/** How far prices may rise while a plan runs, above the highest fitting price at its put. */
export const priceAllowanceBps = 2_500;

/** The most a plan pays for a thousand impressions and for a click, as its terms state. */
export interface PriceCeilings {
  readonly cpm: string;
  readonly cpc: string;
  readonly allowanceBps: number;
}

/** A price at which placements of a kind are sold. */
export interface Rate extends Placement {
  readonly priceModel: PriceModel;
}

/**
 * The price ceilings that a put agrees to: the highest current price of fitting placements plus an
 * allowance, up to the network's highest price. If no placement of a price model fits yet, the
 * ceiling is the network's highest price.
 */
export function priceCeilingsOf(
  criteria: PlacementCriteria,
  rates: readonly Rate[],
  highest: Readonly<Record<PriceModel, Micro>>,
): PriceCeilings {
  const ownCeiling = parseMicro(criteria.putRule.priceCeiling ?? '');
  const ceilingOf = (model: PriceModel): string => {
    const ceilingMax = ownCeiling === null ? highest[model] : smallerOf(ownCeiling, highest[model]);
    const fittingRates = rates.filter(
      (rate) => rate.priceModel === model && fitsPlacement(criteria, rate),
    );
    const [highestPrice] = fittingRates.map(({ price }) => price).sort((a, b) => Number(b - a));
    if (highestPrice === undefined) return formatMicro(ceilingMax);

    return formatMicro(
      smallerOf(add(highestPrice, shareOf(highestPrice, priceAllowanceBps)), ceilingMax),
    );
  };

  return { cpm: ceilingOf('cpm'), cpc: ceilingOf('cpc'), allowanceBps: priceAllowanceBps };
}

/** Price ceilings in micro-units, as delivery compares them. */
export type CeilingAmounts = Readonly<Record<PriceModel, bigint>>;

export const ceilingAmountsOf = ({ cpm, cpc }: PriceCeilings): CeilingAmounts => ({
  cpm: parseMicro(cpm) ?? 0n,
  cpc: parseMicro(cpc) ?? 0n,
});

/** Whether a placement's price is within the plan's agreed ceiling. */
export const isPriceAgreed = (
  { priceModel, price }: Pick<Rate, 'priceModel' | 'price'>,
  ceilings: CeilingAmounts,
): boolean => price <= ceilings[priceModel];

/** The highest prices at which the network sells any placement. */
export const highestPrices = ({
  thousandPriceMax,
  clickPriceMax,
}: Readonly<Record<'thousandPriceMax' | 'clickPriceMax', string>>): Record<PriceModel, Micro> => ({
  cpm: parseTyped(thousandPriceMax) ?? zero,
  cpc: parseTyped(clickPriceMax) ?? zero,
});

/** Whether a placement may be sold at a price. */
export const isPriceInBounds = (
  { priceModel, price }: { readonly priceModel: PriceModel; readonly price: Micro },
  highest: Readonly<Record<PriceModel, Micro>>,
): boolean => price > 0n && price <= highest[priceModel];
