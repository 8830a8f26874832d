import * as v from 'valibot';
import { systems } from '#domain/delivery/browser.ts';
import {
  isCountryCode,
  isHourOfDay,
  isLanguageCode,
  isPageCategory,
  isSystem,
  pageCategories,
} from '#domain/plan/audience-words.ts';
import { otherLanguages } from './languages.ts';
import { putRule, targeting } from './plan-terms.ts';
import { listOf, text, typedMoney, whole } from './shape.ts';
import { staffText } from './staff-text.ts';

const count = (countMax: number) => v.pipe(whole, v.minValue(1), v.maxValue(countMax));

/** Links to a page of the shop, named by its own host. A demo has pages of its own. */
const landingUrl = v.pipe(
  text(2_000),
  v.regex(/^(\/demo\/|https:\/\/[^\s/?#@\\]+([/?#]|$))\S*$/, 'must begin with https://'),
);

const words = { name: staffText(80), description: staffText(2_000) };

const knownWords = (isKnown: (word: string) => boolean, lengthMax: number, message: string) =>
  listOf(v.pipe(v.string(), v.check(isKnown, message)), lengthMax);

/** An audience that nothing would ever match would hold a partner's money for nothing. */
const chosenTargeting = v.strictObject({
  countries: knownWords(isCountryCode, 60, 'must be codes of ISO 3166 such as TH'),
  languages: knownWords(isLanguageCode, 30, 'must be codes of ISO 639 such as th'),
  devices: targeting.entries.devices,
  systems: knownWords(isSystem, 10, `must be some of ${systems.join(', ')}`),
  hours: listOf(v.pipe(whole, v.check(isHourOfDay, 'must be from 0 to 23'), v.maxValue(23)), 24),
  categories: knownWords(isPageCategory, 60, `must be some of ${pageCategories.join(', ')}`),
  categoriesNot: knownWords(isPageCategory, 60, `must be some of ${pageCategories.join(', ')}`),
});

const entries = {
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
};

/** A product as staff enter it: in English, and optionally in other languages. */
export const writtenProduct = v.pipe(
  v.strictObject({ ...entries, targeting: chosenTargeting }),
  v.check(
    ({ commission, commissionBps, commissionMax }) =>
      commission === undefined
        ? commissionBps !== undefined && commissionMax !== undefined
        : commissionBps === undefined && commissionMax === undefined,
    'needs either commission, or commissionBps with commissionMax',
  ),
);

/** The same as stored: an older one may contain values that can no longer be chosen. */
export const storedProduct = v.object({ ...entries, targeting });

export type WrittenProduct = v.InferOutput<typeof writtenProduct>;
