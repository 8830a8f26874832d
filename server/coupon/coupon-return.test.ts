import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopPlan } from '#contract/plan.ts';
import { dayMs, minuteMs } from '#domain/plan/limits.ts';
import { quickPasswords } from '../account/quick-passwords.ts';
import { auditAll } from '../ledger/audit.ts';
import { balanceOf } from '../ledger/test-ledger.ts';
import { show } from '../plan/test-events.ts';
import { cents, createLife, type Life } from '../plan/test-life.ts';
import { pushTo } from '../plan/test-plan.ts';
import { createTestServer, type TestServer } from '../test-server.ts';
import { readyPartner } from '../wallet/test-partner.ts';
import { allPromotions, claimed, fundPromotions, putWith, readyCampaign } from './test-coupon.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
  await fundPromotions(server, cents(1000));
});
afterAll(() => server.close());

test('coupon money is consumed first, and what is left or credited back is the network’s again', async () => {
  const catalogue = await life.ready();
  const partner = await readyPartner(server, 'harbour', '200.00');
  const { id, token } = partner;
  const planNo = await pushTo(server, catalogue, id);
  const couponId = await claimed(server, partner, await readyCampaign(server));
  const put = await putWith(server, partner, { planNo, amount: '100.00', couponId });
  expect(put.code).toBe(200);
  const promotions = () => allPromotions(server);
  expect(await promotions()).toBe(cents(975));
  await life.lookAt(catalogue);
  await life.doJobs();
  const planId = Number((await life.plan(planNo)).id);
  await show(server.db, 1_000, { planId, catalogue, at: server.clock.now });
  await life.pass(minuteMs);
  // Ten were consumed, all of them the network's.
  expect(await balanceOf(server.db, id, 'publisher_pending_discount')).toBe(cents(10));
  expect(await balanceOf(server.db, id, 'publisher_pending')).toBe(0n);
  expect(await balanceOf(server.db, id, 'to_consume')).toBe(cents(75));

  const ticket = await partner.ticket({ action: 'plan-stop', planNo });
  const stop = { requestId: randomUUID(), planNo, ticket };
  expect((await server.ask(stopPlan, stop, { token })).code).toBe(200);
  await life.pass(20 * minuteMs);
  expect(await life.status(planNo)).toBe('waitSettlement');
  expect(await balanceOf(server.db, id, 'available')).toBe(cents(200));
  expect(await balanceOf(server.db, id, 'discount')).toBe(0n);
  expect(await promotions()).toBe(cents(990));

  // Two hundred of the thousand are found invalid: their two go back where they came from.
  await life.mark(planNo, 200);
  await life.doJobs();
  expect(await promotions()).toBe(cents(992));
  for (const ms of [8 * dayMs, 8 * dayMs]) await life.pass(ms);
  expect(await life.status(planNo)).toBe('settled');
  expect(await promotions()).toBe(cents(992));
  expect(await balanceOf(server.db, id, 'available')).toBe(cents(200));
  expect(await balanceOf(server.db, id, 'discount')).toBe(0n);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
}, 60_000);
