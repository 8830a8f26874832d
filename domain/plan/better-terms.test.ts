import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMicro, micro, parseMicro } from '../money.ts';
import { keysOf } from '../name-list.ts';
import { betterTerms } from './better-terms.ts';
import { hasTimeToReverse, type Terms } from './terms.ts';

const amount = fc.bigInt({ min: 10_000n, max: 900_000_000n }).map((value) => micro(value));
const bps = fc.integer({ min: 0, max: 3_000 });

const targeting = {
  ...{ countries: [], languages: [], devices: [], systems: [] },
  ...{ hours: [], categories: [], categoriesNot: [] },
};

const terms: fc.Arbitrary<Terms> = fc
  .record({
    ...{ lowest: amount, more: amount, commission: amount, isFixed: fc.boolean(), shareBps: bps },
    ...{ mediaFeeBps: bps, revenueFeeBps: bps, cpm: amount, cpc: amount },
    clickWindowHours: fc.integer({ min: 1, max: 720 }),
    daysAfterWindow: fc.integer({ min: 1, max: 30 }),
    days: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ isFixed, ...drawn }) => ({
    lowest: formatMicro(drawn.lowest),
    highest: formatMicro(micro(drawn.lowest + drawn.more)),
    mediaFeeBps: drawn.mediaFeeBps,
    revenueFeeBps: drawn.revenueFeeBps,
    commission: isFixed ? formatMicro(drawn.commission) : null,
    commissionBps: isFixed ? null : drawn.shareBps,
    commissionMax: formatMicro(drawn.commission),
    clickWindowHours: drawn.clickWindowHours,
    validateDays: Math.ceil(drawn.clickWindowHours / 24) + drawn.daysAfterWindow,
    putRule: {
      ...{ pacing: 'asap', dailyCap: null, days: drawn.days, priceCeiling: null, goal: 'clicks' },
      frequencyCap: { times: 3, hours: 24 },
    },
    targeting,
    priceCeilings: {
      ...{ cpm: formatMicro(drawn.cpm), cpc: formatMicro(drawn.cpc), allowanceBps: 2_500 },
    },
  }));

/** Each part as numbers of which the higher is the better for the partner. */
const worthOf = ({ commission, commissionBps, ...rest }: Terms) => ({
  lowest: -numberOf(rest.lowest),
  highest: numberOf(rest.highest),
  mediaFee: -BigInt(rest.mediaFeeBps),
  revenueFee: -BigInt(rest.revenueFeeBps),
  commission: commission === null ? BigInt(commissionBps ?? 0) : numberOf(commission),
  commissionMax: numberOf(rest.commissionMax),
  clickWindow: BigInt(rest.clickWindowHours),
  validation: -BigInt(rest.validateDays),
  perThousand: -numberOf(rest.priceCeilings.cpm),
  perClick: -numberOf(rest.priceCeilings.cpc),
});

const numberOf = (text: string): bigint => parseMicro(text) ?? 0n;

type Part = keyof ReturnType<typeof worthOf>;

const commissionParts: readonly Part[] = ['commission', 'commissionMax'];
const windowParts: readonly Part[] = ['clickWindow', 'validation'];

/** What is compared as a whole: commissions of one kind, and windows that fit together. */
function incomparableParts(offered: Terms, current: Terms): readonly Part[] {
  const isOneKind = (offered.commission === null) === (current.commission === null);
  const clickWindowHours = Math.max(offered.clickWindowHours, current.clickWindowHours);
  const validateDays = Math.min(offered.validateDays, current.validateDays);

  return [
    ...(isOneKind ? [] : commissionParts),
    ...(hasTimeToReverse({ clickWindowHours, validateDays }) ? [] : windowParts),
  ];
}

test('each part of a put is the better one, and none is worse than what was offered', () => {
  fc.assert(
    fc.property(terms, terms, (offered, current) => {
      const agreed = betterTerms(offered, current);
      const [then, now, put] = [worthOf(offered), worthOf(current), worthOf(agreed)];
      const asOffered = incomparableParts(offered, current);

      for (const part of keysOf(put)) {
        const isNowBetter = !asOffered.includes(part) && now[part] > then[part];
        expect([part, put[part]]).toEqual([part, isNowBetter ? now[part] : then[part]]);
      }
    }),
  );
});

test('a put keeps the rule and the audience of its offer, and time to reverse an order', () => {
  fc.assert(
    fc.property(terms, terms, (offered, current) => {
      const agreed = betterTerms(offered, current);
      expect([agreed.putRule, agreed.targeting]).toEqual([offered.putRule, offered.targeting]);
      expect(hasTimeToReverse(agreed)).toBe(true);
      expect((agreed.commission === null) !== (agreed.commissionBps === null)).toBe(true);
      expect(betterTerms(offered, offered)).toEqual(offered);
      expect(betterTerms(agreed, current)).toEqual(agreed);
    }),
  );
});
