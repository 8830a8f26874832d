import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { updatePassword } from '#contract/password.ts';
import { openAccount } from '#contract/register.ts';
import { enter } from '#contract/session.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { insertHost } from './host-store.ts';
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
function createHandover(
  user: string,
  changes: object = {},
  key: KeyObject = keys.privateKey,
): string {
  const issuedAt = Math.floor(server.clock.now.getTime() / 1000);
  const json = JSON.stringify({ host: 'shop-app', user, id: randomUUID(), issuedAt, ...changes });
  const payload = Buffer.from(json).toString('base64url');
  return `${payload}.${sign(null, Buffer.from(payload), key).toString('base64url')}`;
}

test('a person from a host app opens an account with a code, and later logs in with a hand-over', async () => {
  const firstHandover = createHandover('u1');
  expect(await server.ask(enter, { handover: firstHandover })).toMatchObject({
    code: 401,
    data: { reason: 'account_not_opened' },
  });
  const licenseKey = await server.issueCode();
  const opened = await server.ask(openAccount, { licenseKey, handover: firstHandover });
  expect(opened.code).toBe(200);
  const entered = await server.ask(enter, { handover: createHandover('u1') });
  if (entered.code !== 200) throw new Error(entered.msg);
  const info = await server.ask(userInfo, {}, { token: entered.data.token });
  expect(info).toMatchObject({ code: 200, data: { entry: 'shop-app' } });
});

test('a partner from a host app is told that there is no password to change', async () => {
  const licenseKey = await server.issueCode();
  const opened = await server.ask(openAccount, { licenseKey, handover: createHandover('u9') });
  if (opened.code !== 200) throw new Error(opened.msg);
  const session = { token: opened.data.token };
  const newPassword = 'an early evening';
  const change = { oldPassword: 'any', newPassword, confirmPassword: newPassword };
  for (let round = 0; round < 12; round += 1) {
    const answer = await server.ask(updatePassword, change, session);
    expect(reasonOf(answer)).toBe('login_password_none');
  }
});

test('a hand-over is exchanged once', async () => {
  const licenseKey = await server.issueCode();
  await server.ask(openAccount, { licenseKey, handover: createHandover('u2') });
  const sharedHandover = createHandover('u2');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => server.ask(enter, { handover: sharedHandover })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(new Set(answers.map(reasonOf))).toEqual(new Set([null, 'handover_used']));
});

test.each([
  ['nothing', () => ''],
  ['noise', () => 'abc.def'],
  ['another key', () => createHandover('u3', {}, generateKeyPairSync('ed25519').privateKey)],
  ['an unknown host', () => createHandover('u3', { host: 'other-app' })],
  ['a field too many', () => createHandover('u3', { vip: true })],
  ['the future', () => createHandover('u3', { issuedAt: Date.now() })],
  [
    'a changed person',
    () => {
      const [payload = '', signature] = createHandover('u3').split('.');
      const json = Buffer.from(payload, 'base64url').toString().replace('u3', 'u1');
      return `${Buffer.from(json).toString('base64url')}.${signature}`;
    },
  ],
])('a hand-over of %s is refused with 401', async (_, create) => {
  const answer = await server.ask(enter, { handover: create() });
  expect(answer).toMatchObject({ code: 401, data: { reason: 'handover_invalid' } });
});

test('a hand-over from an hour ago has expired', async () => {
  const issuedAt = Math.floor(server.clock.now.getTime() / 1000) - 3600;
  expect(reasonOf(await server.ask(enter, { handover: createHandover('u1', { issuedAt }) }))).toBe(
    'handover_expired',
  );
});

test('of 100 accounts opened at once with one code, one succeeds', async () => {
  const licenseKey = await server.issueCode();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      server.ask(
        openAccount,
        { licenseKey, handover: createHandover(`racer-${index}`) },
        { address: `10.2.0.${index}` },
      ),
    ),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(new Set(answers.map(reasonOf))).toEqual(new Set([null, 'code_used']));
});

test('an unknown, a used and an expired code are told apart, and the hand-over stays valid', async () => {
  const usedCode = await server.issueCode();
  await server.ask(openAccount, { licenseKey: usedCode, handover: createHandover('u4') });
  const unusedHandover = createHandover('u5');
  for (const [licenseKey, reason] of [
    ['', 'field_empty'],
    ['0000-0000-0000-0000', 'code_not_found'],
    [usedCode, 'code_used'],
    [await server.issueCode(-1), 'code_expired'],
  ] as const) {
    const answer = await server.ask(openAccount, { licenseKey, handover: unusedHandover });
    expect(reasonOf(answer)).toBe(reason);
  }
  const licenseKey = await server.issueCode();
  expect(await server.ask(openAccount, { licenseKey, handover: unusedHandover })).toMatchObject({
    code: 200,
  });
});
