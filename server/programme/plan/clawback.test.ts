import { afterAll, beforeAll, expect, test } from 'vitest';
import { adData } from '#contract/ad-center-figures.ts';
import { planCharts, planConversions } from '#contract/delivery.ts';
import { planDetail } from '#contract/plan.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { rollUp } from '../../ads/figures/roll-up.ts';
import { balanceOf, depositTo, makeEntry, postAll } from '../../books/ledger/test-ledger.ts';
import { decideMoney, requestMoney } from '../../desk/approval/test-move-money.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import type { TestPartner } from '../wallet/test-partner.ts';
import { click, consume } from './test-events.ts';
import { cents, createLife, type Life } from './test-life.ts';
import type { TestCatalogue } from './test-plan.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

const pass = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};

/** A settled plan with this many commissions of 8.00, of which the partner gets 7.60 each. */
async function settledPlan(catalogue: TestCatalogue, partner: TestPartner, orders: number) {
  const { no, delivered } = await life.putting(catalogue, '10.00', partner);
  const serves = await consume(server.db, cents(10), delivered);
  await click(server.db, serves.slice(0, orders), delivered);
  pass(minuteMs);
  for (const serveId of serves.slice(0, orders)) await life.convert(serveId);
  await life.pass(minuteMs);
  await life.pass(20 * minuteMs);
  await life.pass(2 * dayMs);
  expect(await life.status(no)).toBe('settled');
  return no;
}

const tokenOf = async (partnerId: string) => {
  const visit = { partnerId, device: 'test', address: '127.0.0.1', now: server.clock.now };
  return (await startSession(server.db.sql, visit)).token;
};

const shortWindows = { product: { validateDays: 0, clickWindowHours: 24 } };

const commissionsOf = (no: string) =>
  server.db.sql.many<{ id: string }>`
    select e.id from entry e join posting p on p.entry_id = e.id and p.pocket = 'available'
     where e.kind = 'settle' and e.cause ->> 'plan' = ${no} and e.cause ? 'conversion'
       and not e.cause ? 'clawback' order by e.id`;

async function chargeBack(partnerId: string, entryId: string) {
  const form = { kind: 'chargeback', partnerId, amount: null, entryId, by: 'Ann Lee' } as const;
  const words = { reference: `CB-${entryId}`, reason: 'the buyer was refunded' };
  const id = await requestMoney(server.db, { ...form, ...words }, server.clock.now);
  await decideMoney(life.services, { id, by: 'Bo Chen', isApproved: true });
}

/** Pays out everything, as a partner may at any time. */
async function empty(partnerId: string) {
  const amount = await balanceOf(server.db, partnerId, 'available');
  await postAll(server.db, [
    makeEntry('payout_request', [[partnerId, 'available', partnerId, 'payout', amount]]),
    makeEntry('payout_complete', [[partnerId, 'payout', partnerId, 'bank_out', amount]]),
  ]);
}

const isSound = async () => expect((await auditAll(server.db.sql)).findings).toEqual([]);
const leftOf = async (partnerId: string) => {
  const row = await server.db.sql.one<{ net: bigint; fee: bigint }>`
    select sum(net_left)::bigint net, sum(fee_left)::bigint fee from clawback_now
     where partner_id = ${partnerId}`;
  return row;
};

test('a commission can be charged back for sixty days, both at the request and at the decision', async () => {
  const catalogue = await life.ready(shortWindows);
  const partner = await life.newPartner();
  const [first, second] = await commissionsOf(await settledPlan(catalogue, partner, 2));
  const settledAt = server.clock.now.getTime();
  pass(settledAt + 60 * dayMs - 1 - server.clock.now.getTime());
  const form = { kind: 'chargeback', partnerId: partner.id, amount: null } as const;
  const words = { reference: 'CB-late', reason: 'the buyer was refunded', by: 'Ann Lee' };
  const entryId = second?.id ?? '';
  const waiting = await requestMoney(server.db, { ...form, ...words, entryId }, server.clock.now);
  await chargeBack(partner.id, first?.id ?? '');
  pass(1);
  await expect(
    decideMoney(life.services, { id: waiting, by: 'Bo Chen', isApproved: true }),
  ).rejects.toThrow('chargeback_too_late');
  await decideMoney(life.services, { id: waiting, by: 'Bo Chen', isApproved: false });
  await expect(chargeBack(partner.id, entryId)).rejects.toThrow('chargeback_too_late');
  await isSound();
});

