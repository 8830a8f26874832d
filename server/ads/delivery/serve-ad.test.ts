import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlacement, makePlan, makeProduct } from './test-delivery.ts';
import { createTestReports, type From, type TestReports } from './test-reports.ts';

let reports: TestReports;
beforeAll(async () => {
  reports = await createTestReports();
});
afterAll(() => reports.close());

/** A placement with a plan that is served nowhere else. */
async function makeOne(putRule = {}) {
  const { db, clock, delivery } = reports;
  const category = randomUUID();
  const placement = await makePlacement(db, { category }, clock.now);
  const targeting = { categories: [category] };
  const product = await makeProduct(db, { putRule, targeting }, clock.now);
  await makePlan(db, { product, amount: 100_000_000n }, clock.now);
  await delivery.refresh(true);
  return placement;
}

test('only requests that a person may see an ad for are supply', async () => {
  const { db, delivery } = reports;
  const placement = await makeOne();
  const unseen: From[] = [
    { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
    { address: '3.5.6.7' },
    { method: 'HEAD' },
    { headers: { 'sec-purpose': 'prefetch' } },
  ];
  for (const from of unseen) expect(reports.serve(placement.key, from)).toBeNull();
  expect(reports.serve(placement.key)).not.toBeNull();
  await delivery.notes.flush();
  const rows = await db.sql.many`
    select count from placement_request where placement_id = ${placement.id}`;
  expect(rows).toEqual([{ count: 1n }]);
});

test('a viewer sees a plan as often as its rule says, even across midnight', async () => {
  const { clock, delivery } = reports;
  const placement = await makeOne({ frequencyCap: { times: 3, hours: 24 } });
  const serveAt = async (time: string, by = delivery) => {
    clock.now = new Date(time);
    await by.refresh();
    return reports.serve(placement.key, {}, by) !== null;
  };
  const late = '2026-11-15T23:59:00Z';
  expect([await serveAt(late), await serveAt(late)]).toEqual([true, true]);
  const early = '2026-11-16T00:01:00Z';
  expect([await serveAt(early), await serveAt(early)]).toEqual([true, false]);
  const other = await reports.startOther();
  expect(await serveAt(early, other)).toBe(false);
  await other.close();
  expect(await serveAt('2026-11-16T23:58:59Z')).toBe(false);
  // The two from the evening before are a day old; the third is not.
  const over = '2026-11-16T23:59:00Z';
  expect([await serveAt(over), await serveAt(over), await serveAt(over)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('no 24 hours hold more than the cap, wherever they begin', async () => {
  const { clock, delivery } = reports;
  const placement = await makeOne({ frequencyCap: { times: 3, hours: 24 } });
  const serveAt = async (time: string) => {
    clock.now = new Date(time);
    await delivery.refresh();
    return reports.serve(placement.key, {}, delivery) !== null;
  };
  expect(await serveAt('2026-11-20T01:00:00Z')).toBe(true);
  const late = '2026-11-20T23:00:00Z';
  expect([await serveAt(late), await serveAt(late), await serveAt(late)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await serveAt('2026-11-21T01:00:01Z')).toBe(false);
  expect(await serveAt('2026-11-21T23:00:00Z')).toBe(true);
});
