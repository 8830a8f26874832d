import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { micro } from '#domain/money.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { insertPlacementRate } from '../catalogue/placement-store.ts';
import type { Delivery } from './create-delivery.ts';
import {
  makePlacement,
  makePlan,
  makeProduct,
  type TestPlacement,
  type TestPlan,
} from './test-delivery.ts';
import { createTestReports, type TestReports } from './test-reports.ts';

let reports: TestReports;
let delivery: Delivery;
let placement: TestPlacement;
let plan: TestPlan;
/** How long the process has been running, in milliseconds. */
let running = 0;
beforeAll(async () => {
  reports = await createTestReports();
  const { db, clock } = reports;
  placement = await makePlacement(db, {}, clock.now);
  const product = await makeProduct(db, { escrow: 48_000_000n }, clock.now);
  plan = await makePlan(db, { product, amount: 100_000_000n }, clock.now);
  delivery = await reports.startOther({ elapsed: () => running });
});
afterAll(async () => {
  await delivery.close();
  await reports.close();
});

const someone = { country: 'DE', language: 'de', device: 'phone', system: 'android', hour: 12 };

/** Requests an ad like a page, this long after the last request. */
async function isServedAfter(ms: number, by = delivery): Promise<boolean> {
  running += ms;
  await by.ready();
  const known = by.live.placementsById.get(placement.id);
  if (!known) throw new Error('There is no such placement');
  return by.live.choose(known, someone, randomUUID(), reports.clock.now.getTime()) !== null;
}

/** Pauses the plan long enough ago that the change is no longer listed; there are two clocks. */
async function pause(cause: string | null, agoSeconds: number): Promise<void> {
  await reports.db.sql`
    insert into plan_pause (plan_id, step, cause, actor, at)
    select ${plan.id}, (select count(*) from plan_pause where plan_id = ${plan.id}) + 1, ${cause},
      'partner', ${reports.clock.now}`;
  await changeUnguarded(
    reports.db.owner,
    (sql) => sql`
      update plan_change set at = at - ${agoSeconds} * interval '1 second'
       where plan_id = ${plan.id}`,
  );
}

test('two seconds after a pause nothing is served, whether or not pages asked meanwhile', async () => {
  expect(await isServedAfter(0)).toBe(true);
  for (const idle of [2_001, 9_000, 15_000, 30_000, 59_000]) {
    await pause('partner', idle / 1_000);
    expect(await isServedAfter(idle)).toBe(false);
    await pause(null, idle / 1_000);
    expect(await isServedAfter(idle)).toBe(true);
  }
});

test('the money that a merchant must have set aside is what the plan was offered with', async () => {
  const { db, clock } = reports;
  const offer = async (escrowFloorCommissions: number) => {
    // The merchant has funds for six commissions.
    const product = await makeProduct(db, { escrow: 48_000_000n }, clock.now);
    const limits = { escrowFloorCommissions };
    return makePlan(db, { product, amount: 100_000_000n, limits }, clock.now);
  };
  await pause('partner', 0);
  await offer(7);
  expect(await isServedAfter(2_001)).toBe(false);
  await offer(6);
  expect(await isServedAfter(2_001)).toBe(true);

  await pause(null, 0);
});

test('two seconds after a new price, ads are handed out at it', async () => {
  const { db, clock } = reports;
  const priceAfter = async (ms: number) => {
    running += ms;
    await delivery.ready();
    return delivery.live.placementsById.get(placement.id)?.price;
  };
  expect(await priceAfter(0)).toBe(2_000_000n);
  clock.now = new Date(clock.now.getTime() + 2_001);
  await insertPlacementRate(
    db.sql,
    {
      placementId: placement.id,
      priceModel: 'cpm',
      price: micro(3_000_000n),
      payBps: 8_500,
      madeBy: 'Ann Lee',
    },
    clock.now,
  );
  expect(await priceAfter(2_001)).toBe(3_000_000n);
});
