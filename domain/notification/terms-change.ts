import { formatMicro, parseTyped } from '../money.ts';
import { keysOf } from '../name-list.ts';
import type { PlanLimits } from '../plan/limits.ts';
import type { ProductTerms } from '../plan/terms.ts';
import { dayMs } from '../time.ts';

/** How long before it counts partners are told that something becomes dearer. */
export const dearerAfterMs = dayMs;

/** What partners pay by, or wait for, as a network configures it. */
export interface PartnerTerms {
  readonly plan: PlanLimits;
  readonly vip: {
    readonly isOffered: boolean;
    readonly price: string;
    readonly revenueFeeBps: number;
  };
  readonly payoutCost: string;
  readonly priceLimits: { readonly thousandPriceMax: string; readonly clickPriceMax: string };
}

/** Terms that were replaced, and when. */
export interface SupersededTerms<Terms> {
  readonly configuration: Terms;
  readonly until: Date;
}

/**
 * The terms as they count now: what became cheaper counts at once, and what became dearer a day
 * after it was announced.
 */
export function termsInForce<Terms extends PartnerTerms>(
  current: Terms,
  superseded: readonly SupersededTerms<PartnerTerms>[],
  now: Date,
): Terms {
  const announced = superseded.filter(
    ({ until }) => now.getTime() - until.getTime() < dearerAfterMs,
  );
  return announced.reduce((terms, { configuration }) => cheaperOf(terms, configuration), current);
}

const cheaperOf = <Terms extends PartnerTerms>(terms: Terms, earlier: PartnerTerms): Terms => ({
  ...terms,
  plan: {
    ...terms.plan,
    mediaFeeBps: Math.min(terms.plan.mediaFeeBps, earlier.plan.mediaFeeBps),
    revenueFeeBps: Math.min(terms.plan.revenueFeeBps, earlier.plan.revenueFeeBps),
  },
  // A month that was not offered had no price.
  vip: earlier.vip.isOffered
    ? {
        ...terms.vip,
        price: lowerOf(terms.vip.price, earlier.vip.price),
        revenueFeeBps: Math.min(terms.vip.revenueFeeBps, earlier.vip.revenueFeeBps),
      }
    : terms.vip,
  payoutCost: lowerOf(terms.payoutCost, earlier.payoutCost),
  priceLimits: {
    thousandPriceMax: lowerOf(
      terms.priceLimits.thousandPriceMax,
      earlier.priceLimits.thousandPriceMax,
    ),
    clickPriceMax: lowerOf(terms.priceLimits.clickPriceMax, earlier.priceLimits.clickPriceMax),
  },
});

const lowerOf = (a: string, b: string): string =>
  (parseTyped(b) ?? 0n) < (parseTyped(a) ?? 0n) ? b : a;

type Unit = 'bps' | 'money' | 'days' | 'hours';

interface NoticedSetting {
  readonly unit: Unit;
  /** Null where partners have nothing to do with it. */
  readonly readValue: (terms: PartnerTerms) => string | number | null;
}

const settingIn =
  (unit: Unit) =>
  (readValue: NoticedSetting['readValue']): NoticedSetting => ({ unit, readValue });

const bps = settingIn('bps');
const money = settingIn('money');
const days = settingIn('days');
const hours = settingIn('hours');

/** Every setting whose change partners are told of. */
const noticedSettings = {
  mediaFee: bps(({ plan }) => plan.mediaFeeBps),
  revenueFee: bps(({ plan }) => plan.revenueFeeBps),
  vipFee: bps(({ vip }) => (vip.isOffered ? vip.revenueFeeBps : null)),
  vipPrice: money(({ vip }) => (vip.isOffered ? vip.price : null)),
  payoutCost: money(({ payoutCost }) => payoutCost),
  thousandPriceMax: money(({ priceLimits }) => priceLimits.thousandPriceMax),
  clickPriceMax: money(({ priceLimits }) => priceLimits.clickPriceMax),
  offerDays: days(({ plan }) => plan.offerDays),
  matchHours: hours(({ plan }) => plan.matchHours),
  noSupplyHours: hours(({ plan }) => plan.noSupplyHours),
  escrowEmptyHours: hours(({ plan }) => plan.escrowEmptyHours),
} as const satisfies Record<string, NoticedSetting>;

export type NoticedSettingName = keyof typeof noticedSettings;

const names = keysOf(noticedSettings);

/** How each part of a product's terms is written; a commission by itself says how. */
const offerUnits = {
  commission: null,
  commissionMax: 'money',
  clickWindow: 'hours',
  validate: 'days',
  lowest: 'money',
  highest: 'money',
} as const satisfies Record<string, Unit | null>;

const offerParts = keysOf(offerUnits);

/** How a value of a setting, or of a product's terms, is written; null if unknown. */
export function unitOfSetting(name: string, value: string | number): Unit | null {
  // A commission is an amount, or a share of the order.
  if (name === 'commission') return typeof value === 'number' ? 'bps' : 'money';
  const setting = names.find((known) => known === name);
  if (setting) return noticedSettings[setting].unit;
  const part = offerParts.find((candidate) => candidate === name);
  return part ? offerUnits[part] : null;
}

export interface TermsChange {
  readonly setting: NoticedSettingName;
  readonly from: string | number;
  readonly to: string | number;
  readonly startsAt: Date;
}

/** What partners are told about a change of the configuration that is made now. */
export const termsChanges = (
  previousTerms: PartnerTerms,
  currentTerms: PartnerTerms,
  now: Date,
): TermsChange[] =>
  names.flatMap((setting) => {
    const { unit, readValue } = noticedSettings[setting];
    const [from, to] = [readValue(previousTerms), readValue(currentTerms)];
    if (from === null || to === null || isSame(from, to)) return [];

    // A longer or shorter wait is neither dearer nor cheaper.
    const isDearer = (unit === 'bps' || unit === 'money') && amountOf(to) > amountOf(from);
    const startsAt = isDearer ? new Date(now.getTime() + dearerAfterMs) : now;

    return [{ setting, from, to, startsAt }];
  });

const amountOf = (value: string | number): bigint =>
  typeof value === 'number' ? BigInt(value) : (parseTyped(value) ?? 0n);

const isSame = (a: string | number, b: string | number): boolean => amountOf(a) === amountOf(b);

interface OfferChange extends Pick<TermsChange, 'from' | 'to'> {
  readonly setting: keyof typeof offerUnits;
}

/** What partners are told about a product whose new version has other terms. */
export function offerChanges(oldProduct: ProductTerms, newProduct: ProductTerms): OfferChange[] {
  const [oldTerms, newTerms] = [offerTermsOf(oldProduct), offerTermsOf(newProduct)];
  // The most that a fixed commission can be is itself.
  const isShare = newProduct.commission === null;
  return offerParts
    .filter((setting) => isShare || setting !== 'commissionMax')
    .map((setting) => ({ setting, from: oldTerms[setting], to: newTerms[setting] }))
    .filter((change) => change.from !== change.to);
}

const offerTermsOf = (product: ProductTerms): Record<keyof typeof offerUnits, string | number> => ({
  commission:
    product.commission === null ? (product.commissionBps ?? 0) : formatMicro(product.commission),
  commissionMax: formatMicro(product.commissionMax),
  clickWindow: product.clickWindowHours,
  validate: product.validateDays,
  lowest: formatMicro(product.lowest),
  highest: formatMicro(product.highest),
});