test('a chargeback is reversed in every figure, and each figure opens to its parts', async () => {
  const catalogue = await life.ready(shortWindows);
  const partner = await life.newPartner();
  const { id } = partner;
  const no = await settledPlan(catalogue, partner, 2);
  const [first] = await commissionsOf(no);
  const settledAt = server.clock.now;
  pass(3 * dayMs);
  await chargeBack(id, first?.id ?? '');
  const token = await tokenOf(id);
  const charts = await server.ask(planCharts, { planNo: no, range: 'all' }, { token });
  if (charts.code !== 200) throw new Error(charts.msg);
  expect(charts.data.revenue).toBe('7.60');
  const opensTo = async (filter: object) => {
    const orders = await server.ask(planConversions, { planNo: no, ...filter }, { token });
    if (orders.code !== 200) throw new Error(orders.msg);
    return orders.data.list.map(({ state }) => state);
  };
  const stateOf = { conversion: 'standing', approved: 'approved', reversed: 'reversed' };
  for (const [step, state] of Object.entries(stateOf)) {
    const { count } = charts.data.funnel.find((one) => one.step === step) ?? {};
    const shown = state === 'standing' ? 'approved' : state;
    expect([step, count, await opensTo({ state })]).toEqual([step, 1, [shown]]);
  }
  expect(await opensTo({ state: 'won' })).toEqual(['approved']);
  // Revenue counts at the time of its settlement, and of its reversal.
  const moved = (from: Date) =>
    opensTo({ state: 'approved', by: 'state', from: from.toISOString() });
  const after = new Date(settledAt.getTime() + dayMs);
  expect((await opensTo({ state: 'approved', by: 'state' })).sort()).toEqual([
    'approved',
    'reversed',
  ]);
  expect(await moved(after)).toEqual(['reversed']);
  expect(await moved(new Date(server.clock.now.getTime() + 1))).toEqual([]);
});

