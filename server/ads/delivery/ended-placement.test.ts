import { afterAll, beforeAll, expect, test } from 'vitest';
import { endPlacement } from '../catalogue/catalogue-acts.ts';
import { listSupply } from '../catalogue/placement-store.ts';
import { makePlacement, makePlan, makeProduct } from './test-delivery.ts';
import { createTestReports, type TestReports } from './test-reports.ts';

let reports: TestReports;
beforeAll(async () => {
  reports = await createTestReports();
});
afterAll(() => reports.close());

test('an ended placement gets no ads after the next refresh, and ads already on screen count', async () => {
  const { db, clock, delivery } = reports;
  const [gone, other] = [
    await makePlacement(db, {}, clock.now),
    await makePlacement(db, {}, clock.now),
  ];
  const product = await makeProduct(db, {}, clock.now);
  await makePlan(db, { product, amount: 100_000_000n, days: 30 }, clock.now);
  await delivery.refresh(true);
  const served = reports.serve(gone.key);
  expect(served).not.toBeNull();
  const decision = { author: 'Ann Lee', reason: 'the site was sold', now: clock.now };
  await db.transaction((sql) => endPlacement(sql, gone.id, decision));
  await delivery.refresh();
  expect(reports.serve(gone.key)).toBeNull();
  expect(reports.serve(other.key)).not.toBeNull();
  // After a full reload, or in another process, only where its ads lead is known.
  await delivery.refresh(true);
  expect(reports.serve(gone.key)).toBeNull();
  clock.now = new Date(clock.now.getTime() + 5_000);
  const seen = await reports.report('impression', served?.token ?? null);
  expect(seen).toMatchObject({ kind: 'impression', placementId: gone.id, invalid: null });
  const supply = (await listSupply(db.sql, clock.now)).map(({ placementId }) => placementId);
  expect(supply).toEqual([other.id]);
  await expect(db.sql`delete from placement_end`).rejects.toThrow('permission denied');
});
