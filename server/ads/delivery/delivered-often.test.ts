import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePlacement, makePlan, makeProduct } from './test-delivery.ts';
import { createTestReports, type TestReports } from './test-reports.ts';

/** The long run delivers a million of them through HTTP, with kills: `faults/many-events`. */
const events = 3_000;
const minute = 60_000;
const price = 2_000n;

let reports: TestReports;
beforeAll(async () => {
  reports = await createTestReports();
});
afterAll(() => reports.close());

test('of events that come once to three times, shuffled and up to two days late, the unique valid ones count', async () => {
  const { db, clock, delivery } = reports;
  const start = clock.now.getTime();
  const placement = await makePlacement(db, { domains: ['paper.example'] }, clock.now);
  const product = await makeProduct(db, {}, clock.now);
  const plan = await makePlan(db, { product, amount: 1_000_000_000n }, clock.now);
  await delivery.refresh(true);
  const known = { planId: plan.id, placementId: placement.id, creativeId: product.creativeId };
  const deliveries: { token: string; no: number; at: number }[] = [];
  const firstAt = new Map<number, number>();
  for (let no = 0; no < events; no += 1) {
    const issuedAt = start + randomInt(60) * minute;
    const token = reports.token({ ...known, issuedAt });
    for (let copies = randomInt(1, 4); copies > 0; copies -= 1) {
      // Most within their ten minutes, the others up to two days late.
      const late = randomInt(4) > 0 ? randomInt(11) : randomInt(11, 48 * 60);
      const at = issuedAt + late * minute;
      deliveries.push({ token, no, at });
      firstAt.set(no, Math.min(firstAt.get(no) ?? Number.POSITIVE_INFINITY, at - issuedAt));
    }
  }
  deliveries.sort((one, other) => one.at - other.at);
  for (const [at, sent] of Map.groupBy(deliveries, (one) => one.at)) {
    clock.now = new Date(at);
    const from = (no: number) => ({ address: `101.${no >> 8}.${no & 255}.7` });
    await Promise.all(sent.map(({ token, no }) => reports.report('impression', token, from(no))));
  }
  const valid = [...firstAt.values()].filter((late) => late <= 10 * minute).length;
  expect(valid).toBeGreaterThan(events / 2);
  const rows = await db.sql.many`
    select count(*), count(distinct serve_id) serves, sum(cost)::bigint cost
      from event where kind = 1 and invalid is null`;
  const [counts, serves] = [BigInt(valid), BigInt(valid)];
  expect(rows).toEqual([{ count: counts, serves, cost: counts * price }]);
  expect(await db.sql.many`select count(*) from event where kind = 1`).toEqual([
    { count: BigInt(deliveries.length) },
  ]);
});
