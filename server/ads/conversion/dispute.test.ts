import { afterAll, beforeAll, expect, test } from 'vitest';
import { planConversions } from '#contract/delivery.ts';
import { disputeConversion } from '#contract/dispute.ts';
import { planDetail } from '#contract/plan.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { balanceOf, makeEntry, postAll, rail } from '../../books/ledger/test-ledger.ts';
import { decideMoney, requestMoney } from '../../desk/approval/test-move-money.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { click, consume } from '../../programme/plan/test-events.ts';
import { cents, createLife, type Life } from '../../programme/plan/test-life.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { findClick } from './click-store.ts';
import { approveOverdue } from './decide-dispute.ts';
import { openDispute } from './open-dispute.ts';
import { createTestMerchant } from './test-postback.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

/** A plan that waits for settlement, with one order, reversed by its merchant or not. */
async function reversedOrder(isTakenBack = true) {
  const catalogue = await life.ready();
  const { no, id: partnerId, delivered } = await life.putting(catalogue, '10.00');
  const serves = await consume(server.db, cents(10), delivered);
  const [serveId = ''] = serves;
  await click(server.db, [serveId], delivered);
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  const { conversion } = await life.convert(serveId);
  await life.pass(minuteMs);
  await life.pass(20 * minuteMs);
  expect(await life.status(no)).toBe('waitSettlement');
  if (isTakenBack) await life.takeBack(serveId, conversion);
  return { no, partnerId, merchantId: catalogue.merchantId, serveId, conversion };
}

type Order = Awaited<ReturnType<typeof reversedOrder>>;

const tokenOf = async (partnerId: string) => {
  const visit = { partnerId, device: 'test', address: '127.0.0.1', now: server.clock.now };
  return (await startSession(server.db.sql, visit)).token;
};

const text = 'The parcel was delivered; the courier has the signature.';

const object = async ({ partnerId, conversion }: Order, words = text) =>
  server.ask(
    disputeConversion,
    { id: conversion, text: words },
    { token: await tokenOf(partnerId) },
  );

async function decide({ conversion }: Order, kind: 'conversion-approve' | 'conversion-uphold') {
  const form = { kind, conversionId: conversion };
  const words = { reference: `D-${conversion}`, reason: 'the courier confirms it', by: 'Ann Lee' };
  const id = await requestMoney(server.db, { ...form, ...words }, server.clock.now);
  await expect(
    decideMoney(life.services, { id, by: 'ann  lee', isApproved: true }),
  ).rejects.toThrow('second_person_needed');
  await decideMoney(life.services, { id, by: 'Bo Chen', isApproved: true });
}

const stateOf = async ({ conversion }: Order) => {
  const rows = await server.db.sql.many<{ state: string }>`
    select state from conversion_now where id = ${conversion}`;
  return rows[0]?.state;
};

/** A partner's notices about an order's outcome. */
const noticesOf = async ({ partnerId }: Order) => {
  const rows = await server.db.sql.many<{ what: string }>`
    select what from notice where partner_id = ${partnerId} and what like 'conversion-%'`;
  return rows.map(({ what }) => what);
};

const isSound = async () => expect((await auditAll(server.db.sql)).findings).toEqual([]);

test('a partner objects to a reversal, the plan waits, two people give the commission', async () => {
  const order = await reversedOrder();
  const token = await tokenOf(order.partnerId);
  const ask = { planNo: order.no };
  const before = await server.ask(planConversions, ask, { token });
  expect(before).toMatchObject({ data: { list: [{ state: 'reversed', disputes: [] }] } });
  expect(before.code === 200 && before.data.list[0]?.objectUntil).not.toBeNull();

  const stranger = await life.newPartner();
  const foreign = { id: order.conversion, text };
  expect(reasonOf(await server.ask(disputeConversion, foreign, stranger))).toBe(
    'conversion_not_found',
  );
  expect(await object(order)).toMatchObject({ data: { openedBy: 'partner', text } });
  // Resending the text returns the same dispute; a different text is refused.
  expect(await object(order)).toMatchObject({ code: 200 });
  expect(reasonOf(await object(order, 'And another thing'))).toBe('dispute_made_already');

  await life.pass(20 * dayMs);
  expect(await life.status(order.no)).toBe('waitSettlement');
  const fresh = await tokenOf(order.partnerId);
  expect(await server.ask(planDetail, ask, { token: fresh })).toMatchObject({
    data: { plan: { next: { what: 'wait_for_dispute' } } },
  });
  const escrow = await balanceOf(server.db, order.merchantId, 'escrow');
  await decide(order, 'conversion-approve');
  expect(await stateOf(order)).toBe('pending');
  expect(await balanceOf(server.db, order.merchantId, 'escrow')).toBe(escrow - cents(8));
  expect(await balanceOf(server.db, order.partnerId, 'to_settle')).toBe(cents(8));
  await isSound();
  // The merchant cannot reverse what two people granted.
  const undone = await life.takeBack(order.serveId, order.conversion);
  expect(undone.isDone).toBe(false);
  await life.doJobs();
  expect(await life.status(order.no)).toBe('settled');
  expect(await stateOf(order)).toBe('approved');
  expect(await balanceOf(server.db, order.partnerId, 'revenue_fee')).toBe(cents(0.4));
  expect(await server.ask(planConversions, ask, { token: fresh })).toMatchObject({
    data: { list: [{ disputes: [{ decision: { outcome: 'approved', by: 'Ann Lee, Bo Chen' } }] }] },
  });
  await isSound();
});

