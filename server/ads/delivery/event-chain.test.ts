import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventKinds, invalidReasons } from '#domain/delivery/event.ts';
import { devices, eventGenesis, eventHash } from '#domain/delivery/event-line.ts';
import { type Fragment, fragment } from '../../platform/database/database.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
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

interface EventRow {
  readonly no: bigint;
  readonly kind: number;
  readonly at: Date;
  readonly serveId: string;
  readonly placementId: number;
  readonly creativeId: number;
  readonly invalid: number | null;
  readonly price: bigint;
  readonly cost: bigint;
  readonly pay: bigint;
  readonly country: string;
  readonly device: number;
  readonly viewer: string;
  readonly hash: string;
}

/** The first event that does not follow from those before it; null when all do. */
async function findBroken(): Promise<number | null> {
  const rows = await reports.db.sql.many<EventRow>`
    select no, kind, at, serve_id, placement_id, creative_id, invalid, price, cost, pay, country,
           device, encode(viewer, 'hex') viewer, encode(hash, 'hex') hash
      from event where plan_id = ${plan.id} order by no`;
  let previous = eventGenesis(plan.no, sha256);
  for (const [index, { kind, device, invalid, hash, ...row }] of rows.entries()) {
    const event = {
      ...row,
      no: index + 1,
      kind: eventKinds[kind] ?? 'serve',
      device: devices[device] ?? 'other',
      invalid: invalid === null ? null : (invalidReasons[invalid] ?? null),
    };
    previous = eventHash(event, previous, sha256);
    if (previous !== hash) return index + 1;
  }
  const meter = await reports.db.sql.maybeOne<{ head: string }>`
    select encode(head, 'hex') head from plan_meter where plan_id = ${plan.id}`;
  return meter?.head === previous ? null : rows.length;
}

test('the events of a plan form a chain, and whoever changes one is named by it', async () => {
  expect(await findBroken()).toBeNull();
  const { owner } = reports.db;
  await expect(owner.sql`update event set country = country`).rejects.toThrow('never changed');
  const tamper = (statement: Fragment) => changeUnguarded(owner, (sql) => sql`${statement}`);
  await tamper(fragment`update event set country = 'FR' where plan_id = ${plan.id} and no = 7`);
  expect(await findBroken()).toBe(7);
  await tamper(fragment`update event set country = 'DE' where plan_id = ${plan.id} and no = 7`);
  expect(await findBroken()).toBeNull();
  await tamper(fragment`delete from event where plan_id = ${plan.id} and no = 12`);
  expect(await findBroken()).toBe(11);
});
