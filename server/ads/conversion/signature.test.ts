import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { addPostbackKey } from './postback-key-store.ts';
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

test('two keys overlap while a merchant changes over, and the old one then ends', async () => {
  const { sql } = server.db;
  const { now } = server.clock;
  const shop = await createTestMerchant(server, partner);
  const ends = new Date(now.getTime() + 3600_000);
  const key = await addPostbackKey(sql, server.secrets, shop.plan.merchantId, now, ends);
  const send = async (with_: typeof key) =>
    (await shop.post(report(await clicked(shop)), { key: with_ })).status;
  expect([await send(shop.key), await send(key)]).toEqual([200, 200]);
  later(3600);
  expect([await send(shop.key), await send(key)]).toEqual([401, 200]);
});

test('only a correct signature is accepted, and a refused report leaves no trace', async () => {
  const click = await clicked();
  const counted = () => server.db.sql.many`select count(*) from conversion`;
  const before = [await counted(), await balances()];
  const body = report(click);
  const flip = (text: string) => text.replace(/[0-9a-f]/, (digit) => (digit === '0' ? '1' : '0'));
  const other = { kid: merchant.key.kid, secret: 'f'.repeat(64) };
  const stranger = await createTestMerchant(server, partner);
  const tries = await Promise.all([
    merchant.post(body, { tamper: flip }),
    merchant.post(body, { tamper: (text) => `${text} ` }),
    merchant.post(body, { key: other }),
    merchant.post(body, { key: stranger.key }),
    merchant.post(body, { merchant: stranger.plan.merchantId }),
    merchant.post(body, { merchant: 'nobody' }),
    merchant.post(body, { driftSeconds: 301 }),
    merchant.post(body, { driftSeconds: -301 }),
    merchant.get(body, { tamper: (text) => text.replace('txid=', 'txid=1') }),
    merchant.get(body, { tamper: (text) => `${text}&amount=5` }),
    merchant.get(body, { driftSeconds: 301 }),
  ]);
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 401));
  expect([await counted(), await balances()]).toEqual(before);
  expect((await merchant.post(body, { driftSeconds: 299 })).status).toBe(200);
});

test('whatever is sent, the answer is a plain no and nothing moves', async () => {
  const click = await clicked();
  const before = await balances();
  const anySignature = fc.oneof(
    fc.string(),
    fc
      .tuple(fc.nat(), fc.string(), fc.string())
      .map(([t, kid, mac]) => `t=${t},kid=${kid},v1=${mac}`),
  );
  await fc.assert(
    fc.asyncProperty(anySignature, fc.string(), async (signature, body) => {
      const { status } = await merchant.post(body, {
        signature: signature.replaceAll(/[^ -~]/g, '?'),
      });
      expect(status).toBe(401);
    }),
    { numRuns: 150 },
  );
  // Correctly signed, but not a report.
  const odd = fc.oneof(
    fc.json(),
    fc.record({ click_id: fc.string(), txid: fc.string() }).map((value) => JSON.stringify(value)),
    fc
      .record({ amount: fc.oneof(fc.double(), fc.string()), extra: fc.string() })
      .map((value) => JSON.stringify({ ...report(click), ...value })),
  );
  await fc.assert(
    fc.asyncProperty(odd, async (body) => {
      expect((await merchant.post(body)).status).toBe(400);
    }),
    { numRuns: 150 },
  );
  expect(await balances()).toEqual(before);
});
