import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePlacement, makePlan, makeProduct } from './test-delivery.ts';
import { createTestReports, type TestReports } from './test-reports.ts';

let reports: TestReports;
beforeEach(async () => {
  reports = await createTestReports();
});
afterEach(() => reports.close());

const someone = { country: 'DE', language: 'de', device: 'phone', system: 'android', hour: 12 };

/** How many of a hundred requests by different viewers any plan gets. */
function countServed(placementId: number): number {
  const { live, now } = reports.delivery;
  const placement = live.placementsById.get(placementId);
  if (!placement) throw new Error('There is no such placement');
  const asked = Array.from({ length: 100 }, () =>
    live.choose(placement, someone, randomUUID(), now().getTime()),
  );
  return asked.filter((chosen) => chosen !== null).length;
}

test('an excluded placement no longer gets the plan after the next refresh, and learning restarts', async () => {
  const { db, clock, delivery } = reports;
  const placement = await makePlacement(db, {}, clock.now);
  const product = await makeProduct(db, {}, clock.now);
  const plan = await makePlan(db, { product, amount: 100_000_000n }, clock.now);
  const other = await makePlacement(db, {}, clock.now);
  await delivery.refresh(true);
  const began = delivery.live.plans.get(Number(plan.id))?.facts.learnSince;
  clock.now = new Date(clock.now.getTime() + 60_000);
  const rule = (step: number, isExcluded: boolean) =>
    db.sql`
      insert into plan_rule (plan_id, step, placement_id, is_excluded, actor, at)
      values (${plan.id}, ${step}, ${placement.id}, ${isExcluded}, 'partner', ${clock.now})`;
  await rule(1, true);
  await delivery.refresh();
  expect(countServed(placement.id)).toBe(0);
  expect(countServed(other.id)).toBe(100);
  const { learnSince } = delivery.live.plans.get(Number(plan.id))?.facts ?? {};
  expect(learnSince).toEqual(clock.now);
  expect(learnSince).not.toEqual(began);
  await rule(2, false);
  await delivery.refresh();
  expect(countServed(placement.id)).toBe(100);
});
