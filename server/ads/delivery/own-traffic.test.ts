import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { invalidReasons } from '#domain/delivery/event.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { type OwnerKind, saveOwnPlace } from './own-place-store.ts';
import { makePlacement, makePlan, makeProduct, movePlan } from './test-delivery.ts';
import { createTestReports, type TestReports, type TokenGiven } from './test-reports.ts';
import { createTestSite, someBrowser, type TestSite } from './test-site.ts';

let site: TestSite;
let reports: TestReports;
beforeAll(async () => {
  site = await createTestSite();
  reports = await createTestReports();
});
afterAll(async () => {
  await site.close();
  await reports.close();
});

test('a partner’s views are own traffic in every browser in which they opened the app', async () => {
  const { server, product } = site;
  const { db, clock } = server;
  const partner = await readyPartner(server, 'harbour', '200.00');
  await movePlan(db, site.plan.id, 'putFailed', 'stopped', clock.now);
  const plan = await makePlan(
    db,
    { product, amount: 100_000_000n, partnerId: partner.id },
    clock.now,
  );
  const browser = someBrowser();
  const headers = { 'x-ct': partner.token, 'user-agent': browser };
  expect((await site.send(`/api${userInfo.path}`, headers)).status).toBe(200);
  const kept = () => db.sql.count`select 1 from own_place where device = ${browser}`;
  await expect.poll(kept).toBe(1);
  // The first ad request makes the engine load everything.
  for (const viewer of [browser, someBrowser()]) {
    const ad = await site.serve({ 'user-agent': viewer });
    await site.send(ad.impression, { 'user-agent': viewer }, 'POST');
  }
  const rows = await db.sql.many<{ invalid: number | null }>`
    select invalid from event where plan_id = ${plan.id} and kind = 1 order by no`;
  const reasons = rows.map(({ invalid }) => (invalid === null ? null : invalidReasons[invalid]));
  expect(reasons).toEqual(['own_traffic', null]);
});

const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Own/2';
const from = (last: number) => ({
  address: `101.201.${last}.77`,
  headers: { 'user-agent': agent },
});

test('views by staff never count, nor a merchant’s views of their own products', async () => {
  const { db, clock, delivery } = reports;
  const placement = await makePlacement(db, { domains: ['paper.example'] }, clock.now);
  const [one, two] = [await makeProduct(db, {}, clock.now), await makeProduct(db, {}, clock.now)];
  const plans: TokenGiven[] = [];
  for (const product of [one, two]) {
    const plan = await makePlan(db, { product, amount: 1_000_000n }, clock.now);
    plans.push({ planId: plan.id, placementId: placement.id, creativeId: product.creativeId });
  }
  const note = (ownerKind: OwnerKind, ownerId: string, last: number) => {
    const { network } = delivery.viewers.address(from(last).address);
    return saveOwnPlace(db.sql, { ownerKind, ownerId, network, device: agent }, clock.now);
  };
  await note('staff', randomUUID(), 1);
  await note('merchant', one.merchantId, 2);
  await delivery.refresh(true);
  const reasonsFrom = async (last: number) => {
    const seen = plans.map((plan) => reports.report('impression', reports.token(plan), from(last)));
    return (await Promise.all(seen)).map((event) => event?.invalid);
  };
  expect(await reasonsFrom(1)).toEqual(['own_traffic', 'own_traffic']);
  expect(await reasonsFrom(2)).toEqual(['own_traffic', null]);
  expect(await reasonsFrom(3)).toEqual([null, null]);
});

test('own traffic is recognised while a plan drains, across midnight, and for a day', async () => {
  const { db, clock, delivery } = reports;
  const placement = await makePlacement(db, { domains: ['paper.example'] }, clock.now);
  const product = await makeProduct(db, {}, clock.now);
  const plan = await makePlan(db, { product, amount: 1_000_000n }, clock.now);
  const known = { planId: plan.id, placementId: placement.id, creativeId: product.creativeId };
  clock.now = new Date('2026-11-15T23:59:58Z');
  const { network } = delivery.viewers.address(from(9).address);
  const place = { ownerKind: 'partner', ownerId: plan.partnerId, network, device: agent } as const;
  await saveOwnPlace(db.sql, place, clock.now);
  await movePlan(db, plan.id, 'putFinished', 'stopped', clock.now);
  await delivery.refresh(true);
  const reason = async () =>
    (await reports.report('impression', reports.token(known), from(9)))?.invalid;
  expect(await reason()).toBe('own_traffic');
  clock.now = new Date('2026-11-16T00:00:01Z');
  expect(await reason()).toBe('own_traffic');
  clock.now = new Date('2026-11-17T00:00:00Z');
  await delivery.refresh(true);
  expect(await reason()).toBeNull();
});
