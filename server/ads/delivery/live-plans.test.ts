import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { micro } from '#domain/money.ts';
import { makeEntry, postAll, rail } from '../../books/ledger/test-ledger.ts';
import { insert } from '../../platform/database/database.ts';
import { createSecrets } from '../../platform/settings/secrets.ts';
import { getSettings } from '../../platform/settings/settings-store.ts';
import { insertPlacementRate } from '../catalogue/placement-store.ts';
import { saveReview } from '../catalogue/test-review.ts';
import { createDelivery, type Delivery } from './create-delivery.ts';
import {
  makePlacement,
  makePlan,
  makeProduct,
  movePlan,
  type ProductGiven,
  type TestPlan,
} from './test-delivery.ts';
import { createTestReports, type TestReports } from './test-reports.ts';

let reports: TestReports;
beforeEach(async () => {
  reports = await createTestReports();
});
afterEach(() => reports.close());

const someone = { country: 'DE', language: 'de', device: 'phone', system: 'android', hour: 12 };

async function makeOne(given: ProductGiven = {}, amount = 100_000_000n) {
  const { db, clock } = reports;
  const placement = await makePlacement(db, {}, clock.now);
  const product = await makeProduct(db, given, clock.now);
  const plan = await makePlan(db, { product, amount }, clock.now);
  return { placement, product, plan };
}

/** How many of a hundred requests by different viewers a plan gets. */
function countServed(
  delivery: Delivery,
  placementId: number,
  viewer: () => string = randomUUID,
): number {
  const placement = delivery.live.placementsById.get(placementId);
  if (!placement) throw new Error('There is no such placement');
  const now = delivery.now().getTime();
  const asked = Array.from({ length: 100 }, () =>
    delivery.live.choose(placement, someone, viewer(), now),
  );
  return asked.filter((chosen) => chosen !== null).length;
}

async function pause({ id }: TestPlan, cause: string | null): Promise<void> {
  const { db, clock } = reports;
  await db.sql`
    insert into plan_pause (plan_id, step, cause, actor, at)
    select ${id}, (select count(*) from plan_pause where plan_id = ${id}) + 1, ${cause}, 'partner',
      ${clock.now}`;
}

test('a plan that is paused, stopped or out of escrow is not shown after the next refresh', async () => {
  const { db, clock, delivery } = reports;
  const { placement, product, plan } = await makeOne();
  await delivery.refresh();
  expect(countServed(delivery, placement.id)).toBe(100);
  await pause(plan, 'partner');
  await delivery.refresh();
  expect(countServed(delivery, placement.id)).toBe(0);
  await pause(plan, null);
  await delivery.refresh();
  expect(countServed(delivery, placement.id)).toBe(100);
  const out = makeEntry('escrow_return', [
    [product.merchantId, 'escrow', rail, 'cash', 980_000_000n],
  ]);
  await postAll(db, [out]);
  await delivery.refresh();
  expect(countServed(delivery, placement.id)).toBe(0);
  const back = makeEntry('escrow_fund', [
    [rail, 'cash', product.merchantId, 'escrow', 980_000_000n],
  ]);
  await postAll(db, [back]);
  await delivery.refresh();
  expect(countServed(delivery, placement.id)).toBe(100);
  await movePlan(db, plan.id, 'putFinished', 'stopped', clock.now);
  await delivery.refresh();
  expect(countServed(delivery, placement.id)).toBe(0);
});

test('a rejected creative is no longer shown', async () => {
  const { db, clock, delivery } = reports;
  const { placement, product } = await makeOne();
  await delivery.refresh();
  await saveReview(db.sql, product.creativeId, 'rejected', clock.now);
  await delivery.refresh();
  expect(countServed(delivery, placement.id)).toBe(0);
});

test('no more is handed out than there is money for, and it comes back when tokens expire', async () => {
  const { clock, delivery } = reports;
  const { placement } = await makeOne({}, 60_000n);
  await delivery.refresh();
  expect(countServed(delivery, placement.id)).toBe(30);
  clock.now = new Date(clock.now.getTime() + 9 * 60_000);
  expect(countServed(delivery, placement.id)).toBe(0);
  clock.now = new Date(clock.now.getTime() + 3 * 60_000);
  await delivery.refresh();
  expect(countServed(delivery, placement.id)).toBe(30);
});

