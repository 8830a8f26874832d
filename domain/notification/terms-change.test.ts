import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planLimits } from '../plan/limits.ts';
import { dayMs, hourMs } from '../time.ts';
import {
  dearerAfterMs,
  type PartnerTerms,
  termsChanges,
  termsInForce,
  unitOfSetting,
} from './terms-change.ts';

const usual: PartnerTerms = {
  plan: planLimits,
  vip: { isOffered: true, price: '20.00', revenueFeeBps: 250 },
  payoutCost: '1.00',
  priceLimits: { thousandPriceMax: '50.00', clickPriceMax: '5.00' },
};

const feesOf = ({ plan, vip, payoutCost, priceLimits }: PartnerTerms) => ({
  mediaFee: plan.mediaFeeBps,
  revenueFee: plan.revenueFeeBps,
  vipPrice: Number(vip.price),
  vipFee: vip.revenueFeeBps,
  payoutCost: Number(payoutCost),
  thousandPriceMax: Number(priceLimits.thousandPriceMax),
  clickPriceMax: Number(priceLimits.clickPriceMax),
});

const price = fc.integer({ min: 1, max: 900 }).map((value) => `${value}.00`);
const fee = fc.integer({ min: 0, max: 3_000 });

const terms: fc.Arbitrary<PartnerTerms> = fc.record({
  plan: fc
    .tuple(fee, fee)
    .map(([mediaFeeBps, revenueFeeBps]) => ({ ...planLimits, mediaFeeBps, revenueFeeBps })),
  vip: fc.record({ isOffered: fc.constant(true), price, revenueFeeBps: fee }),
  payoutCost: price,
  priceLimits: fc.record({ thousandPriceMax: price, clickPriceMax: price }),
});

const now = new Date('2026-11-15T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);

test('nothing is dearer than at any time within the last day, and what is cheaper counts at once', () => {
  const history = fc.array(fc.tuple(terms, fc.integer({ min: 0, max: 72 })), { maxLength: 6 });
  fc.assert(
    fc.property(terms, history, (current, earlier) => {
      const superseded = earlier.map(([configuration, hours]) => ({
        configuration,
        until: hoursAgo(hours),
      }));
      const inForce = feesOf(termsInForce(current, superseded, now));
      const lately = earlier
        .filter(([, hours]) => hours < 24)
        .map(([configuration]) => configuration);

      for (const name of Object.keys(inForce) as (keyof typeof inForce)[]) {
        const values = [current, ...lately].map((one) => feesOf(one)[name]);
        expect([name, inForce[name]]).toEqual([name, Math.min(...values)]);
      }
    }),
  );
});

test('a month of VIP that was not offered had no price', () => {
  const vip = { isOffered: false, price: '0.00', revenueFeeBps: 0 };
  const superseded = [{ configuration: { ...usual, vip }, until: now }];
  expect(termsInForce(usual, superseded, now).vip).toEqual(usual.vip);
});

const inADay = new Date(now.getTime() + dearerAfterMs);

test.each<[string, Partial<PartnerTerms>, string | number, string | number, Date]>([
  ['mediaFee', { plan: { ...planLimits, mediaFeeBps: 2_000 } }, 1_500, 2_000, inADay],
  ['mediaFee', { plan: { ...planLimits, mediaFeeBps: 1_000 } }, 1_500, 1_000, now],
  ['revenueFee', { plan: { ...planLimits, revenueFeeBps: 900 } }, 500, 900, inADay],
  ['vipFee', { vip: { ...usual.vip, revenueFeeBps: 300 } }, 250, 300, inADay],
  ['vipPrice', { vip: { ...usual.vip, price: '25.00' } }, '20.00', '25.00', inADay],
  ['vipPrice', { vip: { ...usual.vip, price: '9.00' } }, '20.00', '9.00', now],
  ['payoutCost', { payoutCost: '999.00' }, '1.00', '999.00', inADay],
  [
    'thousandPriceMax',
    { priceLimits: { ...usual.priceLimits, thousandPriceMax: '60.00' } },
    ...(['50.00', '60.00', inADay] as const),
  ],
  [
    'clickPriceMax',
    { priceLimits: { ...usual.priceLimits, clickPriceMax: '4.00' } },
    ...(['5.00', '4.00', now] as const),
  ],
  ['offerDays', { plan: { ...planLimits, offerDays: 3 } }, 7, 3, now],
  ['matchHours', { plan: { ...planLimits, matchHours: 48 } }, 24, 48, now],
  ['noSupplyHours', { plan: { ...planLimits, noSupplyHours: 24 } }, 72, 24, now],
  ['escrowEmptyHours', { plan: { ...planLimits, escrowEmptyHours: 24 } }, 48, 24, now],
])(
  'a change of %s is announced with its values and its time',
  (setting, change, from, to, startsAt) => {
    expect(termsChanges(usual, { ...usual, ...change }, now)).toEqual([
      { setting, from, to, startsAt },
    ]);
    expect(unitOfSetting(setting, to)).not.toBeNull();
  },
);

test('nothing is announced where nothing changes for partners', () => {
  expect(termsChanges(usual, usual, now)).toEqual([]);
  const ofPublishers = { ...planLimits, publisherCreditDays: 60, placementHoldHours: 1 };
  expect(termsChanges(usual, { ...usual, plan: ofPublishers }, now)).toEqual([]);
  expect(termsChanges(usual, { ...usual, payoutCost: '1' }, now)).toEqual([]);
  expect(dearerAfterMs).toBe(dayMs);
});
