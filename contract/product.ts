import * as v from 'valibot';
import { otherLanguages } from './languages.ts';
import { putRule, targeting } from './plan-terms.ts';
import { text, typedMoney, whole } from './shape.ts';

const filled = (lengthMax: number) => v.pipe(text(lengthMax), v.minLength(1));
const count = (most: number) => v.pipe(whole, v.minValue(1), v.maxValue(most));

/** Leads to a page of the shop, and says so with its own name. A demo has pages of its own. */
const landingUrl = v.pipe(
  text(2_000),
  v.regex(/^(\/demo\/|https:\/\/[^\s/?#@\\]+([/?#]|$))\S*$/, 'must be an https address'),
);

const words = { name: filled(80), description: filled(2_000) };

/** A product as staff write it down: in English, and in other languages as far as there are. */
export const writtenProduct = v.pipe(
  v.strictObject({
    official: v.boolean(),
    kind: v.picklist(['video', 'landing']),
    ...words,
    texts: v.optional(otherLanguages(v.strictObject(words)), {}),
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

export type WrittenProduct = v.InferOutput<typeof writtenProduct>;