test('a viewer sees a plan as often as its rule says, and others see it too', async () => {
  const { clock, delivery } = reports;
  const { placement } = await makeOne({ putRule: { frequencyCap: { times: 3, hours: 2 } } });
  await delivery.refresh();
  expect(countServed(delivery, placement.id, () => 'the same')).toBe(3);
  expect(countServed(delivery, placement.id, () => 'another')).toBe(3);
  clock.now = new Date(clock.now.getTime() + 2 * 3_600_000);
  await delivery.refresh();
  expect(countServed(delivery, placement.id, () => 'the same')).toBe(3);
});

test('a day costs no more than its cap', async () => {
  const { clock, delivery } = reports;
  const { placement } = await makeOne({ putRule: { dailyCap: '0.05' } });
  await delivery.refresh();
  expect(countServed(delivery, placement.id)).toBe(25);
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  await delivery.refresh();
  expect(countServed(delivery, placement.id)).toBe(25);
});

test('a placement above the price ceiling or in an unwanted category is not bought', async () => {
  const { delivery } = reports;
  const dear = await makeOne({ putRule: { priceCeiling: '1.99' } });
  const unwanted = await makeOne({ targeting: { categoriesNot: ['news'] } });
  await delivery.refresh();
  const who = (placementId: number) => {
    const placement = delivery.live.placementsById.get(placementId);
    const now = delivery.now().getTime();
    return placement && delivery.live.choose(placement, someone, randomUUID(), now)?.plan.id;
  };
  expect([who(dear.placement.id), who(unwanted.placement.id)]).toEqual([undefined, undefined]);
});

test('a placement from which the network would keep more than agreed is not bought', async () => {
  const { db, clock, delivery } = reports;
  const placement = await makePlacement(db, {}, clock.now);
  const product = await makeProduct(db, {}, clock.now);
  const given = { product, amount: 100_000_000n };
  await makePlan(db, { ...given, terms: { mediaFeeBps: 1_499 } }, clock.now);
  await delivery.refresh();
  expect(countServed(delivery, placement.id)).toBe(0);
  await makePlan(db, { ...given, terms: { mediaFeeBps: 1_500 } }, clock.now);
  await delivery.refresh(true);
  expect(countServed(delivery, placement.id)).toBe(100);
});

test('a price that rises above the ceiling of the terms never reaches a running plan', async () => {
  const { db, clock, delivery } = reports;
  const category = randomUUID();
  const byClick = { priceModel: 'cpc', price: 300_000n, category } as const;
  const placement = await makePlacement(db, byClick, clock.now);
  const product = await makeProduct(db, { targeting: { categories: [category] } }, clock.now);
  const terms = { priceCeilings: { cpm: '50.00', cpc: '0.375', allowanceBps: 2_500 } };
  await makePlan(db, { product, amount: 100_000_000n, terms }, clock.now);
  const pricesAfter = async (price: bigint) => {
    clock.now = new Date(clock.now.getTime() + 1_000);
    const rate = {
      placementId: placement.id,
      priceModel: 'cpc',
      price: micro(price),
      payBps: 8_500,
    } as const;
    await insertPlacementRate(db.sql, { ...rate, madeBy: 'Ann Lee' }, clock.now);
    await delivery.refresh(true);
    const row = delivery.live.placementsById.get(placement.id);
    const now = delivery.now().getTime();
    return row && delivery.live.choose(row, someone, randomUUID(), now)?.price;
  };
  expect(await pricesAfter(375_000n)).toBe(375_000n);
  expect(await pricesAfter(3_000_000n)).toBeUndefined();
  expect(await pricesAfter(300_000n)).toBe(300_000n);
});

