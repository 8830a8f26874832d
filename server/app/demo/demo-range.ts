import { type Micro, micro } from '#domain/money.ts';
import type { Texts } from '#texts/kinds.ts';
import { getDemoWord } from './demo-texts.ts';

export type ProductKey = keyof Texts['demo']['range'];

export interface RangeProduct {
  readonly key: ProductKey;
  readonly merchant: string;
  readonly format: 'image' | 'card';
  /** A fixed commission, or the maximum of a share of the order. */
  readonly commission: Micro;
  readonly shareBps: number | null;
  readonly days: number;
  /** The state of its creative after the first days; the others are approved. */
  readonly creative?: 'waiting' | 'rejected';
}

const units = (amount: number): Micro => micro(BigInt(amount) * 1_000_000n);

const listProducts = (
  merchant: string,
  ...products: readonly (readonly [ProductKey, number, Partial<RangeProduct>?])[]
): RangeProduct[] =>
  products.map(([key, commission, differences = {}]) => ({
    key,
    merchant,
    format: 'image',
    shareBps: null,
    days: 4,
    ...differences,
    commission: units(commission),
  }));

const card = { format: 'card' } as const;

/** What the demo's shops sell besides the four products that everyone meets first. */
export const demoRange: readonly RangeProduct[] = [
  ...listProducts('Harbour Roast', ['bean-grinder', 18], ['moka-pot', 12, { shareBps: 1_500 }]),
  ...listProducts('Fieldnote', ['desk-pad', 14], ['week-planner', 9, { creative: 'waiting' }]),
  ...listProducts(
    'Northwind Goods',
    ['rain-jacket', 26],
    ['backpack', 22, card],
    ['camp-stove', 16],
  ),
  ...listProducts('Studio Lumen', ['floor-lamp', 30, { days: 3 }]),
  ...listProducts('Saltmarsh', ['oat-biscuits', 4], ['sea-salt', 3], ['honey', 5, card]),
  ...listProducts(
    'Kite and Co',
    ['kite', 8],
    ['wooden-train', 15],
    ['puzzle', 7, { creative: 'rejected' }],
  ),
  ...listProducts(
    'Velo Works',
    ['city-bike', 42, { days: 5 }],
    ['bike-light', 9, card],
    ['helmet', 20],
  ),
  ...listProducts('Quiet Audio', ['headphones', 34], ['speaker', 28, { shareBps: 2_000 }]),
  ...listProducts('Quiet Audio', ['radio', 12, { ...card, creative: 'waiting' }]),
  ...listProducts('Greenhouse', ['herb-garden', 11], ['watering-can', 6], ['plant-pot', 5]),
  ...listProducts('Hearth', ['wool-blanket', 24], ['candle', 4, card], ['teapot', 13]),
];

/** The texts of such a product in every language. */
export function getRangeWords({ key, shareBps }: RangeProduct) {
  const { name, names } = getDemoWord(({ range }) => range[key]);
  const commissionKind = shareBps === null ? 'fixed' : 'share';
  const description = getDemoWord(({ commissions }) => commissions[commissionKind]);
  return { name, names, description: description.name, descriptions: description.names };
}
