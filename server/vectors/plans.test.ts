import { test } from 'vitest';
import { canonicalJson } from '#domain/canonical-json.ts';
import { micro, zero } from '#domain/money.ts';
import { planLimits } from '#domain/plan/limits.ts';
import { settlementOf } from '#domain/plan/settlement.ts';
import { type ProductTerms, termsHash, termsOf } from '#domain/plan/terms.ts';
import { settlementWriter } from '../programme/plan/settlement-writer.ts';
import { expectVectors, fixedNow, hashedTexts, idOf, oddText, sha256 } from './test-vectors.ts';

const fixed: ProductTerms = {
  lowest: micro(1_000_000n),
  highest: micro(1_000_000_000n),
  commission: micro(8_000_000n),
  commissionBps: null,
  commissionMax: micro(8_000_000n),
  clickWindowHours: 168,
  validateDays: 14,
  putRule: {
    ...{ pacing: 'even', dailyCap: '5.00', days: 7, priceCeiling: '2.50', goal: 'clicks' },
    frequencyCap: { times: 3, hours: 24 },
  },
  targeting: {
    ...{ countries: ['DE', 'TH'], languages: ['de'], devices: ['phone'], systems: ['android'] },
    ...{ hours: [0, 23], categories: ['news'], categoriesNot: ['games'] },
  },
};
const share: ProductTerms = {
  ...fixed,
  commission: null,
  commissionBps: 750,
  putRule: { ...fixed.putRule, pacing: 'asap', dailyCap: null, priceCeiling: null },
  targeting: {
    ...{ countries: [], languages: [], devices: [], systems: [] },
    ...{ hours: [], categories: [], categoriesNot: [] },
  },
};

test('the terms that a put agrees to', () => {
  const ceilings = { cpm: '2.50', cpc: '0.30', allowanceBps: 2_500 };
  const hashed = (terms: ProductTerms) => ({
    ...hashedTexts((hash) => termsHash(termsOf(terms, planLimits, ceilings), hash))[0],
  });
  expectVectors('terms', { 'with limits': hashed(fixed), 'without limits': hashed(share) });
});

test('the settlement of a plan', () => {
  const body = settlementOf({
    ...{ plan: 'P4711', product: oddText, merchant: 'Harbour', currency: 'EUR', events: 12n },
    ...{ isSimulated: false, termsHash: sha256('terms'), head: sha256('head') },
    put: {
      amount: micro(9_000_000n),
      own: micro(6_000_000n),
      discount: micro(2_000_000n),
      startup: micro(1_000_000n),
    },
    delivered: micro(5_000_000n),
    credited: micro(1_000_000n),
    consumed: { own: micro(4_000_000n), discount: zero, startup: zero },
    publishers: [{ name: 'Morning Paper', amount: micro(3_400_000n) }],
    mediaFee: micro(600_000n),
    conversions: [
      {
        id: idOf(1),
        state: 'approved',
        commission: micro(8_000_000n),
        fee: micro(400_000n),
        entryId: idOf(2),
      },
      {
        id: idOf(3),
        state: 'reversed',
        commission: micro(8_000_000n),
        fee: micro(400_000n),
        entryId: null,
      },
    ],
    profitShare: micro(100_000n),
    settledAt: fixedNow,
  });
  const text = canonicalJson(body);
  const kept = { body: JSON.stringify(body), sha256: sha256(text) };
  const file = String(settlementWriter().end(kept));
  expectVectors('settlements', { settlement: { text, sha256: kept.sha256 }, file });
});
