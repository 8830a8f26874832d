import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sql } from '../../platform/database/sql.ts';
import type { Delivery } from './create-delivery.ts';
import { grantLeases } from './notes-store.ts';
import { makePlacement, makePlan, makeProduct } from './test-delivery.ts';
import { createTestReports, type TestReports } from './test-reports.ts';

let reports: TestReports;
const processes: Delivery[] = [];
beforeAll(async () => {
  reports = await createTestReports();
  processes.push(reports.delivery, await reports.startOther(), await reports.startOther());
});
afterAll(async () => {
  for (const one of processes.slice(1)) await one.close();
  await reports.close();
});

const someone = { country: 'DE', language: 'de', device: 'phone', system: 'android', hour: 12 };

async function makeOne(amount: bigint, putRule: object = {}, price = 2_000_000n) {
  const { db, clock } = reports;
  const category = randomUUID();
  const placement = await makePlacement(db, { category, price }, clock.now);
  const targeting = { categories: [category] };
  const product = await makeProduct(db, { putRule, targeting }, clock.now);
  return { placement, plan: await makePlan(db, { product, amount }, clock.now) };
}

const refreshAll = async () => {
  for (const one of processes) await one.refresh(true);
};

/** How many of this many requests a process serves without refreshing in between. */
function handOut(by: Delivery, placementId: number, times = 200): number {
  const placement = by.live.placementsById.get(placementId);
  if (!placement) throw new Error('There is no such placement');
  const now = by.now().getTime();
  const chosen = Array.from({ length: times }, () =>
    by.live.choose(placement, someone, randomUUID(), now),
  );
  return chosen.filter((one) => one !== null).length;
}

const sumOf = (counts: readonly number[]) => counts.reduce((sum, one) => sum + one, 0);

test('processes together never hand out more than there is, however rarely they refresh', async () => {
  // An amount of 0.20 pays for a hundred impressions.
  const { placement } = await makeOne(200_000n);
  await refreshAll();
  const first = processes.map((one) => handOut(one, placement.id));
  expect(sumOf(first)).toBe(100);
  for (let round = 0; round < 3; round += 1) {
    await Promise.all(processes.map((one) => one.refresh()));
    expect(processes.map((one) => handOut(one, placement.id))).toEqual([0, 0, 0]);
  }
});

test('a process gets what another no longer needs, and the whole amount is handed out', async () => {
  const { placement } = await makeOne(200_000n);
  await refreshAll();
  const other = processes[1] as Delivery;
  const before = handOut(other, placement.id);
  expect(before).toBeLessThan(100);
  // What was leased and not used returns to all when its minute is over.
  reports.clock.now = new Date(reports.clock.now.getTime() + 61_000);
  await other.refresh();
  expect(before + handOut(other, placement.id)).toBe(100);
});

test('a lease grows with what is asked for while there is enough', async () => {
  const { placement } = await makeOne(100_000_000n);
  await refreshAll();
  const [one] = processes as [Delivery];
  const rounds: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    rounds.push(handOut(one, placement.id, 2_000));
    await one.refresh();
  }
  expect(rounds[0]).toBeGreaterThan(0);
  expect(rounds.slice(3)).toEqual([2_000, 2_000, 2_000]);
});

test('all processes together hand out no more than the daily cap', async () => {
  const { placement } = await makeOne(100_000_000n, { dailyCap: '0.05' });
  await refreshAll();
  expect(sumOf(processes.map((one) => handOut(one, placement.id)))).toBe(25);
  await refreshAll();
  expect(sumOf(processes.map((one) => handOut(one, placement.id)))).toBe(0);
});

test('a process learns with its next lease what another was charged', async () => {
  const { placement, plan } = await makeOne(200_000n);
  await refreshAll();
  const [one, other] = processes as [Delivery, Delivery];
  const { creativeId = 0 } =
    one.live.plans.get(plan.id)?.facts.creatives.drawCreative('image', () => 0) ?? {};
  for (let at = 0; at < 60; at += 1) {
    const token = reports.token({ planId: plan.id, placementId: placement.id, creativeId });
    await reports.report('impression', token, { address: `101.9.${at}.7` }, one);
  }
  reports.clock.now = new Date(reports.clock.now.getTime() + 61_000);
  expect(handOut(other, placement.id)).toBe(0);
  await other.refresh();
  expect(handOut(other, placement.id)).toBe(40);
});

test('an ad whose click the amount does not cover is not handed out', async () => {
  const { db, clock } = reports;
  const category = randomUUID();
  const click = { category, priceModel: 'cpc', price: 1_000_000n } as const;
  const placement = await makePlacement(db, click, clock.now);
  const product = await makeProduct(db, { targeting: { categories: [category] } }, clock.now);
  await makePlan(db, { product, amount: 999_999n }, clock.now);
  await refreshAll();
  expect(handOut(reports.delivery, placement.id)).toBe(0);
  await makePlan(db, { product, amount: 1_000_000n }, clock.now);
  await refreshAll();
  expect(handOut(reports.delivery, placement.id)).toBeGreaterThan(0);
});

test('a lease of one plan does not wait for grants of another', async () => {
  const { db, clock } = reports;
  const held = await makeOne(200_000n);
  const free = await makeOne(200_000n);
  const until = new Date(clock.now.getTime() + 60_000);
  const grant = (sql: Sql, planId: number) =>
    grantLeases(sql, randomUUID(), { now: clock.now, until }, [{ planId, amount: 5_000n }]);
  await db.transaction(async (sql) => {
    await grant(sql, held.plan.id);
    expect(await grant(db.sql, free.plan.id)).toMatchObject([{ amount: 5_000n }]);
    const refused = db.transaction(async (other) => {
      await other`set local lock_timeout = '20ms'`;
      return grant(other, held.plan.id);
    });
    await expect(refused).rejects.toThrow('lock timeout');
  });
});
