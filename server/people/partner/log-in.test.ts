import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { login, loginV2 } from '#contract/session.ts';
import { texts as refusalTexts } from '#texts/de/refusals.ts';
import { insert } from '../../platform/database/database.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { quickPasswords } from './test-quick-passwords.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  await server.admit('harbour');
});
afterAll(() => server.close());

const right = { username: 'harbour', password: testPassword };

test('both versions of the login give a token that works', async () => {
  for (const route of [login, loginV2]) {
    const answer = await server.ask(route, right);
    if (answer.code !== 200) throw new Error(answer.msg);
    const info = await server.ask(userInfo, {}, { token: answer.data.token });
    expect(info).toMatchObject({ code: 200, data: { username: 'harbour', entry: 'register' } });
  }
});

test('the case of a username does not matter, that of a password does', async () => {
  expect(await server.ask(login, { ...right, username: 'HARBOUR' })).toMatchObject({ code: 200 });
  const shouted = { ...right, password: testPassword.toUpperCase() };
  expect(reasonOf(await server.ask(login, shouted))).toBe('credentials_wrong');
});

test('a wrong name and a wrong password are answered alike', async () => {
  const wrongName = await server.ask(login, { ...right, username: 'nobody' });
  const wrongPassword = await server.ask(login, { ...right, password: 'something else' });
  expect(wrongName).toEqual(wrongPassword);
  expect(wrongName).toMatchObject({ code: 400, msg: 'The username or password is wrong.' });
});

test.each([
  ['not-activated', 402, 'account_not_activated'],
  ['disabled', 403, 'account_disabled'],
  ['cancelled', 404, 'account_cancelled'],
] as const)(
  'an account that is %s is told so only after the right password',
  async (status, code, reason) => {
    const username = `shop-${status}`;
    const token = await server.admit(username);
    await server.db.owner.sql`
      update partner set status = ${status}, language = 'de' where username_key = ${username}`;
    const wrong = await server.ask(login, { username, password: 'something else' });
    expect(reasonOf(wrong)).toBe('credentials_wrong');
    const answer = await server.ask(login, { username, password: testPassword });
    const msg = refusalTexts[reason];
    expect(answer).toMatchObject({ code, msg, data: { reason, facts: { lang: 'de' } } });
    expect(await server.ask(userInfo, {}, { token })).toMatchObject({ code });
  },
);

test('after ten wrong passwords in a quarter of an hour, the next is not even compared', async () => {
  await server.admit('guessed');
  const guess = (password: string, index: number) =>
    server.ask(login, { username: 'guessed', password }, { address: `203.0.113.${index}` });
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, index) => guess('wrong one', index)),
  );
  const reasons = guesses.map(reasonOf);
  expect(reasons.filter((reason) => reason === 'credentials_wrong')).toHaveLength(10);
  expect(reasons.filter((reason) => reason === 'too_many_attempts')).toHaveLength(20);
  expect(await guess(testPassword, 99)).toMatchObject({
    msg: 'Too many attempts. Try again in 15 minutes.',
    data: { facts: { minutes: 15 } },
  });
  server.clock.now = new Date(server.clock.now.getTime() + 15 * 60_000);
  expect(await guess(testPassword, 99)).toMatchObject({ code: 200 });
});

test('one address may not try many names', async () => {
  await insert(server.db.sql, 'attempt', {
    key: 'loginFromAddress:198.18.0.1',
    count: 300,
    until: new Date(server.clock.now.getTime() + 60_000),
  });
  const answer = await server.ask(login, right, { address: '198.18.0.1' });
  expect(reasonOf(answer)).toBe('too_many_attempts');
});

test('correct logins do not use up attempts', async () => {
  for (let round = 0; round < 15; round += 1) {
    expect(await server.ask(login, right)).toMatchObject({ code: 200 });
  }
});

test('nor does the right password of an account that may not be used', async () => {
  await server.admit('resting');
  await server.db.owner.sql`update partner set status = 'disabled' where username_key = 'resting'`;
  for (let round = 0; round < 12; round += 1) {
    const answer = await server.ask(login, { ...right, username: 'resting' });
    expect(reasonOf(answer)).toBe('account_disabled');
  }
});

test('with the real hash, neither the token nor the password is in the database', async () => {
  const real = await createTestServer();
  onTestFinished(() => real.close());
  await real.admit('harbour');
  const wrong = await real.ask(login, { ...right, password: 'something else' });
  expect(reasonOf(wrong)).toBe('credentials_wrong');
  const answer = await real.ask(login, right);
  if (answer.code !== 200) throw new Error(answer.msg);
  const rows = await real.db.sql.many`select s::text, p::text from session s, partner p`;
  const dump = JSON.stringify(rows);
  expect(dump).not.toContain(answer.data.token);
  expect(dump).not.toContain(Buffer.from(answer.data.token).toString('hex'));
  expect(dump).not.toContain(testPassword);
  expect(dump).toContain('$argon2id$');
});