test('pacing is saved, and a new process continues from it', async () => {
  const { db, clock, delivery } = reports;
  const { plan } = await makeOne({ putRule: { pacing: 'even' } });
  for (let minute = 0; minute < 60; minute += 1) {
    clock.now = new Date(clock.now.getTime() + 5 * 60_000);
    await delivery.refresh();
  }
  const pace = await db.sql.maybeOne<{ pass: number; target: bigint; spent: bigint }>`
    select pass_ppm as pass, target, spent from plan_pace where plan_id = ${plan.id}
     order by at desc limit 1`;
  // Nothing was bought for hours, so the plan takes part more and more often.
  expect(pace?.pass).toBeGreaterThan(900_000);
  expect(pace?.target).toBeGreaterThan(0n);
  const other = createDelivery({
    db,
    now: () => clock.now,
    secrets: createSecrets(),
    settings: await getSettings(db.sql),
    trustedProxies: [],
  });
  await other.refresh();
  expect(other.live.plans.get(plan.id)?.pass).toBeGreaterThan(0.9);
  await other.close();
});

test('what was counted for a plan is saved with its pacing', async () => {
  const { db, clock, delivery } = reports;
  const once = { frequencyCap: { times: 1, hours: 2 } };
  const { placement, plan } = await makeOne({ putRule: once, targeting: { countries: ['DE'] } });
  await delivery.refresh();
  const row = delivery.live.placementsById.get(placement.id);
  const ask = (viewer: string, country: string) =>
    row && delivery.live.choose(row, { ...someone, country }, viewer, clock.now.getTime());
  for (let nth = 0; nth < 40; nth += 1) ask('the same', 'DE');
  for (let nth = 0; nth < 10; nth += 1) ask(`viewer ${nth}`, 'DE');
  for (let nth = 0; nth < 50; nth += 1) ask(`viewer ${nth}`, 'FR');
  const counted = () =>
    db.sql.many`
      select sum(requests)::int requests, sum(targeted)::int targeted, sum(chosen)::int chosen,
             sum(capped)::int capped from plan_pace where plan_id = ${plan.id}`;
  const all = { requests: 100, targeted: 50, chosen: 11, capped: 39 };
  clock.now = new Date(clock.now.getTime() + 5 * 60_000);
  await delivery.refresh();
  expect(await counted()).toEqual([all]);
  clock.now = new Date(clock.now.getTime() + 5 * 60_000);
  await delivery.refresh();
  expect(await counted()).toEqual([all]);
});

test('placements count as supply even when there was no ad for them', async () => {
  const { db, clock, delivery } = reports;
  const { placement } = await makeOne();
  delivery.notes.request(placement.id, clock.now.getTime());
  delivery.notes.request(placement.id, clock.now.getTime());
  await delivery.notes.flush();
  const rows = await db.sql.many`select placement_id, hour, count from placement_request`;
  const hour = new Date('2026-11-15T12:00:00Z');
  expect(rows).toEqual([{ placementId: placement.id, hour, count: 2n }]);
});

test('a plan that has learned enough explores less than one that still learns', async () => {
  const { db, clock, delivery } = reports;
  const { placement, product, plan } = await makeOne({ putRule: { goal: 'conversions' } });
  const young = await makePlan(db, { product, amount: 100_000_000n }, clock.now);
  await delivery.refresh();
  const known = { planId: plan.id, placementId: placement.id, creativeId: product.creativeId };
  for (let at = 0; at < 50; at += 1) {
    const token = reports.token(known);
    const from = { address: `101.7.${at}.9` };
    await reports.report('impression', token, from);
    const click = await reports.report('click', token, from);
    const id = randomUUID();
    await insert(db.sql, 'conversion', {
      id,
      merchantId: product.merchantId,
      name: 'sale',
      txid: `T-${at}`,
      planId: plan.id,
      serveId: click?.serveId ?? null,
      commission: 8000000,
      fee: 400000,
      clickedAt: clock.now,
      occurredAt: clock.now,
      at: clock.now,
      lockAt: clock.now,
      bodyHash: '',
    });
    await insert(db.sql, 'conversion_step', {
      conversionId: id,
      step: 1,
      state: 'pending',
      actor: 'merchant',
      at: clock.now,
    });
  }
  await delivery.refresh(true);
  const explorationOf = (id: number) => delivery.live.plans.get(id)?.exploration;
  expect([explorationOf(plan.id), explorationOf(young.id)]).toEqual([0.05, 0.2]);
  expect(delivery.live.plans.get(plan.id)?.byPlacement.get(placement.id)?.conversions).toBe(50);
});
