import type { WrittenProduct } from '#contract/product.ts';
import type { OtherWords } from '#domain/language.ts';
import { type Micro, parseMicro, parseTyped } from '#domain/money.ts';
import { hasTimeToReverse, type PutRule, type Targeting } from '#domain/plan/terms.ts';
import type { Product } from './product-store.ts';

/** The contract has already refused what is no amount. */
const parseAmount = (text: string): Micro => parseTyped(text) as Micro;

const isZeroOrLess = (limit: string | null): boolean =>
  limit !== null && (parseMicro(limit) ?? 0n) <= 0n;

/** The product as it is stored, or one sentence on what does not fit together. */
export function productOf(
  { official, texts, commission, commissionBps, ...fields }: WrittenProduct,
  ids: Pick<Product, 'id' | 'merchantId'>,
): Product | string {
  const { lowest, highest, commissionMax, ...product } = fields;
  if (!product.landingUrl.startsWith('/demo/') && !URL.canParse(product.landingUrl)) {
    return 'landingUrl: must be a whole https address';
  }
  if (parseAmount(lowest) === 0n || parseAmount(highest) < parseAmount(lowest)) {
    return 'lowest: must be above nothing and not above highest';
  }
  if (!hasTimeToReverse(product)) {
    return 'validateDays: must be longer than the click window, or orders are final as they come';
  }

  const { dailyCap, priceCeiling } = product.putRule;
  if (isZeroOrLess(dailyCap) || isZeroOrLess(priceCeiling)) {
    return 'putRule: dailyCap and priceCeiling are null or above nothing';
  }

  const highestCommission = parseAmount(commission ?? commissionMax ?? '0');
  if (highestCommission === 0n) return 'commission: must be above nothing';

  return {
    ...ids,
    ...product,
    names: wordsOf(texts, 'name'),
    descriptions: wordsOf(texts, 'description'),
    putRule: product.putRule as PutRule,
    targeting: product.targeting as Targeting,
    isOfficial: official,
    lowest: parseAmount(lowest),
    highest: parseAmount(highest),
    commission: commission === undefined ? null : highestCommission,
    commissionBps: commissionBps ?? null,
    commissionMax: highestCommission,
  };
}

const wordsOf = (texts: WrittenProduct['texts'], field: 'name' | 'description'): OtherWords =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([code, text]) => (text ? [[code, text[field]]] : [])),
  );
