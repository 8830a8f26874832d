import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPasswordByLink, updatePassword } from '#contract/password.ts';
import { register } from '#contract/register.ts';
import type { Route } from '#contract/route.ts';
import { login, loginV2 } from '#contract/session.ts';
import { linkWaitMs } from '#domain/partner/password-link.ts';
import { admitStaff, passwordLinkWithSecond } from '../../desk/test-desk.ts';
import { createSecrets } from '../../platform/settings/secrets.ts';
import {
  createTestServer,
  reasonOf,
  registerForm,
  type TestServer,
  testPassword,
} from '../../test-server.ts';
import { quickPasswords } from './test-quick-passwords.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

/** Calls as a browser with this cookie; `storedCookie` is the cookie it keeps afterwards. */
async function callWithCookie(
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
  const setCookie = String(answer.headers['set-cookie'] ?? '');
  return {
    reason: reasonOf(answer.json()),
    setCookie,
    storedCookie: setCookie.split(';')[0] ?? '',
  };
}

async function logInAnew(username: string): Promise<string> {
  const answer = await server.ask(login, rightLogin(username));
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.token;
}

const rightLogin = (username: string) => ({ username, password: testPassword });

async function guess(username: string, count: number, cookie = '') {
  let lastReason: string | null = null;
  for (let index = 0; index < count; index += 1) {
    const wrongLogin = { username, password: 'a guess' };
    const answer = await callWithCookie(login, wrongLogin, cookie, `203.0.113.${index}`);
    lastReason = answer.reason;
  }
  return lastReason;
}

test('using up the attempts of a name does not lock out its owner’s known devices', async () => {
  await server.admit('harbour');
  await server.admit('elsewhere');
  const harbour = await callWithCookie(login, rightLogin('Harbour'));
  const elsewhere = await callWithCookie(login, rightLogin('elsewhere'));
  expect(await guess('harbour', 11)).toBe('too_many_attempts');
  for (const route of [login, loginV2]) {
    expect((await callWithCookie(route, rightLogin('harbour'))).reason).toBe('too_many_attempts');
    // Neither another account's token nor a forged one is worth anything here.
    const byForeignCookie = await callWithCookie(
      route,
      rightLogin('harbour'),
      elsewhere.storedCookie,
    );
    expect(byForeignCookie.reason).toBe('too_many_attempts');
    const byForgedCookie = await callWithCookie(
      route,
      rightLogin('harbour'),
      `${harbour.storedCookie.slice(0, -2)}xx`,
    );
    expect(byForgedCookie.reason).toBe('too_many_attempts');
    expect(
      (await callWithCookie(route, rightLogin('harbour'), `other=1; ${harbour.storedCookie}`))
        .reason,
    ).toBeNull();
  }
  // Trying from many addresses gains the attacker nothing and locks nobody out.
  expect(await guess('harbour', 30)).toBe('too_many_attempts');
  expect(
    (await callWithCookie(login, rightLogin('harbour'), harbour.storedCookie)).reason,
  ).toBeNull();
});

test('a known device cannot guess forever either, nor use up the attempts of others', async () => {
  await server.admit('guessed');
  const { storedCookie } = await callWithCookie(login, rightLogin('guessed'));
  expect(await guess('guessed', 10, storedCookie)).toBe('credentials_wrong');
  expect((await callWithCookie(login, rightLogin('guessed'), storedCookie)).reason).toBe(
    'too_many_attempts',
  );
  const device = storedCookie.split('=')[1]?.split('.')[0] ?? '';
  const { count } = await server.db.sql.one<{ count: number }>`
    select count from attempt where key = ${`loginOfDevice:${device}`}`;
  expect(count).toBe(11);
  expect((await callWithCookie(login, rightLogin('guessed'))).reason).toBeNull();
});

test('a device is given its token once, in a cookie that no script and no other site reads', async () => {
  await server.admit('keeper');
  await server.admit('second');
  const refused = await callWithCookie(login, { username: 'keeper', password: 'a guess' });
  expect(refused.setCookie).toBe('');

  const first = await callWithCookie(login, rightLogin('keeper'));
  const attributes = '; Max-Age=31536000; Path=/api/auth; HttpOnly; SameSite=Strict';
  expect(first.setCookie).toBe(first.storedCookie + attributes);
  expect(first.storedCookie).toMatch(/^reachbook_device=[\w-]{43}\.[\w-]{43}$/);
  const repeated = await callWithCookie(login, rightLogin('keeper'), first.storedCookie);
  expect(repeated).toEqual({ reason: null, setCookie: '', storedCookie: '' });
  const otherAccount = await callWithCookie(login, rightLogin('second'), first.storedCookie);
  expect(otherAccount.storedCookie).toMatch(/^reachbook_device=/);
  // Two devices of one account share nothing that would link them.
  const otherDevice = await callWithCookie(login, rightLogin('keeper'));
  const pieces = first.storedCookie.split(/[=.]/).slice(1);
  for (const piece of pieces) expect(otherDevice.storedCookie).not.toContain(piece);
});

