import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { evenShares } from '#domain/delivery/pacing.ts';
import { micro } from '#domain/money.ts';
import { planLimits } from '#domain/plan/limits.ts';
import { dayMs, minuteMs, utcDayOf } from '#domain/time.ts';
import { LivePlan } from './live-plan.ts';
import type { LivePlanRow, PlacementRow } from './live-plan-store.ts';
import { LivePlans } from './live-plans.ts';
import { ShownCreatives } from './shown-creatives.ts';
import { testPutRule, testTargeting } from './test-delivery.ts';

const startsAt = Date.UTC(2026, 10, 15);
const price = 2_000n;
const requestsPerMinute = 60;
const minutes = 1_440;

/** A random sequence that is the same in every run. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const placement: PlacementRow = {
  isEnded: false,
  id: 1,
  key: 'z',
  format: 'image',
  width: 300,
  height: 250,
  domains: [],
  category: 'news',
  isSimulated: false,
  priceModel: 'cpm',
  price: micro(price * 1_000n),
  payBps: 8_500,
};

const creatives = new ShownCreatives(
  [
    {
      creativeId: 1,
      format: 'image',
      sha256: '',
      type: 'image/png',
      width: 300,
      height: 250,
      durationMs: null,
      title: '',
      titles: {},
      isApproved: true,
    },
  ],
  new Map(),
);

const rowOf = (amount: bigint, dailyCap: string | null, days: number): LivePlanRow => ({
  id: 1n,
  no: 'P1',
  partnerId: randomUUID(),
  merchantId: randomUUID(),
  productId: randomUUID(),
  creatives,
  formats: creatives.formats,
  landingUrl: '',
  commissionMax: micro(8_000_000n),
  targeting: { ...testTargeting, devices: [] },
  putRule: { ...testPutRule, pacing: 'even', dailyCap },
  isServable: true,
  participationPpm: null,
  learnSince: new Date(startsAt),
  excludedPlacements: [],
  startsAt: new Date(startsAt),
  endsAt: new Date(startsAt + days * dayMs),
  hold: micro(amount),
  spent: micro(0n),
  lastSpendDay: 0,
  daySpent: micro(0n),
  mediaFeeBps: 1_500,
  limits: planLimits,
  priceCeilings: { cpm: '1000000.00', cpc: '1000000.00', allowanceBps: 0 },
});

interface Flight {
  readonly requestsAt?: (minute: number) => number;
  /** What the amount buys, as a share of what could be bought in a day with every request. */
  readonly share: number;
  readonly seed?: number;
  readonly dailyCap?: string;
  readonly days?: number;
}

const someone = { country: 'DE', language: 'de', device: 'phone', system: 'ios', hour: 12 };

/** Delivers like a single process, and returns what was spent by the end of each day. */
function deliver(given: Flight): { amount: number; byDay: number[] } {
  const { requestsAt = () => requestsPerMinute, share, seed = 7, days = 1 } = given;
  const amount = BigInt(Math.round(minutes * requestsPerMinute * share)) * price;
  const live = new LivePlans(makeRandom(seed));
  live.setPlacements([placement]);
  const plan = new LivePlan(rowOf(amount, given.dailyCap ?? null, days));
  live.plans.set(plan.id, plan);
  live.forgetChoices();
  let [spent, day, daySpent] = [0n, 0, 0n];
  const byDay: number[] = [];
  for (let minute = 0; minute < minutes * days; minute += 1) {
    const now = startsAt + minute * minuteMs;
    plan.takeLease(amount, now + 60_000);
    for (let request = 0; request < requestsAt(minute); request += 1) {
      if (!live.choose(placement, someone, `${minute} ${request}`, now)) continue;
      // It is viewed at once, and the writer reports the plan's progress.
      if (utcDayOf(now) !== day) [day, daySpent] = [utcDayOf(now), 0n];
      [spent, daySpent] = [spent + price, daySpent + price];
      const { priceModel, format } = placement;
      plan.show(placement.id, { priceModel, price, format, servedAt: now });
      plan.takeMeter({ spent, day, daySpent });
    }
    plan.adjustPass(evenShares, now + minuteMs);
    live.forgetWeights();
    if ((minute + 1) % minutes === 0) byDay.push(Number(spent));
  }
  return { amount: Number(amount), byDay };
}

const endOf = (given: Flight) => {
  const { amount, byDay } = deliver(given);
  return (byDay.at(-1) ?? 0) / amount;
};

test.each([0.05, 0.2, 0.5, 0.8])(
  'steady traffic spends the day within 5 % (a share of %d)',
  (share) => {
    for (const seed of process.env.LONG ? [1, 2, 3] : [1]) {
      const ended = endOf({ share, seed });
      expect(ended).toBeGreaterThan(0.95);
      expect(ended).toBeLessThanOrEqual(1);
    }
  },
);

test.each([60, 600, 1_300])('a threefold spike at minute %d still ends within 10 %', (from) => {
  const requestsAt = (minute: number) =>
    requestsPerMinute * (minute >= from && minute < from + 120 ? 3 : 1);
  for (const share of process.env.LONG ? [0.05, 0.2, 0.5, 0.8] : [0.05, 0.8]) {
    const ended = endOf({ requestsAt, share });
    expect(ended).toBeGreaterThan(0.9);
    expect(ended).toBeLessThanOrEqual(1);
  }
});

test('a plan with a daily cap spends it over the day, and never passes it', () => {
  // 34.56 for two days, with a cap of 15 a day.
  const { byDay } = deliver({ share: 0.2, days: 2, dailyCap: '15.00' });
  const [first = 0, both = 0] = byDay;
  expect(first).toBeGreaterThan(15_000_000 * 0.95);
  expect(first).toBeLessThanOrEqual(15_000_000);
  expect(both - first).toBeGreaterThan(15_000_000 * 0.95);
  expect(both - first).toBeLessThanOrEqual(15_000_000);
});
