import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateMax } from '#domain/delivery/viewer-rate.ts';
import type { Delivery } from './create-delivery.ts';
import { forgetViewers } from './forget-viewers.ts';
import { makePlacement, makePlan, makeProduct } from './test-delivery.ts';
import { createTestReports, type TestReports, type TokenGiven } from './test-reports.ts';

let reports: TestReports;
let other: Delivery;
beforeAll(async () => {
  reports = await createTestReports();
  other = await reports.startOther();
});
afterAll(async () => {
  await other.close();
  await reports.close();
});

const later = (ms: number) => {
  reports.clock.now = new Date(reports.clock.now.getTime() + ms);
};

async function makeOne(putRule: object = {}) {
  const { db, clock } = reports;
  const category = randomUUID();
  const placement = await makePlacement(db, { domains: ['paper.example'], category }, clock.now);
  const targeting = { categories: [category] };
  const product = await makeProduct(db, { putRule, targeting }, clock.now);
  const plan = await makePlan(db, { product, amount: 100_000_000n }, clock.now);
  const { creativeId } = product;
  const known: TokenGiven = { planId: plan.id, placementId: placement.id, creativeId };
  await reports.delivery.refresh(true);
  await other.refresh(true);
  return { placement, plan, known };
}

test('a viewer counts as often as the rules say over all processes together', async () => {
  const { known } = await makeOne();
  const from = { address: '101.1.1.7' };
  const processes = [reports.delivery, other];
  const tokens = Array.from({ length: 60 }, () => reports.token(known));
  const see = (token: string, at: number) =>
    reports.report('impression', token, from, processes[at % 2] as Delivery);
  // At the same time, so that each process judges before it can know of the other.
  const seen = await Promise.all(tokens.map(see));
  const reasons = Map.groupBy(seen, (event) => event?.invalid ?? 'counts');
  expect(reasons.get('counts')).toHaveLength(rateMax.impression);
  expect(reasons.get('impression_rate')).toHaveLength(60 - rateMax.impression);
  const shown = tokens.filter((_, at) => seen[at]?.invalid === null);
  const clicks = await Promise.all(
    shown.map((token, at) => reports.report('click', token, from, processes[at % 2] as Delivery)),
  );
  expect(clicks.filter((click) => click?.invalid === null)).toHaveLength(rateMax.click);
  expect(clicks.filter((click) => click?.invalid === 'click_rate')).toHaveLength(
    shown.length - rateMax.click,
  );
});

test('a process that starts knows what was counted before, and an hour later it is forgotten', async () => {
  const { known } = await makeOne();
  const from = { address: '101.1.2.7' };
  for (let at = 0; at < rateMax.impression; at += 1) {
    expect((await reports.report('impression', reports.token(known), from))?.invalid).toBeNull();
  }
  const young = await reports.startOther();
  const again = () => reports.report('impression', reports.token(known), from, young);
  expect((await again())?.invalid).toBe('impression_rate');
  later(3_600_001);
  expect((await again())?.invalid).toBeNull();
  later(3_600_001);
  await forgetViewers(reports, reports.clock.now);
  expect(await reports.db.sql.many`select count(*) from viewer_rate`).toEqual([{ count: 0n }]);
  await young.close();
});

test('an invalid event does not use up a viewer’s limits', async () => {
  const { known } = await makeOne();
  const from = { address: '101.1.3.7' };
  const token = reports.token(known);
  await reports.report('impression', token, from);
  for (let at = 0; at < rateMax.impression * 2; at += 1) {
    expect((await reports.report('impression', token, from))?.invalid).toBe('duplicate');
  }
  expect((await reports.report('impression', reports.token(known), from))?.invalid).toBeNull();
});

test('a viewer sees a plan as often as its rule says across all processes, even after a restart', async () => {
  const { placement } = await makeOne({ frequencyCap: { times: 3, hours: 2 } });
  const viewer = randomUUID();
  const ask = (by: Delivery) => {
    const audience = { country: 'DE', language: 'de', device: 'phone', system: 'ios', hour: 12 };
    const known = by.live.placementsById.get(placement.id);
    if (!known) throw new Error('The placement is unknown');
    return by.live.choose(known, audience, viewer, reports.clock.now.getTime()) !== null;
  };
  expect([ask(reports.delivery), ask(reports.delivery)]).toEqual([true, true]);
  await reports.delivery.refresh();
  await other.refresh();
  // Read twice, what others have shown still counts once.
  await other.refresh();
  expect([ask(other), ask(other)]).toEqual([true, false]);
  await other.refresh();
  await reports.delivery.refresh();
  expect(ask(reports.delivery)).toBe(false);
  const young = await reports.startOther();
  expect(ask(young)).toBe(false);
  later(2 * 3_600_000);
  await young.refresh();
  expect(ask(young)).toBe(true);
  await young.close();
});
