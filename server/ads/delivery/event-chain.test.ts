import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventKinds, invalidReasons } from '#domain/delivery/event.ts';
import { devices, eventGenesis, eventHash } from '#domain/delivery/event-line.ts';
import { sha256 } from '../../platform/process/sha256.ts';
import { makePlacement, makePlan, makeProduct, type TestPlan } from './test-delivery.ts';
import { createTestReports, type TestReports } from './test-reports.ts';

let reports: TestReports;
let plan: TestPlan;
beforeAll(async () => {
  reports = await createTestReports();
  const { db, clock, delivery } = reports;
  const placement = await makePlacement(db, {}, clock.now);
  const product = await makeProduct(db, {}, clock.now);
  plan = await makePlan(db, { product, amount: 1_000_000n }, clock.now);
  await delivery.refresh(true);
  const known = { planId: plan.id, placementId: placement.id, creativeId: product.creativeId };
  for (let at = 0; at < 12; at += 1) {
    await reports.report('impression', reports.token(known), { address: `101.0.${at}.7` });
  }
});
afterAll(() => reports.close());

/** The first event that does not follow from those before it; null when all do. */
async function findBroken(): Promise<number | null> {
  const rows = await reports.db.sql<Record<string, never>>(
    `select no, kind, at, serve_id, placement_id, creative_id, invalid, price, cost, pay, country,
            device, encode(viewer, 'hex') viewer, encode(hash, 'hex') hash
       from event where plan_id = $1 order by no`,
    [plan.id],
  );
  let previous = eventGenesis(plan.no, sha256);
  for (const [at, row] of rows.entries()) {
    const { kind, at: time, invalid, price, cost, pay, country, device, viewer, hash } = row;
    const event = {
      no: at + 1,
      kind: eventKinds[kind ?? 0] ?? 'serve',
      at: time as unknown as Date,
      serveId: row.serve_id as unknown as string,
      placementId: row.placement_id as unknown as number,
      creativeId: row.creative_id as unknown as number,
      invalid: invalid === null ? null : (invalidReasons[invalid as unknown as number] ?? null),
      price: price as unknown as bigint,
      cost: cost as unknown as bigint,
      pay: pay as unknown as bigint,
      country: country as unknown as string,
      device: devices[device ?? 0] ?? 'other',
      viewer: viewer as unknown as string,
    };
    previous = eventHash(event, previous, sha256);
    if (previous !== hash) return at + 1;
  }
  const [meter] = await reports.db.sql<{ head: string }>(
    "select encode(head, 'hex') head from plan_meter where plan_id = $1",
    [plan.id],
  );
  return meter?.head === previous ? null : rows.length;
}

test('the events of a plan form a chain, and whoever changes one is named by it', async () => {
  expect(await findBroken()).toBeNull();
  const { owner } = reports.db;
  await expect(owner.sql('update event set country = country')).rejects.toThrow('never changed');
  await owner.sql('alter table event disable trigger event_is_append_only');
  await owner.sql("update event set country = 'FR' where plan_id = $1 and no = 7", [plan.id]);
  expect(await findBroken()).toBe(7);
  await owner.sql("update event set country = 'DE' where plan_id = $1 and no = 7", [plan.id]);
  expect(await findBroken()).toBeNull();
  await owner.sql('delete from event where plan_id = $1 and no = 12', [plan.id]);
  expect(await findBroken()).toBe(11);
});