test('whatever the balance does not cover is taken from later commissions of the same merchant only', async () => {
  const catalogue = await life.ready(shortWindows);
  const other = await life.ready(shortWindows);
  const partner = await life.newPartner();
  const { id } = partner;
  const no = await settledPlan(catalogue, partner, 2);
  await empty(id);
  const [first, second] = await commissionsOf(no);
  const escrow = () => balanceOf(server.db, catalogue.merchantId, 'escrow');
  const before = await escrow();
  await chargeBack(id, first?.id ?? '');
  // Nothing is taken, not even a part; the figures no longer count the commission as earned.
  expect(await balanceOf(server.db, id, 'available')).toBe(0n);
  expect(await escrow()).toBe(before);
  expect(await leftOf(id)).toEqual({ net: cents(7.6), fee: cents(0.4) });
  const detail = await server.ask(planDetail, { planNo: no }, { token: await tokenOf(id) });
  expect(detail).toMatchObject({ data: { earnings: { settled: '7.60', reversed: '7.60' } } });
  await expect(chargeBack(id, first?.id ?? '')).rejects.toThrow('desk_changed_meanwhile');
  const orders = await server.ask(planConversions, { planNo: no }, { token: await tokenOf(id) });
  if (orders.code !== 200) throw new Error(orders.msg);
  expect(orders.data.list.map(({ clawback }) => clawback?.left ?? null).sort()).toEqual([
    '7.60',
    null,
  ]);
  const told = await server.db.sql.many`
    select facts ->> 'plan' plan, facts ->> 'amount' amount from notice
     where partner_id = ${id} and what = 'conversion-clawed-back'`;
  expect(told).toEqual([{ plan: no, amount: '7.60' }]);
  await isSound();

  // The clawback touches neither a deposit nor another merchant's commission.
  await postAll(server.db, [depositTo(id, cents(50))], server.clock.now);
  await settledPlan(other, partner, 1);
  expect(await balanceOf(server.db, id, 'available')).toBe(cents(50 - 10 + 7.6));
  expect(await leftOf(id)).toEqual({ net: cents(7.6), fee: cents(0.4) });

  // The next two commissions of the merchant: one pays the clawback, one is the partner's.
  const funds = await balanceOf(server.db, id, 'available');
  const held = await escrow();
  const next = await settledPlan(catalogue, partner, 2);
  expect(await leftOf(id)).toEqual({ net: 0n, fee: 0n });
  expect(await balanceOf(server.db, id, 'available')).toBe(funds - cents(10) + cents(7.6));
  expect(await escrow()).toBe(held - cents(16) + cents(8));
  expect(await balanceOf(server.db, id, 'reserved')).toBe(0n);
  await isSound();
  // Both count as earned: one of them paid off the clawback.
  const token = await tokenOf(id);
  const later = await server.ask(planDetail, { planNo: next }, { token });
  expect(later).toMatchObject({ data: { earnings: { settled: '15.20' } } });
  await rollUp(life.services, server.clock.now);
  const figures = await server.ask(adData, { type: '4' }, { token });
  if (figures.code !== 200) throw new Error(figures.msg);
  const revenue = figures.data.figures.find(({ name }) => name === 'adRevenue')?.value;
  expect(revenue).toBe('30.40');
  // Where the balance covers a chargeback, it is taken from the balance as before.
  await chargeBack(id, second?.id ?? '');
  expect(await balanceOf(server.db, id, 'available')).toBe(funds - cents(10));
  expect(await leftOf(id)).toEqual({ net: 0n, fee: 0n });
  await isSound();
});

test('a commission that paid part of a clawback is charged back in two parts, and never in excess', async () => {
  const catalogue = await life.ready(shortWindows);
  const partner = await life.newPartner();
  const { id } = partner;
  const [first] = await commissionsOf(await settledPlan(catalogue, partner, 1));
  await empty(id);
  await chargeBack(id, first?.id ?? '');
  // Half of the clawback is already paid, so the next commission pays the rest, then the partner.
  await server.db.owner.sql`
    insert into clawback_payment (clawback_id, no, conversion_id, entry_id, net, fee, at)
    select id, 1, conversion_id, entry_id, net / 2, fee / 2, at from clawback
     where partner_id = ${id}`;
  await postAll(server.db, [depositTo(id, cents(10))], server.clock.now);
  const no = await settledPlan(catalogue, partner, 1);
  expect(await balanceOf(server.db, id, 'available')).toBe(cents(3.8));
  const [second] = await commissionsOf(no);
  const escrow = await balanceOf(server.db, catalogue.merchantId, 'escrow');
  await chargeBack(id, second?.id ?? '');
  expect(await balanceOf(server.db, id, 'available')).toBe(0n);
  expect(await balanceOf(server.db, catalogue.merchantId, 'escrow')).toBe(escrow + cents(4));
  expect(await leftOf(id)).toEqual({ net: cents(3.8), fee: cents(0.2) });
  await isSound();
  await expect(
    server.db.owner.sql`
      insert into clawback_payment (clawback_id, no, conversion_id, entry_id, net, fee, at)
      select id, 9, conversion_id, entry_id, net_left + 1, 0, at from clawback_now
       where partner_id = ${id}`,
  ).rejects.toThrow('payments exceed clawback');
});
