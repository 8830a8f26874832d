import { formatMicro } from '#domain/money.ts';
import type { Product } from '../../ads/catalogue/catalogue.ts';
import type { Details } from '../call/use-case.ts';

/** A product in words and figures, for whoever decides about it: all that can be entered. */
export function describeProduct(product: Product): Details {
  const { putRule, targeting } = product;
  const { frequencyCap } = putRule;
  return {
    name: product.name,
    description: product.description,
    official: product.isOfficial ? 'yes' : 'no',
    kind: product.kind,
    'landing page': product.landingUrl,
    amounts: `${formatMicro(product.lowest)} to ${formatMicro(product.highest)}`,
    commission: commissionText(product),
    'orders per click': String(product.conversionsPerClick),
    'click window': `${product.clickWindowHours} hours`,
    validation: `${product.validateDays} days`,
    pacing: putRule.pacing,
    goal: putRule.goal,
    days: String(putRule.days),
    'daily cap': putRule.dailyCap ?? 'none',
    'each viewer': `${frequencyCap.times} times in ${frequencyCap.hours} hours`,
    'highest price': putRule.priceCeiling ?? 'none',
    countries: everyone(targeting.countries),
    languages: everyone(targeting.languages),
    devices: everyone(targeting.devices),
    systems: everyone(targeting.systems),
    hours: everyone(targeting.hours),
    categories: everyone(targeting.categories),
    'never in categories': targeting.categoriesNot.join(', ') || 'none',
    ...describeTexts(product),
  };
}

/** What partners read in other languages, whole. */
const describeTexts = ({ names = {}, descriptions = {} }: Product): Details =>
  Object.fromEntries(
    Object.entries(names).map(([code, name]) => [
      `in ${code}`,
      `${name}: ${descriptions[code as keyof typeof descriptions] ?? ''}`,
    ]),
  );

const commissionText = ({ commission, commissionBps, commissionMax }: Product): string =>
  commission === null
    ? `${(commissionBps ?? 0) / 100} % of the order, at most ${formatMicro(commissionMax)}`
    : formatMicro(commission);

const everyone = (chosen: readonly (string | number)[]): string => chosen.join(', ') || 'all';
