import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insert } from '../../platform/database/database.ts';
import { insertPlacementHolds } from '../catalogue/placement-store.ts';
import { makePlacement, makePlan, makeProduct } from './test-delivery.ts';
import { createTestReports, type TestReports } from './test-reports.ts';

let reports: TestReports;
beforeAll(async () => {
  reports = await createTestReports();
});
afterAll(() => reports.close());

test('a placement on hold gets no ads after the next refresh, and gets them again when the hold ends', async () => {
  const { db, clock, delivery } = reports;
  const [bad, good] = [
    await makePlacement(db, {}, clock.now),
    await makePlacement(db, {}, clock.now),
  ];
  const product = await makeProduct(db, {}, clock.now);
  await makePlan(db, { product, amount: 100_000_000n, days: 30 }, clock.now);
  const isServed = ({ id }: { id: number }) => {
    const audience = { country: 'DE', language: 'de', device: 'phone', system: 'ios', hour: 12 };
    const placement = delivery.live.placementsById.get(id);
    const now = clock.now.getTime();
    return (
      placement !== undefined &&
      delivery.live.choose(placement, audience, randomUUID(), now) !== null
    );
  };
  await delivery.refresh(true);
  expect([isServed(bad), isServed(good)]).toEqual([true, true]);
  const day = new Date('2026-11-14T00:00:00Z');
  const until = new Date(clock.now.getTime() + 3_600_000);
  await insert(db.sql, 'invalid_pass', { day, flagged: 20, at: clock.now });
  const hold = { placementId: bad.id, reason: 'flat_timing' } as const;
  await insertPlacementHolds(db.sql, [hold], { day, since: clock.now, until });
  await delivery.refresh();
  expect([isServed(bad), isServed(good)]).toEqual([false, true]);
  clock.now = until;
  await delivery.refresh();
  expect([isServed(bad), isServed(good)]).toEqual([true, true]);
  await expect(db.sql`delete from placement_hold`).rejects.toThrow('permission denied');
});
