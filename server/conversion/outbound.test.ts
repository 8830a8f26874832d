import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postbackSetting, setPostback } from '#contract/outbound.ts';
import { dayMs, hourMs, minuteMs } from '#domain/plan/limits.ts';
import { quickPasswords } from '../partner/quick-passwords.ts';
import { createLife, type Life } from '../plan/test-life.ts';
import { createTestServer, reasonOf, type TestServer } from '../test-server.ts';
import { listUntold } from './outbound-store.ts';
import { sendPostbacks } from './send-postbacks.ts';
import type { Answered, Told } from './send-request.ts';
import { isSignedWith, readSignature, signedBody } from './signature.ts';
import { makeMerchant } from './test-postback.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

/** The partner's own server, at the end of the wire. */
const told: Told[] = [];
let answer: Answered = { status: 200, failure: null };
const tell = () =>
  sendPostbacks(
    {
      ...life.services,
      secrets: server.secrets,
      send: async (one) => {
        told.push(one);
        return answer;
      },
    },
    server.clock.now,
  );
const pass = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};

const url = 'https://partner.example.com/cb?p={plan}&s={state}&n={net}&c={click_id}&o={conversion}';

test('a partner receives every state of their own orders, signed with the key that was shown once', async () => {
  const { id, token } = await life.newPartner();
  const stranger = await life.newPartner();
  const merchant = await makeMerchant(server, id);
  const other = await makeMerchant(server, stranger.id);
  const bad = { url: 'https://127.0.0.1/' };
  expect(reasonOf(await server.ask(setPostback, bad, { token }))).toBe('postback_url_invalid');
  const set = await server.ask(setPostback, { url }, { token });
  if (set.code !== 200) throw new Error(set.msg);
  const [serveId, foreign] = [await merchant.click(), await other.click()];
  pass(minuteMs);
  const sale = { click_id: serveId, txid: 'T-1' };
  const { body } = await merchant.post(sale);
  await other.post({ click_id: foreign, txid: 'T-2' });
  await tell();
  expect(told).toHaveLength(1);
  const [first] = told;
  expect(first?.url).toBe(
    `https://partner.example.com/cb?p=${merchant.plan.no}&s=pending&n=7.60&c=${serveId}&o=${body.conversion}`,
  );
  expect(JSON.parse(String(first?.body))).toMatchObject({
    ...{ plan: merchant.plan.no, conversion: body.conversion, state: 'pending', net: '7.60' },
    ...{ click_id: serveId, currency: 'SIM', simulated: true },
  });
  const signature = readSignature(first?.headers['x-sig']);
  if (!signature) throw new Error('It is not signed');
  expect(signature.kid).toBe(set.data.kid);
  const signed = signedBody(signature.time, Buffer.from(first?.body ?? ''));
  expect(isSignedWith(Buffer.from(set.data.secret ?? ''), signature, signed)).toBe(true);
  // A delivered postback is not sent again; the next step is.
  await tell();
  expect(told).toHaveLength(1);
  pass(minuteMs);
  await merchant.post({ ...sale, status: 'reversed', reason: 'returned' });
  await tell();
  expect(told.map(({ body }) => JSON.parse(String(body)).state)).toEqual(['pending', 'reversed']);
  const log = await server.ask(postbackSetting, {}, { token });
  expect(log).toMatchObject({
    data: { url, kid: set.data.kid, attempts: [{ state: 'reversed', no: 1, status: 200 }, {}] },
  });
  expect(JSON.stringify(log)).not.toContain(set.data.secret);
  const theirs = await server.ask(postbackSetting, {}, { token: stranger.token });
  expect(theirs).toMatchObject({ data: { url: null, attempts: [] } });
});

test('a postback that fails is retried for a day at growing intervals, and every attempt is shown', async () => {
  const { id, token } = await life.newPartner();
  const merchant = await makeMerchant(server, id);
  await server.ask(setPostback, { url }, { token });
  const serveId = await merchant.click();
  pass(minuteMs);
  await merchant.post({ click_id: serveId, txid: 'T-3' });
  told.length = 0;
  answer = { status: null, failure: 'no_connection' };
  const until = server.clock.now.getTime() + 2 * dayMs;
  while (server.clock.now.getTime() < until) {
    await tell();
    pass(30 * minuteMs);
  }
  expect(told.length).toBeGreaterThan(5);
  expect(told.length).toBeLessThan(10);
  const log = await server.ask(postbackSetting, {}, { token: (await again(id)).token });
  if (log.code !== 200) throw new Error(log.msg);
  expect(log.data.attempts).toHaveLength(told.length);
  expect(log.data.attempts.every(({ failure }) => failure === 'no_connection')).toBe(true);
  const times = log.data.attempts.map(({ at }) => new Date(at).getTime());
  expect((times[0] ?? 0) - (times.at(-1) ?? 0)).toBeLessThanOrEqual(dayMs);
});

test('addresses set at the same moment are all taken, one after the other', async () => {
  const { token } = await life.newPartner();
  const set = () => server.ask(setPostback, { url }, { token });
  const answers = await Promise.all(Array.from({ length: 8 }, set));
  expect(answers.map(({ code }) => code)).toEqual(Array(8).fill(200));
});

test('however many postbacks fail, one that was never tried is next', async () => {
  const { id, token } = await life.newPartner();
  const merchant = await makeMerchant(server, id);
  await server.ask(setPostback, { url }, { token });
  const orders: string[] = [];
  for (const txid of ['T-5', 'T-6']) {
    const serveId = await merchant.click();
    pass(minuteMs);
    const { body } = await merchant.post({ click_id: serveId, txid });
    orders.push(String(body.conversion));
    if (txid === 'T-5') await tell();
  }
  const since = new Date(server.clock.now.getTime() - hourMs);
  const [next] = await listUntold(server.db.sql, since, 1);
  expect(next?.conversionId).toBe(orders[1]);
  await server.ask(setPostback, { url: null }, { token });
});

test('a partner who turns postbacks off receives none, not even those already queued', async () => {
  const { id, token } = await life.newPartner();
  const merchant = await makeMerchant(server, id);
  await server.ask(setPostback, { url }, { token });
  const serveId = await merchant.click();
  pass(hourMs);
  await merchant.post({ click_id: serveId, txid: 'T-4' });
  expect(await server.ask(setPostback, { url: null }, { token })).toMatchObject({
    data: { url: null, kid: null, secret: null },
  });
  told.length = 0;
  await tell();
  expect(told).toEqual([]);
});

async function again(partnerId: string) {
  const { startSession } = await import('../partner/create-sessions.ts');
  const visit = { partnerId, device: 'test', address: '127.0.0.1', now: server.clock.now };
  return startSession(server.db.sql, visit);
}

test('no conversion changes its state without its postback being queued', () => {
  const folder = new URL('..', import.meta.url);
  const steps = /\b(saveConversionStep|approveDue)\(|insert into conversion_step/;
  const writers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/(^|\/)test-|\.test\.ts$/.test(file))
    .filter((file) => steps.test(readFileSync(new URL(file, folder), 'utf8')));
  expect(writers.sort()).toEqual([
    'conversion/conversion-store.ts',
    'conversion/move-conversion.ts',
  ]);
});