test('two people uphold a reversal, and the plan is settled without it', async () => {
  const order = await reversedOrder();
  await object(order);
  await decide(order, 'conversion-uphold');
  expect(await stateOf(order)).toBe('reversed');
  await expect(decide(order, 'conversion-approve')).rejects.toThrow('desk_changed_meanwhile');
  await life.pass(20 * dayMs);
  expect(await life.status(order.no)).toBe('settled');
  expect(await balanceOf(server.db, order.partnerId, 'to_settle')).toBe(0n);
  // Whoever opened the dispute is told its outcome, not that it was opened.
  expect(await noticesOf(order)).toEqual(['conversion-upheld']);
  await isSound();
});

test('an objection undecided for thirty days is paid; if the merchant has no money, it stays unfunded', async () => {
  const order = await reversedOrder();
  const poor = await reversedOrder();
  await object(order);
  await object(poor);
  const left = await balanceOf(server.db, poor.merchantId, 'escrow');
  await postAll(server.db, [
    makeEntry('escrow_return', [[poor.merchantId, 'escrow', rail, 'cash', left]]),
  ]);
  server.clock.now = new Date(server.clock.now.getTime() + 30 * dayMs - 1);
  await approveOverdue(life.services, server.clock.now);
  expect(await stateOf(order)).toBe('reversed');
  server.clock.now = new Date(server.clock.now.getTime() + 1);
  await approveOverdue(life.services, server.clock.now);
  expect(await stateOf(order)).toBe('pending');
  expect(await stateOf(poor)).toBe('unfunded');
  // A partner who gets nothing is not told of a payment.
  expect(await noticesOf(order)).toEqual(['conversion-approved']);
  expect(await noticesOf(poor)).toEqual(['conversion-unfunded']);
  await life.doJobs();
  expect([await life.status(order.no), await life.status(poor.no)]).toEqual(['settled', 'settled']);
  await isSound();
});

test('an objection after settlement is paid by itself, within a month of the lock date', async () => {
  const order = await reversedOrder();
  const late = await reversedOrder();
  await life.pass(15 * dayMs);
  expect(await life.status(order.no)).toBe('settled');
  const available = await balanceOf(server.db, order.partnerId, 'available');
  await object(order);
  await decide(order, 'conversion-approve');
  expect(await stateOf(order)).toBe('approved');
  expect(await balanceOf(server.db, order.partnerId, 'available')).toBe(available + cents(7.6));
  await isSound();
  await life.pass(30 * dayMs);
  expect(reasonOf(await object(late))).toBe('dispute_too_late');
});

test('a merchant objects before the lock date; nothing settles until it is decided', async () => {
  const order = await reversedOrder(false);
  const found = await findClick(server.db.sql, order.serveId);
  if (!found) throw new Error('There was no such click');
  const why = { openedBy: 'merchant', text: 'The card was reported stolen' } as const;
  await openDispute(life.services, found, order.conversion, why);
  expect((await life.takeBack(order.serveId, order.conversion)).isDone).toBe(false);
  await life.pass(20 * dayMs);
  expect(await life.status(order.no)).toBe('waitSettlement');
  const escrow = await balanceOf(server.db, order.merchantId, 'escrow');
  await decide(order, 'conversion-uphold');
  expect(await stateOf(order)).toBe('reversed');
  expect(await balanceOf(server.db, order.merchantId, 'escrow')).toBe(escrow + cents(8));
  expect((await noticesOf(order)).sort()).toEqual(['conversion-disputed', 'conversion-upheld']);
  await isSound();
  // The partner has not been heard yet, and still may be.
  expect(await object(order)).toMatchObject({ code: 200 });
});

test('a merchant objects by a signed report with a reason, once', async () => {
  const partner = await life.newPartner();
  const merchant = await createTestMerchant(server, partner.id);
  const serveId = await merchant.click();
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  const report = { click_id: serveId, txid: 'A-1' };
  await merchant.post(report);
  const objection = { ...report, status: 'disputed' };
  expect(await merchant.post(objection)).toMatchObject({ status: 400 });
  const words = { ...objection, reason: 'The card was reported stolen' };
  expect((await merchant.post({ ...words, txid: 'A-2' })).status).toBe(404);
  const answer = { status: 200, body: { state: 'pending', reason: 'disputed' } };
  expect(await merchant.post(words)).toMatchObject(answer);
  expect(await merchant.post(words)).toMatchObject(answer);
  const other = await merchant.post({ ...words, reason: 'Another reason' });
  expect(other).toMatchObject({ status: 409, body: { error: 'dispute_made_already' } });
  const reversal = { ...report, status: 'reversed', reason: 'returned' };
  expect(await merchant.post(reversal)).toMatchObject({ status: 409 });
});
