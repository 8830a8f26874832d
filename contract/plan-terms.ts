import * as v from 'valibot';
import { listOf, money, moneyText, whole } from './shape.ts';

/** How the amount is spent, as it is kept and hashed. */
export const putRule = v.object({
  pacing: v.picklist(['even', 'front', 'asap']),
  dailyCap: v.nullable(moneyText),
  days: whole,
  frequencyCap: v.object({ times: whole, hours: whole }),
  priceCeiling: v.nullable(moneyText),
  goal: v.picklist(['conversions', 'clicks', 'impressions']),
});

/** Who sees it: coarse and about the page, never about a person. Empty means everyone. */
export const targeting = v.object({
  countries: listOf(v.string(), 60),
  languages: listOf(v.string(), 30),
  devices: listOf(v.picklist(['phone', 'tablet', 'desktop']), 3),
  systems: listOf(v.string(), 10),
  hours: listOf(v.pipe(whole, v.maxValue(23)), 24),
  categories: listOf(v.string(), 60),
  categoriesNot: listOf(v.string(), 60),
});

/** The terms of a put, as they are hashed. The confirmation covers the hash. */
export const terms = v.object({
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  lowest: moneyText,
  highest: moneyText,
  mediaFeeBps: whole,
  revenueFeeBps: whole,
  commission: v.nullable(moneyText),
  commissionBps: v.nullable(whole),
  commissionMax: moneyText,
  clickWindowHours: whole,
  validateDays: whole,
  putRule,
  targeting,
  /** The most that is paid for a thousand impressions and for a click. */
  priceCeilings: v.object({ cpm: moneyText, cpc: moneyText, allowanceBps: whole }),
});

/** Where the money of a plan is. put = consumed + reserved + remaining + returned, exactly. */
export const planMoney = v.object({
  put: money,
  consumed: money,
  /** What ads that were served are expected to cost, as long as it is set aside for them. */
  reserved: money,
  /** What new ads can use. */
  remaining: money,
  /** The most that ads served so far can still cost; a click may come a day after its ad. */
  inFlightMax: money,
  /** The partner's own money still to be consumed, as wallet and ad centre count it. */
  waiting: money,
  returned: money,
  own: money,
  discount: money,
  startup: money,
});
