import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overview } from '#contract/desk/overview.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { balanceOf } from '../../books/ledger/test-ledger.ts';
import { admitStaff } from '../../desk/test-desk.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { flagEvents, movePlan } from '../figures/test-delivery.ts';
import { releaseHeld } from './release-held.ts';
import { createTestMerchant, type TestMerchant } from './test-postback.ts';

let server: TestServer;
let partner = '';
let merchant: TestMerchant;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  partner = (await readyPartner(server, 'harbour', '0.00')).id;
  merchant = await createTestMerchant(server, partner);
});
afterAll(() => server.close());

const later = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
};

/** A click from a minute ago. */
async function clicked(of = merchant): Promise<string> {
  const click = await of.click();
  later(60);
  return click;
}

const report = (click_id: string, more: Record<string, string> = {}) => ({
  click_id,
  txid: randomUUID(),
  ...more,
});

const balances = async (of = merchant) => ({
  escrow: await balanceOf(server.db, of.plan.merchantId, 'escrow'),
  reserved: await balanceOf(server.db, partner, 'reserved'),
  toSettle: await balanceOf(server.db, partner, 'to_settle'),
  available: await balanceOf(server.db, partner, 'available'),
});

test('a conversion reserves its commission out of the merchant’s own money', async () => {
  const before = await balances();
  const answer = await merchant.post(report(await clicked()));
  expect(answer).toMatchObject({ status: 200, body: { state: 'pending', reason: null } });
  const after = await balances();
  expect(after).toEqual({
    ...before,
    escrow: before.escrow - 8_000_000n,
    reserved: before.reserved + 8_000_000n,
  });
});

test('the same report again gets the same answer and moves nothing', async () => {
  const body = report(await clicked(), { amount: '20.00' });
  const first = await merchant.post(body);
  const before = await balances();
  const again = await Promise.all([merchant.post(body), merchant.post(body), merchant.get(body)]);
  expect(again).toEqual([first, first, first]);
  expect(await balances()).toEqual(before);
});

test('concurrent reports of one sale make one conversion', async () => {
  const before = await balances();
  const body = report(await clicked());
  const answers = await Promise.all(Array.from({ length: 20 }, () => merchant.post(body)));
  expect(new Set(answers.map(({ body }) => body.conversion)).size).toBe(1);
  expect((await balances()).reserved).toBe(before.reserved + 8_000_000n);
});

test('the same order number with another amount is a conflict for staff to look at', async () => {
  const body = report(await clicked(), { amount: '20.00' });
  await merchant.post(body);
  expect(await merchant.post({ ...body, amount: '21.00' })).toEqual({
    status: 409,
    body: { error: 'other_facts' },
  });
  const rows = await server.db.sql.many`
    select body from postback_conflict where txid = ${body.txid}`;
  expect(rows).toEqual([{ body: JSON.stringify({ ...body, amount: '21.00' }) }]);
  // The conflict shows on the desk's first page.
  const staff = await admitStaff(server, 'Ann', 'support');
  const { conflicts } = await staff.get(overview, { range: '30' });
  expect(conflicts).toMatchObject([{ txid: body.txid }]);
});

test('an unknown click, and the click of another merchant, are not found', async () => {
  const stranger = await createTestMerchant(server, partner);
  const unknown = { status: 404, body: { error: 'unknown_click' } };
  expect(await merchant.post(report(randomUUID()))).toEqual(unknown);
  expect(await stranger.post(report(await clicked()))).toEqual(unknown);
});

test('a conversion after the window is kept and never paid', async () => {
  const click = await clicked();
  later(168 * 3600);
  const before = await balances();
  expect(await merchant.post(report(click))).toMatchObject({
    status: 410,
    body: { state: 'refused', reason: 'outside_window' },
  });
  expect(await balances()).toEqual(before);
});

test('a conversion within seconds of its click is held, and nothing is reserved for it', async () => {
  const click = await merchant.click();
  later(14);
  const before = await balances();
  const answer = await merchant.post(report(click));
  expect(answer.body).toMatchObject({ state: 'held', reason: 'too_soon' });
  const other = await clicked();
  const at = new Date(server.clock.now.getTime() - 50_000).toISOString();
  const claimed = await merchant.post(report(other, { occurred_at: at }));
  expect(claimed.body).toMatchObject({ state: 'held', reason: 'too_soon' });
  expect(await balances()).toEqual(before);
});

test('a sale from before the click did not come from it', async () => {
  const click = await clicked();
  const at = new Date(server.clock.now.getTime() - 120_000).toISOString();
  const { body } = await merchant.post(report(click, { occurred_at: at }));
  expect(body).toMatchObject({ state: 'refused', reason: 'before_click' });
});

test('a click brings at most as many conversions as the product says', async () => {
  const click = await clicked();
  await merchant.post(report(click));
  const second = await merchant.post(report(click));
  expect(second.body).toMatchObject({ state: 'refused', reason: 'click_limit' });
});

