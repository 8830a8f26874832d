import { afterAll, beforeAll, expect, test } from 'vitest';
import { planConversions } from '#contract/delivery.ts';
import { disputeConversion } from '#contract/dispute.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { balanceOf } from '../../books/ledger/test-ledger.ts';
import { decideMoney, requestMoney } from '../../desk/approval/test-move-money.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { literal } from '../../platform/database/database.ts';
import { settlePlans } from '../../programme/plan/settle-plans.ts';
import { click, consume } from '../../programme/plan/test-events.ts';
import { cents, createLife, type Life } from '../../programme/plan/test-life.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { findClick } from './click-store.ts';
import { approveOverdue } from './decide-dispute.ts';
import { openDispute } from './open-dispute.ts';
import { reverseFlagged } from './reverse-flagged.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

/** A plan that waits for settlement, with two orders. The first one's click is found invalid. */
async function twoOrders(isFoundFirst = false) {
  const catalogue = await life.ready();
  const { no, id: partnerId, delivered } = await life.putting(catalogue, '10.00');
  const serves = await consume(server.db, cents(10), delivered);
  const [bad = '', good = ''] = serves;
  await click(server.db, [bad, good], delivered);
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  if (isFoundFirst) await life.flagClick(bad);
  const orders = [await life.convert(bad), await life.convert(good)];
  await life.pass(minuteMs);
  await life.pass(20 * minuteMs);
  expect(await life.status(no)).toBe('waitSettlement');
  if (!isFoundFirst) await life.flagClick(bad);
  const [conversion = ''] = orders.map((order) => order.conversion);
  return { no, partnerId, merchantId: catalogue.merchantId, bad, good, conversion };
}

const tokenOf = async (partnerId: string) => {
  const visit = { partnerId, device: 'test', address: '127.0.0.1', now: server.clock.now };
  return (await startSession(server.db.sql, visit)).token;
};

const statesOf = async ({ no, partnerId }: { no: string; partnerId: string }) => {
  const answer = await server.ask(
    planConversions,
    { planNo: no },
    { token: await tokenOf(partnerId) },
  );
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.list.map(({ state, reason }) => [state, reason]).sort();
};

const isSound = async () => expect((await auditAll(server.db.sql)).findings).toEqual([]);

test('an order whose click is found invalid pays nobody, and the plan is settled without it', async () => {
  const order = await twoOrders();
  const escrow = await balanceOf(server.db, order.merchantId, 'escrow');
  expect(await balanceOf(server.db, order.partnerId, 'to_settle')).toBe(cents(16));
  // Not even if settlement runs before the job that reverses the order.
  server.clock.now = new Date(server.clock.now.getTime() + 20 * dayMs);
  await settlePlans(life.services, server.clock.now);
  expect(await life.status(order.no)).toBe('waitSettlement');
  await life.doJobs();
  expect(await life.status(order.no)).toBe('settled');
  expect(await statesOf(order)).toEqual([
    ['approved', null],
    ['reversed', 'click_invalid'],
  ]);
  expect(await balanceOf(server.db, order.merchantId, 'escrow')).toBe(escrow + cents(8));
  expect(await balanceOf(server.db, order.partnerId, 'to_settle')).toBe(0n);
  expect(await balanceOf(server.db, order.partnerId, 'revenue_fee')).toBe(cents(0.4));
  await isSound();
});

/** The partner disputes the reversal, and two people grant the commission. */
async function objectAndWin({ partnerId, conversion }: { partnerId: string; conversion: string }) {
  const text = 'These are readers of mine, who all sit in one office.';
  const token = await tokenOf(partnerId);
  expect(await server.ask(disputeConversion, { id: conversion, text }, { token })).toMatchObject({
    code: 200,
  });
  const form = { partnerId: null, amount: null, entryId: null, conversionId: conversion };
  const why = { reference: conversion, reason: 'the office confirms it', by: 'Ann Lee' };
  const asked = { kind: 'conversion-approve', ...form, ...why } as const;
  const id = await requestMoney(server.db, asked, server.clock.now);
  await decideMoney(life.services, { id, by: 'Bo Chen', isApproved: true });
}

test.each([
  ['reversed', false],
  ['refused', true],
])(
  'its partner may object when it was %s, and what two people give stays',
  async (state, isFirst) => {
    const order = await twoOrders(isFirst);
    await life.doJobs();
    expect(await statesOf(order)).toEqual([
      ['pending', null],
      [state, 'click_invalid'],
    ]);
    await objectAndWin(order);
    await life.pass(20 * dayMs);
    expect(await life.status(order.no)).toBe('settled');
    expect(await statesOf(order)).toEqual([
      ['approved', null],
      ['approved', null],
    ]);
    await isSound();
  },
);

test('an order that its merchant objected to is not paid when its click is found invalid', async () => {
  const order = await twoOrders();
  const found = await findClick(server.db.sql, order.bad);
  if (!found) throw new Error('There was no such click');
  const why = { openedBy: 'merchant', text: 'The card was reported stolen' } as const;
  await openDispute(life.services, found, order.conversion, why);
  await life.pass(minuteMs);
  const reversed = ['reversed', 'click_invalid'];
  expect(await statesOf(order)).toContainEqual(reversed);
  // Nobody decides, for there is nothing left to decide.
  server.clock.now = new Date(server.clock.now.getTime() + 31 * dayMs);
  await approveOverdue(life.services, server.clock.now);
  expect(await statesOf(order)).toContainEqual(reversed);
  await life.doJobs();
  expect(await life.status(order.no)).toBe('settled');
  expect(await balanceOf(server.db, order.partnerId, 'revenue_fee')).toBe(cents(0.4));
  await isSound();
  // The partner has not been heard yet, and still may be.
  await objectAndWin(order);
  expect(await balanceOf(server.db, order.partnerId, 'revenue_fee')).toBe(cents(0.8));
  await isSound();
});

test('an order that cannot be reversed does not hold up the others', async () => {
  const order = await twoOrders();
  await life.flagClick(order.good);
  const { owner, sql } = server.db;
  await owner.sql`
    create function stop_step() returns trigger language plpgsql as $$
    begin
      if new.conversion_id = ${literal(order.conversion)} then raise 'it is bent'; end if;
      return new;
    end $$`;
  await owner.sql`
    create trigger step_fails before insert on conversion_step for each row
     execute function stop_step()`;
  await expect(reverseFlagged(life.services, server.clock.now)).rejects.toThrow('1 of 2 failed');
  await owner.sql`drop trigger step_fails on conversion_step`;
  const reversed = ['reversed', 'click_invalid'];
  expect(await statesOf(order)).toEqual([['pending', null], reversed]);
  expect(await sql.many`select what from job_problem where job = 'reverse-flagged'`).toEqual([
    { what: order.conversion },
  ]);
  await life.pass(minuteMs);
  expect(await statesOf(order)).toEqual([reversed, reversed]);
});
