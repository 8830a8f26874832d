import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { updatePassword } from '#contract/password.ts';
import { openAccount } from '#contract/register.ts';
import { enter } from '#contract/session.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { insertHost } from './handover-store.ts';
import { quickPasswords } from './test-quick-passwords.ts';

let server: TestServer;
const keys = generateKeyPairSync('ed25519');

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  await insertHost(server.db.sql, {
    name: 'shop-app',
    publicKey: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    origin: null,
    addedBy: 'a test',
    addedAt: server.clock.now,
  });
});
afterAll(() => server.close());

/** A hand-over as a host app would sign it for one of its users. */
function handover(user: string, changes: object = {}, key: KeyObject = keys.privateKey): string {
  const issuedAt = Math.floor(server.clock.now.getTime() / 1000);
  const json = JSON.stringify({ host: 'shop-app', user, id: randomUUID(), issuedAt, ...changes });
  const payload = Buffer.from(json).toString('base64url');
  return `${payload}.${sign(null, Buffer.from(payload), key).toString('base64url')}`;
}

test('a person from a host app opens an account with a code, and later logs in with a hand-over', async () => {
  const first = handover('u1');
  expect(await server.ask(enter, { handover: first })).toMatchObject({
    code: 401,
    data: { reason: 'account_not_opened' },
  });
  const licenseKey = await server.issueCode();
  const opened = await server.ask(openAccount, { licenseKey, handover: first });
  expect(opened.code).toBe(200);
  const entered = await server.ask(enter, { handover: handover('u1') });
  if (entered.code !== 200) throw new Error(entered.msg);
  const info = await server.ask(userInfo, {}, { token: entered.data.token });
  expect(info).toMatchObject({ code: 200, data: { entry: 'shop-app' } });
});

test('a partner from a host app is told that there is no password to change', async () => {
  const licenseKey = await server.issueCode();
  const opened = await server.ask(openAccount, { licenseKey, handover: handover('u9') });
  if (opened.code !== 200) throw new Error(opened.msg);
  const own = { token: opened.data.token };
  const newPassword = 'an early evening';
  const change = { oldPassword: 'any', newPassword, confirmPassword: newPassword };
  for (let round = 0; round < 12; round += 1) {
    const answer = await server.ask(updatePassword, change, own);
    expect(reasonOf(answer)).toBe('login_password_none');
  }
});

test('a hand-over is exchanged once', async () => {
  const licenseKey = await server.issueCode();
  await server.ask(openAccount, { licenseKey, handover: handover('u2') });
  const once = handover('u2');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.ask(enter, { handover: once })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(new Set(answers.map(reasonOf))).toEqual(new Set([null, 'handover_used']));
});

test.each([
  ['nothing', () => ''],
  ['noise', () => 'abc.def'],
  ['another key', () => handover('u3', {}, generateKeyPairSync('ed25519').privateKey)],
  ['an unknown host', () => handover('u3', { host: 'other-app' })],
  ['a field too many', () => handover('u3', { vip: true })],
  ['the future', () => handover('u3', { issuedAt: Date.now() })],
  [
    'a changed person',
    () => {
      const [payload = '', signature] = handover('u3').split('.');
      const json = Buffer.from(payload, 'base64url').toString().replace('u3', 'u1');
      return `${Buffer.from(json).toString('base64url')}.${signature}`;
    },
  ],
])('a hand-over of %s is refused with 401', async (_, make) => {
  const answer = await server.ask(enter, { handover: make() });
  expect(answer).toMatchObject({ code: 401, data: { reason: 'handover_invalid' } });
});

test('a hand-over from an hour ago has expired', async () => {
  const issuedAt = Math.floor(server.clock.now.getTime() / 1000) - 3600;
  expect(reasonOf(await server.ask(enter, { handover: handover('u1', { issuedAt }) }))).toBe(
    'handover_expired',
  );
});

test('of 100 accounts opened at once with one code, one succeeds', async () => {
  const licenseKey = await server.issueCode();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      server.ask(
        openAccount,
        { licenseKey, handover: handover(`racer-${at}`) },
        { address: `10.2.0.${at}` },
      ),
    ),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(new Set(answers.map(reasonOf))).toEqual(new Set([null, 'code_used']));
});

test('an unknown, a used and an expired code are told apart, and the hand-over stays valid', async () => {
  const used = await server.issueCode();
  await server.ask(openAccount, { licenseKey: used, handover: handover('u4') });
  const mine = handover('u5');
  for (const [licenseKey, reason] of [
    ['', 'field_empty'],
    ['0000-0000-0000-0000', 'code_not_found'],
    [used, 'code_used'],
    [await server.issueCode(-1), 'code_expired'],
  ] as const) {
    const answer = await server.ask(openAccount, { licenseKey, handover: mine });
    expect(reasonOf(answer)).toBe(reason);
  }
  const licenseKey = await server.issueCode();
  expect(await server.ask(openAccount, { licenseKey, handover: mine })).toMatchObject({
    code: 200,
  });
});