test('over HTTPS the cookie is marked Secure', async () => {
  const proxy = { trustedProxies: ['192.0.2.9'] };
  const secure = await createTestServer(quickPasswords, {}, createSecrets(), proxy);
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
  const opened = await callWithCookie(register, form, '', '10.1.0.1');
  expect(await guess('opener', 11)).toBe('too_many_attempts');
  expect(
    (await callWithCookie(login, rightLogin('opener'), opened.storedCookie)).reason,
  ).toBeNull();

  const partner = await server.db.sql.one<{ id: string }>`
    select id from partner where username_key = 'opener'`;
  const first = await admitStaff(server, 'Ann First', 'support');
  const second = await admitStaff(server, 'Ben Second', 'support');
  const link = await passwordLinkWithSecond(first, second, partner.id);
  server.clock.now = new Date(server.clock.now.getTime() + linkWaitMs);
  const password = 'an early evening';

  const newForm = { ...link, newPassword: password, confirmPassword: password };
  const reset = await callWithCookie(setPasswordByLink, newForm);
  expect(await guess('opener', 11)).toBe('too_many_attempts');
  const entered = await callWithCookie(login, { username: 'opener', password }, reset.storedCookie);
  expect(entered.reason).toBeNull();
});

test('the owner of a disabled account has known devices too, and is told why', async () => {
  await server.admit('resting');
  await server.db.owner.sql`update partner set status = 'disabled' where username_key = 'resting'`;
  const { reason, storedCookie } = await callWithCookie(login, rightLogin('resting'));
  expect(reason).toBe('account_disabled');
  expect(await guess('resting', 11)).toBe('too_many_attempts');
  expect((await callWithCookie(login, rightLogin('resting'), storedCookie)).reason).toBe(
    'account_disabled',
  );
});

test('the device tokens of a name share one limit, and end with its password', async () => {
  await server.admit('holder');
  const tokens: string[] = [];
  for (let index = 0; index < 8; index += 1) {
    tokens.push((await callWithCookie(login, rightLogin('holder'))).storedCookie);
  }
  const reasons: (string | null)[] = [];
  for (const token of tokens) {
    for (let index = 0; index < 10; index += 1) reasons.push(await guess('holder', 1, token));
  }
  expect(reasons.filter((reason) => reason === 'credentials_wrong')).toHaveLength(50);

  const token = await logInAnew('holder');
  const newPassword = 'an early evening';
  const change = { oldPassword: testPassword, newPassword, confirmPassword: newPassword };
  const changed = await callWithCookie(updatePassword, change, '', '192.0.2.1', token);
  expect(changed.reason).toBeNull();
  expect(await guess('holder', 11)).toBe('too_many_attempts');
  const entered = { username: 'holder', password: newPassword };
  expect((await callWithCookie(login, entered, tokens[7])).reason).toBe('too_many_attempts');
  // The browser in which the owner changed the password got a new token.
  server.clock.now = new Date(server.clock.now.getTime() + 16 * 60_000);
  expect(await guess('holder', 11)).toBe('too_many_attempts');
  // The limit of known devices is free again, so only the end of its token keeps this one out.
  expect((await callWithCookie(login, entered, tokens[7])).reason).toBe('too_many_attempts');
  expect((await callWithCookie(login, entered, changed.storedCookie)).reason).toBeNull();
});

const android = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36';

test('the notice about a new device names it, if it is one that people know', async () => {
  await server.admit('named');
  const logInWith = (userAgent: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api${login.path}`,
      payload: rightLogin('named'),
      headers: { 'user-agent': userAgent },
    });
  await logInWith(android);
  await logInWith('<b>mine</b>');
  const notices = await server.db.sql.many<{ facts: object }>`
    select n.facts from notice n join partner p on p.id = n.partner_id
     where p.username = 'named' and n.what = 'login-new-device' order by n.facts::text desc`;
  expect(notices.map(({ facts }) => facts)).toEqual([{}, { device: 'Chrome · Android' }]);
});

test('a login from a device that is not known is told to its owner, and one from a known device is not', async () => {
  await server.admit('watchful');
  const countNotices = () =>
    server.db.sql.count`
      select from notice n join partner p on p.id = n.partner_id
       where p.username = 'watchful' and n.what = 'login-new-device'`;
  expect(await countNotices()).toBe(0);
  const first = await callWithCookie(login, rightLogin('watchful'));
  expect(await countNotices()).toBe(1);
  await callWithCookie(login, rightLogin('watchful'), first.storedCookie);
  expect(await countNotices()).toBe(1);
  await callWithCookie(login, { username: 'watchful', password: 'a guess' });
  expect(await countNotices()).toBe(1);
});
