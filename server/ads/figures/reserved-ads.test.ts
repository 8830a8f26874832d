import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minuteMs } from '#domain/time.ts';
import type { ServedAd } from '../delivery/serve-ad.ts';
import {
  makePlacement,
  makePlan,
  makeProduct,
  type PlacementGiven,
} from '../delivery/test-delivery.ts';
import { createTestReports, type TestReports } from '../delivery/test-reports.ts';
import { sumReserved } from './reserved-ads.ts';

let reports: TestReports;
beforeAll(async () => {
  reports = await createTestReports();
});
afterAll(() => reports.close());

const pass = (ms: number) => {
  reports.clock.now = new Date(reports.clock.now.getTime() + ms);
};

/** A placement whose ads are those of one plan alone. */
async function makeOne(given: PlacementGiven, amount: bigint) {
  const { db, clock, delivery } = reports;
  const category = randomUUID();
  const domains = ['paper.example'];
  const placement = await makePlacement(db, { ...given, domains, category }, clock.now);
  const product = await makeProduct(db, { targeting: { categories: [category] } }, clock.now);
  const plan = await makePlan(db, { product, amount }, clock.now);
  await delivery.refresh(true);
  const live = delivery.live.plans.get(plan.id);
  if (!live) throw new Error('The plan is not in memory');
  return { placement, live };
}

let viewers = 0;
const nextViewer = () => {
  viewers += 1;
  return { address: `103.${Math.floor(viewers / 250)}.${viewers % 250}.1` };
};

/** Serves an ad to somebody new, or null. */
function serve(placementKey: string) {
  const from = nextViewer();
  const ad = reports.serve(placementKey, from);
  return ad && { ...ad, from };
}

type ServedTo = ServedAd & { readonly from: ReturnType<typeof nextViewer> };

const report = (kind: 'impression' | 'click', { token, from }: ServedTo) =>
  reports.report(kind, token, from);

/** What the engine reserves, after checking that the books say the same. */
async function reservedOf({ live }: Awaited<ReturnType<typeof makeOne>>): Promise<bigint> {
  const { db, clock } = reports;
  const last = await db.sql.maybeOne<{ no: bigint }>`
    select last_no "no" from plan_meter where plan_id = ${live.id}`;
  const state = { planId: BigInt(live.id), asOf: clock.now, lastNo: Number(last?.no) };
  const reserved = live.reserved(clock.now.getTime());
  expect((await sumReserved(db.sql, state)).amount).toBe(reserved);
  return reserved;
}

test.each([
  ['per click', { priceModel: 'cpc', price: 2_400_000n }],
  ['per impression', { priceModel: 'cpm', price: 2_000_000n }],
] as const)(
  'paid %s, the engine reserves what the books say, at every moment',
  async (_, given) => {
    const one = await makeOne(given, 100_000_000n);
    for (let round = 0; round < 26; round += 1) {
      const ads = [serve(one.placement.key), serve(one.placement.key), serve(one.placement.key)];
      const [first, second] = ads;
      if (!first || !second) throw new Error('Nothing was served');
      pass(7_000);
      await report('impression', first);
      if (round % 2 === 0) await report('impression', second);
      if (round % 3 === 0) await report('click', first);
      expect(await reservedOf(one)).toBeGreaterThan(0n);
      pass(31_000);
      await reservedOf(one);
      await reports.delivery.refresh();
    }
    pass(11 * minuteMs);
    expect(await reservedOf(one)).toBe(0n);
  },
);

test('a small plan paid per click goes on while dozens of its ads are not clicked', async () => {
  const { placement, live } = await makeOne({ priceModel: 'cpc', price: 2_400_000n }, 40_000_000n);
  for (let nth = 0; nth < 90; nth += 1) {
    const ad = serve(placement.key);
    if (!ad) throw new Error(`Nothing was served after ${nth} ads`);
    // A third of them is never seen, and nobody clicks.
    if (nth % 3 > 0) await report('impression', ad);
    pass(3_000);
    if (nth % 5 === 0) await reports.delivery.refresh();
  }
  expect(live.spent).toBe(0n);
  expect(live.reserved(reports.clock.now.getTime()) * 3n).toBeLessThan(live.facts.hold);
});
