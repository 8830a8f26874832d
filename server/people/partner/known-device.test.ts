import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPasswordByLink, updatePassword } from '#contract/password.ts';
import { register } from '#contract/register.ts';
import type { Route } from '#contract/route.ts';
import { login, loginV2 } from '#contract/session.ts';
import { linkWaitMs } from '#domain/partner/password-link.ts';
import { makeSecrets } from '../../platform/settings/secrets.ts';
import {
  createTestServer,
  reasonOf,
  registerForm,
  type TestServer,
  testPassword,
} from '../../test-server.ts';
import { codeWordHashOf } from './code-word.ts';
import { insertPasswordLink } from './password-link-store.ts';
import { quickPasswords } from './test-quick-passwords.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

/** Asks as a browser with this cookie; `kept` is the cookie it keeps afterwards. */
async function ask(
  route: Route,
  input: object,
  cookie = '',
  address = '192.0.2.1',
  token?: string,
) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api${route.path}`,
    payload: input,
    remoteAddress: address,
    headers: {
      ...(cookie === '' ? {} : { cookie }),
      ...(token === undefined ? {} : { 'x-ct': token }),
    },
  });
  const set = String(answer.headers['set-cookie'] ?? '');
  return { reason: reasonOf(answer.json()), set, kept: set.split(';')[0] ?? '' };
}

async function logInAnew(username: string): Promise<string> {
  const answer = await server.ask(login, right(username));
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.token;
}

const right = (username: string) => ({ username, password: testPassword });

async function guess(username: string, count: number, cookie = '') {
  let last: string | null = null;
  for (let at = 0; at < count; at += 1) {
    const wrong = { username, password: 'a guess' };
    last = (await ask(login, wrong, cookie, `203.0.113.${at}`)).reason;
  }
  return last;
}

test('using up the attempts of a name does not lock out its owner’s known devices', async () => {
  await server.admit('harbour');
  await server.admit('elsewhere');
  const own = await ask(login, right('Harbour'));
  const foreign = await ask(login, right('elsewhere'));
  expect(await guess('harbour', 11)).toBe('too_many_attempts');
  for (const route of [login, loginV2]) {
    expect((await ask(route, right('harbour'))).reason).toBe('too_many_attempts');
    // Neither another account's token nor a forged one is worth anything here.
    const others = await ask(route, right('harbour'), foreign.kept);
    expect(others.reason).toBe('too_many_attempts');
    const madeUp = await ask(route, right('harbour'), `${own.kept.slice(0, -2)}xx`);
    expect(madeUp.reason).toBe('too_many_attempts');
    expect((await ask(route, right('harbour'), `other=1; ${own.kept}`)).reason).toBeNull();
  }
  // Trying from many addresses gains the attacker nothing and locks nobody out.
  expect(await guess('harbour', 30)).toBe('too_many_attempts');
  expect((await ask(login, right('harbour'), own.kept)).reason).toBeNull();
});

test('a known device cannot guess forever either, nor use up the attempts of others', async () => {
  await server.admit('guessed');
  const { kept } = await ask(login, right('guessed'));
  expect(await guess('guessed', 10, kept)).toBe('credentials_wrong');
  expect((await ask(login, right('guessed'), kept)).reason).toBe('too_many_attempts');
  const device = kept.split('=')[1]?.split('.')[0] ?? '';
  const { count } = await server.db.sql.one<{ count: number }>`
    select count from attempt where key = ${`loginOfDevice:${device}`}`;
  expect(count).toBe(11);
  expect((await ask(login, right('guessed'))).reason).toBeNull();
});

test('a device is given its token once, in a cookie that no script and no other site reads', async () => {
  await server.admit('keeper');
  await server.admit('second');
  const wrong = await ask(login, { username: 'keeper', password: 'a guess' });
  expect(wrong.set).toBe('');
  const first = await ask(login, right('keeper'));
  const attributes = '; Max-Age=31536000; Path=/api/auth; HttpOnly; SameSite=Strict';
  expect(first.set).toBe(first.kept + attributes);
  expect(first.kept).toMatch(/^reachbook_device=[\w-]{43}\.[\w-]{43}$/);
  const again = await ask(login, right('keeper'), first.kept);
  expect(again).toEqual({ reason: null, set: '', kept: '' });
  const other = await ask(login, right('second'), first.kept);
  expect(other.kept).toMatch(/^reachbook_device=/);
  // Two devices of one account share nothing that would link them.
  const device = await ask(login, right('keeper'));
  const pieces = first.kept.split(/[=.]/).slice(1);
  for (const piece of pieces) expect(device.kept).not.toContain(piece);
});

test('over HTTPS the cookie is marked Secure', async () => {
  const behind = { trustedProxies: ['192.0.2.9'] };
  const secure = await createTestServer(quickPasswords, {}, makeSecrets(), behind);
  const answer = await secure.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: registerForm('harbour', await secure.issueCode()),
    remoteAddress: '192.0.2.9',
    headers: { 'x-forwarded-proto': 'https' },
  });
  await secure.close();
  expect(answer.headers['set-cookie']).toMatch(/; SameSite=Strict; Secure$/);
});

test('a device is known from the account’s first day, and after a new password by link', async () => {
  const form = registerForm('opener', await server.issueCode());
  const opened = await ask(register, form, '', '10.1.0.1');
  expect(await guess('opener', 11)).toBe('too_many_attempts');
  expect((await ask(login, right('opener'), opened.kept)).reason).toBeNull();

  const partner = await server.db.sql.one<{ id: string }>`
    select id from partner where username_key = 'opener'`;
  const half = { askedBy: 'another test', codeWordHash: codeWordHashOf('a word') };
  const made = { partnerId: partner.id, by: 'a test', ...half };
  const { token } = await insertPasswordLink(server.db.sql, made, server.clock.now);
  server.clock.now = new Date(server.clock.now.getTime() + linkWaitMs);
  const password = 'an early evening';
  const anew = { token, word: 'a word', newPassword: password, confirmPassword: password };
  const reset = await ask(setPasswordByLink, anew);
  expect(await guess('opener', 11)).toBe('too_many_attempts');
  const entered = await ask(login, { username: 'opener', password }, reset.kept);
  expect(entered.reason).toBeNull();
});

test('the owner of a disabled account has known devices too, and is told why', async () => {
  await server.admit('resting');
  await server.db.owner.sql`update partner set status = 'disabled' where username_key = 'resting'`;
  const { reason, kept } = await ask(login, right('resting'));
  expect(reason).toBe('account_disabled');
  expect(await guess('resting', 11)).toBe('too_many_attempts');
  expect((await ask(login, right('resting'), kept)).reason).toBe('account_disabled');
});

test('the device tokens of a name share one limit, and end with its password', async () => {
  await server.admit('holder');
  const tokens: string[] = [];
  for (let at = 0; at < 8; at += 1) tokens.push((await ask(login, right('holder'))).kept);
  const told: (string | null)[] = [];
  for (const token of tokens) {
    for (let at = 0; at < 10; at += 1) told.push(await guess('holder', 1, token));
  }
  expect(told.filter((reason) => reason === 'credentials_wrong')).toHaveLength(50);

  const token = await logInAnew('holder');
  const newPassword = 'an early evening';
  const change = { oldPassword: testPassword, newPassword, confirmPassword: newPassword };
  const changed = await ask(updatePassword, change, '', '192.0.2.1', token);
  expect(changed.reason).toBeNull();
  expect(await guess('holder', 11)).toBe('too_many_attempts');
  const entered = { username: 'holder', password: newPassword };
  expect((await ask(login, entered, tokens[7])).reason).toBe('too_many_attempts');
  // The browser in which the owner changed the password got a new token.
  server.clock.now = new Date(server.clock.now.getTime() + 16 * 60_000);
  expect(await guess('holder', 11)).toBe('too_many_attempts');
  // The limit of known devices is free again, so only the end of its token keeps this one out.
  expect((await ask(login, entered, tokens[7])).reason).toBe('too_many_attempts');
  expect((await ask(login, entered, changed.kept)).reason).toBeNull();
});

test('a login from a device that is not known is told to its owner, and one from a known device is not', async () => {
  await server.admit('watchful');
  const told = async () => {
    const rows = await server.db.sql.count`
      select from notice n join partner p on p.id = n.partner_id
       where p.username = 'watchful' and n.what = 'login-new-device'`;
    return rows;
  };
  expect(await told()).toBe(0);
  const first = await ask(login, right('watchful'));
  expect(await told()).toBe(1);
  await ask(login, right('watchful'), first.kept);
  expect(await told()).toBe(1);
  await ask(login, { username: 'watchful', password: 'a guess' });
  expect(await told()).toBe(1);
});