test('a click that was found invalid brings nothing', async () => {
  const click = await clicked();
  const event = await server.db.sql.maybeOne<{ no: bigint }>`
    select no from event_once where serve_id = ${click} and kind = 7`;
  await flagEvents(server.db, merchant.plan, [Number(event?.no)], 'one_network', server.clock.now);
  const { body } = await merchant.post(report(click));
  expect(body).toMatchObject({ state: 'refused', reason: 'click_invalid' });
});

test('a share of the order is paid up to its limit, to the micro', async () => {
  const shop = await createTestMerchant(server, partner, {
    commissionBps: 333,
    commissionMax: 5_000_000n,
  });
  const before = await balances(shop);
  await shop.post(report(await clicked(shop), { amount: '10.01' }));
  expect(before.escrow - (await balances(shop)).escrow).toBe(333_333n);
  await shop.post(report(await clicked(shop), { amount: '100000' }));
  expect(before.escrow - (await balances(shop)).escrow).toBe(5_333_333n);
  expect(await shop.post(report(await clicked(shop)))).toMatchObject({ status: 400 });
});

test('a merchant takes a conversion back with a reason, until it is final', async () => {
  const before = await balances();
  const body = report(await clicked());
  await merchant.post(body);
  expect(await merchant.post({ ...body, status: 'reversed' })).toMatchObject({ status: 400 });
  const undo = { ...body, status: 'reversed', reason: 'order returned' };
  const undone = await merchant.post(undo);
  expect(undone).toMatchObject({
    status: 200,
    body: { state: 'reversed', reason: 'order returned' },
  });
  expect(await merchant.post(undo)).toEqual(undone);
  expect(await balances()).toEqual(before);
  const late = report(await clicked());
  await merchant.post(late);
  later(14 * 24 * 3600);
  const asked = await merchant.post({ ...late, status: 'reversed', reason: 'order returned' });
  expect(asked).toEqual({ status: 409, body: { error: 'final' } });
});

test('a conversion of a plan awaiting settlement waits with it, and is reversed the same way', async () => {
  const shop = await createTestMerchant(server, partner);
  const click = await clicked(shop);
  const at = server.clock.now;
  await movePlan(server.db, shop.plan, 'putting', 'putFinished', 'stopped', at);
  await movePlan(server.db, shop.plan, 'putFinished', 'waitSettlement', 'tokens_expired', at);
  const before = await balances(shop);
  const body = report(click);
  await shop.post(body);
  const waiting = await balances(shop);
  expect(waiting.toSettle - before.toSettle).toBe(8_000_000n);
  expect(waiting.reserved).toBe(before.reserved);
  await shop.post({ ...body, status: 'reversed', reason: 'cancelled' });
  expect(await balances(shop)).toEqual(before);
});

test('a held conversion counts on the day it would be final, unless it was taken back', async () => {
  const [one, other] = [await merchant.click(), await merchant.click()];
  const taken = report(other);
  const kept = await merchant.post(report(one));
  await merchant.post(taken);
  await merchant.post({ ...taken, status: 'reversed', reason: 'looks like a robot' });
  const services = { db: server.db, money: createMoneyQueue(server.db, () => server.clock.now) };
  await releaseHeld(services, server.clock.now);
  const before = await balances();
  later(14 * 24 * 3600);
  await releaseHeld(services, server.clock.now);
  await releaseHeld(services, server.clock.now);
  const rows = await server.db.sql.many`
    select state from conversion_now where id = ${kept.body.conversion ?? ''}`;
  expect(rows).toEqual([{ state: 'pending' }]);
  expect((await balances()).reserved - before.reserved).toBe(8_000_000n);
});

test('an invalid report is answered with the field that is wrong, and reserves nothing', async () => {
  const before = await balances();
  const click = await clicked();
  const soon = new Date(server.clock.now.getTime() + 301_000).toISOString();
  const twice = (key: string, value: string) =>
    JSON.stringify(report(click)).replace('{', `{"${key}":"${value}",`);
  const wrong: [body: Parameters<TestMerchant['post']>[0], field: string][] = [
    [report(click, { occurred_at: '2030-01-01T00:00:00Z' }), 'occurred_at'],
    [report(click, { occurred_at: soon }), 'occurred_at'],
    [report(click, { amount: '1e9' }), 'amount'],
    [report(click, { colour: 'red' }), 'colour'],
    [twice('txid', 'A-1'), 'txid'],
    [twice('click_id', randomUUID()), 'click_id'],
    // The same key, spelled with an escape.
    [twice('tx\\u0069d', 'A-2'), 'txid'],
    ['[]', 'click_id'],
    ['no report', 'body'],
  ];
  for (const [body, field] of wrong) {
    expect(await merchant.post(body), field).toEqual({
      status: 400,
      body: { error: 'not_a_postback', field },
    });
  }
  expect(await balances()).toEqual(before);
  // A key inside a value does not count as a key.
  const reason = 'They wrote "txid": "A-1"';
  expect((await merchant.post(report(click, { reason }))).status).toBe(200);
});
