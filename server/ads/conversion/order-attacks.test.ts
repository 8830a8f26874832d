import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '#domain/test-seed.ts';
import { balanceOf } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { createTestMerchant, type TestMerchant } from './test-postback.ts';

let server: TestServer;
let partner = '';
let merchant: TestMerchant;
let other: TestMerchant;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  partner = (await readyPartner(server, 'harbour', '0.00')).id;
  merchant = await createTestMerchant(server, partner);
  other = await createTestMerchant(server, partner);
});
afterAll(() => server.close());

const commission = 8_000_000n;
const tries = isLongRun ? 101 : 12;

/** Reports an order that nobody made, for one click, with a number of its own or the same. */
type Report = (click: string, nth: number) => Promise<unknown>;

const order = (click_id: string, nth: number) => ({ click_id, txid: `A-${click_id}-${nth}` });
const textOf = (click: string, nth: number, more: string) =>
  JSON.stringify(order(click, nth)).replace('{', `{${more},`);
const soon = () => new Date(server.clock.now.getTime() + 3_600_000).toISOString();

const attacks: Record<string, Report> = {
  'one order again and again': (click) => merchant.post(order(click, 0)),
  'orders without end of one click': (click, nth) => merchant.post(order(click, nth)),
  'one order with ever other amounts': (click, nth) =>
    merchant.post({ ...order(click, 0), amount: `${20 + nth}.00` }),
  'an order of the year 2030': (click, nth) =>
    merchant.post({ ...order(click, nth), occurred_at: '2030-01-01T00:00:00Z' }),
  'an order of the next hour': (click, nth) =>
    merchant.post({ ...order(click, nth), occurred_at: soon() }),
  'two numbers in one report': (click, nth) =>
    merchant.post(textOf(click, nth, `"txid":"B-${nth}"`)),
  'two numbers, one spelled with an escape': (click, nth) =>
    merchant.post(textOf(click, nth, `"tx\\u0069d":"B-${nth}"`)),
  'two clicks in one report': (click, nth) =>
    merchant.post(textOf(click, nth, `"click_id":"${randomUUID()}"`)),
  'clicks that never were': (_, nth) => merchant.post(order(randomUUID(), nth)),
  'clicks of another merchant': (click, nth) =>
    other.post(order(click, nth), { merchant: other.plan.merchantId }),
  'the key of another merchant': (click, nth) =>
    merchant.post(order(click, nth), { key: other.key }),
  'a made-up signature': (click, nth) =>
    merchant.post(order(click, nth), { signature: `t=1,kid=${merchant.key.kid},v1=00` }),
  'a signature of ten minutes ago': (click, nth) =>
    merchant.post(order(click, nth), { driftSeconds: -600 }),
  'a report changed on its way': (click, nth) =>
    merchant.post(order(click, nth), { tamper: (text) => text.replace('A-', 'C-') }),
};

test.each(Object.keys(attacks))('of %s at most one honest order is paid', async (name) => {
  const click = await merchant.click();
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  const reserved = () => balanceOf(server.db, partner, 'reserved');
  const before = await reserved();
  for (let nth = 0; nth < tries; nth += 1) await attacks[name]?.(click, nth);
  const cost = (await reserved()) - before;
  // One order of a click may be honest, which of 101 is less than 1 %.
  expect(cost).toBeLessThanOrEqual(commission);
  // The same click can still bring its order, so nothing was kept back from the shop either.
  if (cost === 0n) {
    await merchant.post(order(click, tries));
    expect((await reserved()) - before).toBe(commission);
  }
});
