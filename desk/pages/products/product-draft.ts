import type { WrittenProduct } from '#contract/product.ts';
import type { Language } from '#domain/language.ts';

type OtherLanguage = Exclude<Language, 'en'>;

export interface Words {
  readonly name: string;
  readonly description: string;
}

/** A product while it is being typed: everything is text until it is sent. */
export interface ProductDraft {
  readonly official: boolean;
  readonly kind: 'video' | 'landing';
  readonly words: { readonly [Code in Language]?: Words };
  readonly landingUrl: string;
  readonly lowest: string;
  readonly highest: string;
  readonly paid: 'fixed' | 'share';
  readonly commission: string;
  readonly commissionPercent: string;
  readonly commissionMax: string;
  readonly conversionsPerClick: string;
  readonly clickWindowHours: string;
  readonly validateDays: string;
  readonly pacing: 'even' | 'front' | 'asap';
  readonly goal: 'conversions' | 'clicks' | 'impressions';
  readonly days: string;
  readonly dailyCap: string;
  readonly times: string;
  readonly hoursBetween: string;
  readonly priceCeiling: string;
  readonly countries: readonly string[];
  readonly languages: readonly string[];
  readonly devices: readonly ('phone' | 'tablet' | 'desktop')[];
  readonly systems: readonly string[];
  readonly hours: string;
  readonly categories: readonly string[];
  readonly categoriesNot: readonly string[];
}

export const emptyDraft: ProductDraft = {
  ...{ official: false, kind: 'landing', words: { en: { name: '', description: '' } } },
  ...{ landingUrl: 'https://', lowest: '20.00', highest: '500.00' },
  ...{ paid: 'fixed', commission: '', commissionPercent: '', commissionMax: '' },
  ...{ conversionsPerClick: '1', clickWindowHours: '168', validateDays: '14' },
  ...{ pacing: 'even', goal: 'conversions', days: '7', dailyCap: '' },
  ...{ times: '3', hoursBetween: '24', priceCeiling: '' },
  ...{ countries: [], languages: [], devices: [], systems: [], hours: '' },
  ...{ categories: [], categoriesNot: [] },
};

export function draftOf(written: WrittenProduct): ProductDraft {
  const { putRule, targeting, commission, texts } = written;
  const { name, description } = written;
  const listed = (values: readonly (string | number)[]) => values.join(', ');
  return {
    ...{ official: written.official, kind: written.kind, landingUrl: written.landingUrl },
    words: { ...(texts as ProductDraft['words']), en: { name, description } },
    ...{ lowest: written.lowest, highest: written.highest },
    paid: commission === undefined ? 'share' : 'fixed',
    commission: commission ?? '',
    commissionPercent:
      written.commissionBps === undefined ? '' : String(written.commissionBps / 100),
    commissionMax: written.commissionMax ?? '',
    conversionsPerClick: String(written.conversionsPerClick),
    clickWindowHours: String(written.clickWindowHours),
    validateDays: String(written.validateDays),
    ...{ pacing: putRule.pacing, goal: putRule.goal, days: String(putRule.days) },
    dailyCap: putRule.dailyCap ?? '',
    times: String(putRule.frequencyCap.times),
    hoursBetween: String(putRule.frequencyCap.hours),
    priceCeiling: putRule.priceCeiling ?? '',
    countries: targeting.countries,
    languages: targeting.languages,
    devices: targeting.devices,
    systems: targeting.systems,
    hours: listed(targeting.hours),
    categories: targeting.categories,
    categoriesNot: targeting.categoriesNot,
  };
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** An amount with two decimals, or nothing. */
const moneyOrNull = (text: string): string | null => {
  const [whole = '', places = ''] = text.trim().split('.');
  return whole === '' ? null : `${whole}.${places.padEnd(2, '0')}`;
};

const isThere = (words: Words | undefined): words is Words =>
  words !== undefined && (words.name.trim() !== '' || words.description.trim() !== '');

/** What is sent. The server decides whether it is valid. */
export function writtenOf(draft: ProductDraft): WrittenProduct {
  const { en, ...others } = draft.words;
  const texts = Object.fromEntries(
    Object.entries(others).filter(([, words]) => isThere(words)),
  ) as { [Code in OtherLanguage]?: Words };
  return {
    ...{ official: draft.official, kind: draft.kind },
    ...{ name: en?.name ?? '', description: en?.description ?? '', texts },
    ...{ landingUrl: draft.landingUrl, lowest: draft.lowest, highest: draft.highest },
    ...(draft.paid === 'fixed'
      ? { commission: draft.commission }
      : {
          commissionBps: Math.round(Number(draft.commissionPercent) * 100),
          commissionMax: draft.commissionMax,
        }),
    conversionsPerClick: Number(draft.conversionsPerClick),
    clickWindowHours: Number(draft.clickWindowHours),
    validateDays: Number(draft.validateDays),
    putRule: {
      ...{ pacing: draft.pacing, goal: draft.goal, days: Number(draft.days) },
      dailyCap: moneyOrNull(draft.dailyCap),
      frequencyCap: { times: Number(draft.times), hours: Number(draft.hoursBetween) },
      priceCeiling: moneyOrNull(draft.priceCeiling),
    },
    targeting: {
      countries: [...draft.countries],
      languages: [...draft.languages],
      devices: [...draft.devices],
      systems: [...draft.systems],
      hours: listOf(draft.hours).map(Number),
      categories: [...draft.categories],
      categoriesNot: [...draft.categoriesNot],
    },
  };
}
