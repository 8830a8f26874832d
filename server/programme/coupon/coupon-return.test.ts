import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCoupons } from '#contract/coupon.ts';
import { stopPlan } from '#contract/plan.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { balanceOf } from '../../books/ledger/test-ledger.ts';
import { listCampaignPage } from '../../desk/campaign/campaign-list-store.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { consume } from '../plan/test-events.ts';
import { cents, createLife, type Life } from '../plan/test-life.ts';
import { pushTo } from '../plan/test-plan.ts';
import { readyPartner } from '../wallet/test-partner.ts';
import { findCoupon } from './coupon-store.ts';
import { fundPromotions, promotionsOf, putWith, readyCampaign, takeCoupon } from './test-coupon.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
  await fundPromotions(server, cents(1000));
});
afterAll(() => server.close());

/** What a campaign's coupons have cost, as the desk shows it. */
async function costOf(campaignId: string) {
  const { list } = await listCampaignPage(server.db.sql, {}, server.clock.now);
  const found = list.find(({ id }) => id === campaignId);
  return { used: found?.used, cost: found?.cost };
}

test('coupon money is consumed first, and what is left or credited back is the network’s again', async () => {
  const catalogue = await life.ready();
  const partner = await readyPartner(server, 'harbour', '200.00');
  const { id, token } = partner;
  const planNo = await pushTo(server, catalogue, id);
  const campaignId = await readyCampaign(server);
  const couponId = await takeCoupon(server, partner, campaignId);
  const given = async () => (await findCoupon(server.db.sql, id, couponId))?.given;
  const put = await putWith(server, partner, { planNo, amount: '100.00', couponId });
  expect(put.code).toBe(200);
  const promotions = () => promotionsOf(server);
  expect(await promotions()).toBe(cents(975));
  expect(await given()).toBe(cents(25));
  await life.lookAt(catalogue);
  await life.doJobs();
  const planId = Number((await life.plan(planNo)).id);
  await consume(server.db, cents(10), { planId, catalogue, at: server.clock.now });
  await life.pass(minuteMs);
  // Ten were spent, all of them the network's.
  expect(await balanceOf(server.db, id, 'publisher_pending_discount')).toBe(cents(10));
  expect(await balanceOf(server.db, id, 'publisher_pending')).toBe(0n);
  expect(await balanceOf(server.db, id, 'to_consume')).toBe(cents(75));

  const confirmation = await partner.confirm({ action: 'plan-stop', planNo });
  const stop = { requestId: randomUUID(), planNo, confirmation };
  expect((await server.ask(stopPlan, stop, { token })).code).toBe(200);
  await life.pass(20 * minuteMs);
  expect(await life.status(planNo)).toBe('waitSettlement');
  expect(await balanceOf(server.db, id, 'available')).toBe(cents(200));
  expect(await balanceOf(server.db, id, 'discount')).toBe(0n);
  expect(await promotions()).toBe(cents(990));
  expect(await given()).toBe(cents(10));

  // 20 of the 100 impressions are found invalid: their 2.00 returns to where it came from.
  await life.flag(planNo, 20);
  await life.doJobs();
  expect(await promotions()).toBe(cents(992));
  for (const ms of [8 * dayMs, 8 * dayMs]) await life.pass(ms);
  expect(await life.status(planNo)).toBe('settled');
  expect(await promotions()).toBe(cents(992));
  expect(await given()).toBe(cents(8));
  expect(await costOf(campaignId)).toEqual({ used: 1, cost: cents(8) });
  expect(await balanceOf(server.db, id, 'available')).toBe(cents(200));
  expect(await balanceOf(server.db, id, 'discount')).toBe(0n);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});

test('a coupon on a plan that found no placement can be used again, on the same day', async () => {
  const catalogue = await life.ready();
  const partner = await readyPartner(server, 'anchor', '500.00');
  const { id, token } = partner;
  const name = 'Anchor days';
  const campaignId = await readyCampaign(server, { name, couponDays: 30 });
  const couponId = await takeCoupon(server, partner, campaignId);
  const other = await takeCoupon(server, partner, await readyCampaign(server, { name }));
  const before = await promotionsOf(server);
  const put = async (coupon: string) =>
    putWith(server, partner, {
      planNo: await pushTo(server, catalogue, id),
      ...{ amount: '100.00', couponId: coupon },
    });
  const statesNow = async () => {
    const answer = await server.ask(listCoupons, {}, { token });
    if (answer.code !== 200) throw new Error(answer.msg);
    const own = answer.data.list.find((coupon) => coupon.id === couponId);
    const { state, planNo, given, usedAt, freeFrom } = own ?? {};
    return { state, planNo, given, usedAt, freeFrom, ...answer.data.counts };
  };
  const isFree = { state: 'unused', planNo: null, given: null, usedAt: null, freeFrom: null };

  const first = await put(couponId);
  const planNo = first.code === 200 ? first.data.plan.planNo : '';
  expect(await statesNow()).toMatchObject({ state: 'used', given: '25.00', used: 1 });
  expect(reasonOf(await put(other))).toBe('coupon_name_used_today');
  const confirmation = await partner.confirm({ action: 'plan-stop', planNo });
  await server.ask(stopPlan, { requestId: randomUUID(), planNo, confirmation }, { token });
  expect(await life.status(planNo)).toBe('putFailed');
  expect(await statesNow()).toMatchObject({ ...isFree, unused: 2, used: 0 });
  expect(await costOf(campaignId)).toEqual({ used: 0, cost: 0n });
  expect(await promotionsOf(server)).toBe(before);

  // The day it had taken is free again, until the second use takes it.
  const second = await put(couponId);
  const again = second.code === 200 ? second.data.plan.planNo : '';
  expect(await statesNow()).toMatchObject({ state: 'used', planNo: again, given: '25.00' });
  expect(reasonOf(await put(couponId))).toBe('coupon_used');
  expect(reasonOf(await put(other))).toBe('coupon_name_used_today');

  // No placement requests ads, so the network finds none.
  await life.pass(4 * dayMs);
  expect(await life.plan(again)).toMatchObject({
    status: 'putFailed',
    last: { cause: 'no_placement' },
  });
  expect(await findCoupon(server.db.sql, id, couponId)).toMatchObject({ usedAt: null });
  expect(await promotionsOf(server)).toBe(before);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});
