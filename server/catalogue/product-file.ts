import * as v from 'valibot';
import { putRule, targeting } from '#contract/plan-terms.ts';
import { text, typedMoney, whole } from '#contract/shape.ts';
import { type Micro, parseTyped } from '#domain/money.ts';
import type { PutRule, Targeting } from '#domain/plan/terms.ts';
import type { Product } from './product-store.ts';

const filled = (lengthMax: number) => v.pipe(text(lengthMax), v.minLength(1));
const count = (most: number) => v.pipe(whole, v.minValue(1), v.maxValue(most));

/** Leads to a page of the shop, and says so with its own name. A demo has pages of its own. */
const landingUrl = v.pipe(
  text(2_000),
  v.check((url) => {
    if (url.startsWith('/demo/')) return true;
    if (!URL.canParse(url)) return false;
    const { protocol, username, password } = new URL(url);
    return protocol === 'https:' && username === '' && password === '';
  }, 'must be an https address'),
);

const shape = v.pipe(
  v.strictObject({
    official: v.boolean(),
    kind: v.picklist(['video', 'landing']),
    name: filled(80),
    description: filled(2_000),
    landingUrl,
    lowest: typedMoney,
    highest: typedMoney,
    /** A fixed commission, or else a share of the order up to the most. */
    commission: v.optional(typedMoney),
    commissionBps: v.optional(count(10_000)),
    commissionMax: v.optional(typedMoney),
    conversionsPerClick: v.optional(count(100), 1),
    clickWindowHours: count(24 * 90),
    validateDays: v.pipe(whole, v.maxValue(90)),
    putRule: v.strictObject({
      ...putRule.entries,
      days: count(90),
      frequencyCap: v.strictObject({ times: count(1_000), hours: count(24 * 30) }),
    }),
    targeting: v.strictObject(targeting.entries),
  }),
  v.check(
    ({ commission, commissionBps, commissionMax }) =>
      commission === undefined
        ? commissionBps !== undefined && commissionMax !== undefined
        : commissionBps === undefined && commissionMax === undefined,
    'needs either commission, or commissionBps with commissionMax',
  ),
);

const amount = (typed: string): Micro => parseTyped(typed) as Micro;

/** Reads a product as staff write it down, or says in one sentence what is wrong with it. */
export function readProduct(
  json: unknown,
  ids: Pick<Product, 'id' | 'merchantId'>,
): Product | string {
  const result = v.safeParse(shape, json, { abortEarly: true });
  if (!result.success) {
    const [issue] = result.issues;
    return `${v.getDotPath(issue) ?? 'The product'}: ${issue.message}`;
  }
  const { official, lowest, highest, commission, commissionBps, commissionMax, ...product } =
    result.output;
  if (amount(lowest) === 0n || amount(highest) < amount(lowest)) {
    return 'lowest: must be above nothing and not above highest';
  }
  const most = amount(commission ?? commissionMax ?? '0');
  if (most === 0n) return 'commission: must be above nothing';
  return {
    ...ids,
    ...product,
    putRule: product.putRule as PutRule,
    targeting: product.targeting as Targeting,
    isOfficial: official,
    lowest: amount(lowest),
    highest: amount(highest),
    commission: commission === undefined ? null : most,
    commissionBps: commissionBps ?? null,
    commissionMax: most,
  };
}
