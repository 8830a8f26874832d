import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlacement, makePlan, makeProduct } from './test-delivery.ts';
import { createTestReports, type TestReports } from './test-reports.ts';

let reports: TestReports;
beforeAll(async () => {
  reports = await createTestReports();
});
afterAll(() => reports.close());

async function makeOne(price = 10_000_000n) {
  const { db, clock, delivery } = reports;
  // No other plan is served here.
  const category = randomUUID();
  const placement = await makePlacement(
    db,
    { price, domains: ['paper.example'], category },
    clock.now,
  );
  const product = await makeProduct(db, { targeting: { categories: [category] } }, clock.now);
  const plan = await makePlan(db, { product, amount: 20_000_000n }, clock.now);
  await delivery.refresh(true);
  const live = delivery.live.plans.get(plan.id);
  if (!live) throw new Error('The plan is not in memory');
  return { placement, live };
}

const later = (ms: number) => {
  reports.clock.now = new Date(reports.clock.now.getTime() + ms);
};

test('4,390 requests that show nothing hold less than 2 % of a plan, and others get it', async () => {
  const { placement, live } = await makeOne();
  const agent = (nth: number) => ({ 'user-agent': `Mozilla/5.0 (Windows NT 10.0) Nth/${nth}` });
  let handed = 0;
  for (let nth = 0; nth < 4_390; nth += 1) {
    if (nth % 500 === 0) await reports.delivery.refresh();
    if (reports.serve(placement.key, { address: '102.1.1.1', headers: agent(nth) })) handed += 1;
  }
  expect(handed).toBe(30);
  expect(live.reserved(reports.clock.now.getTime()) * 50n).toBeLessThan(live.facts.hold);
  expect(reports.serve(placement.key, { address: '102.1.2.1' })).not.toBeNull();
});

test('money reserved for ads that were not shown is free again after two minutes', async () => {
  const { placement, live } = await makeOne();
  for (let nth = 0; nth < 20; nth += 1) {
    expect(reports.serve(placement.key, { address: `103.1.${nth}.1` })).not.toBeNull();
  }
  const reserved = () => live.reserved(reports.clock.now.getTime());
  expect(reserved()).toBe(200_000n);
  later(151_000);
  expect(reserved()).toBe(0n);
});

test('an ad shown later than that still counts', async () => {
  const { placement, live } = await makeOne();
  const from = { address: '104.1.1.1' };
  const served = reports.serve(placement.key, from);
  later(400_000);
  const seen = await reports.report('impression', served?.token ?? null, from);
  expect([seen?.invalid, seen?.cost]).toEqual([null, 10_000n]);
  expect(live.reserved(reports.clock.now.getTime())).toBe(0n);
});
