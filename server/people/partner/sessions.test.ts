import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { listNotifications } from '#contract/notification.ts';
import { updatePassword } from '#contract/password.ts';
import { endSession, listSessions, login, logout } from '#contract/session.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { quickPasswords } from './test-quick-passwords.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const logIn = async (username: string, password = testPassword) => {
  const answer = await server.ask(login, { username, password });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.token;
};

test('a token is dead after logout, and others live on', async () => {
  const firstToken = await server.admit('leaver');
  const secondToken = await logIn('leaver');
  await server.ask(logout, {}, { token: firstToken });
  expect(await server.ask(userInfo, {}, { token: firstToken })).toMatchObject({
    code: 503,
    data: { reason: 'session_expired' },
  });
  expect(await server.ask(userInfo, {}, { token: secondToken })).toMatchObject({ code: 200 });
});

test('a missing token is answered with 401, an invented one with 503', async () => {
  expect(await server.ask(userInfo, {})).toMatchObject({ code: 401 });
  expect(await server.ask(userInfo, {}, { token: 'x'.repeat(43) })).toMatchObject({ code: 503 });
});

test('partners see their own sessions and can end each of them', async () => {
  const ownToken = await server.admit('traveller');
  const otherToken = await logIn('traveller');
  const answer = await server.ask(listSessions, {}, { token: ownToken });
  if (answer.code !== 200) throw new Error(answer.msg);
  expect(answer.data.list).toHaveLength(2);
  const otherSession = answer.data.list.find(({ isThis }) => !isThis);
  await server.ask(endSession, { id: otherSession?.id }, { token: ownToken });
  expect(await server.ask(userInfo, {}, { token: otherToken })).toMatchObject({ code: 503 });
  expect(await server.ask(userInfo, {}, { token: ownToken })).toMatchObject({ code: 200 });
});

test('the session of another partner answers like one that does not exist', async () => {
  const ownToken = await server.admit('nosy');
  const foreignToken = await server.admit('private');
  const answer = await server.ask(listSessions, {}, { token: foreignToken });
  if (answer.code !== 200) throw new Error(answer.msg);
  const foreign = await server.ask(
    endSession,
    { id: answer.data.list[0]?.id },
    { token: ownToken },
  );
  const missing = await server.ask(
    endSession,
    { id: '00000000-0000-4000-8000-000000000000' },
    { token: ownToken },
  );
  expect(foreign).toEqual(missing);
  expect(reasonOf(foreign)).toBe('session_not_found');
  expect(await server.ask(userInfo, {}, { token: foreignToken })).toMatchObject({ code: 200 });
});

test('a session slides with use, ends after a week without, and after a month in any case', async () => {
  const start = server.clock.now;
  const day = 24 * 60 * 60 * 1000;
  const usedToken = await server.admit('regular');
  const unusedToken = await server.admit('absent');
  for (let days = 6; days < 30; days += 6) {
    server.clock.now = new Date(start.getTime() + days * day);
    expect(await server.ask(userInfo, {}, { token: usedToken })).toMatchObject({ code: 200 });
  }
  expect(await server.ask(userInfo, {}, { token: unusedToken })).toMatchObject({ code: 503 });
  server.clock.now = new Date(start.getTime() + 30 * day);
  expect(await server.ask(userInfo, {}, { token: usedToken })).toMatchObject({ code: 503 });
  server.clock.now = start;
});

test('a new password ends every session and is the only one that works', async () => {
  const firstToken = await server.admit('changer');
  const secondToken = await logIn('changer');
  const change = {
    oldPassword: testPassword,
    newPassword: 'an early evening',
    confirmPassword: 'an early evening',
  };
  expect(await server.ask(updatePassword, change, { token: firstToken })).toMatchObject({
    code: 200,
  });
  for (const token of [firstToken, secondToken]) {
    expect(await server.ask(userInfo, {}, { token })).toMatchObject({ code: 503 });
  }
  const oldLogin = await server.ask(login, { username: 'changer', password: testPassword });
  expect(reasonOf(oldLogin)).toBe('credentials_wrong');
  const token = await logIn('changer', 'an early evening');
  // Whoever changed the password, the owner is notified.
  const notifications = await server.ask(listNotifications, {}, { token });
  if (notifications.code !== 200) throw new Error(notifications.msg);
  const kinds = notifications.data.list.map(({ content }) => 'kind' in content && content.kind);
  expect(kinds).toContain('password-changed');
});

test.each([
  [{ oldPassword: 'not this one' }, 'password_old_wrong'],
  [{ newPassword: testPassword, confirmPassword: testPassword }, 'password_same_as_old'],
  [{ confirmPassword: 'a late evening' }, 'passwords_differ'],
  [{ newPassword: 'short', confirmPassword: 'short' }, 'password_too_short'],
])('a password change with %j is refused and changes nothing: %s', async (wrong, reason) => {
  const username = `keeper-${reason.replaceAll('_', '-')}`;
  const token = await server.admit(username);
  const change = {
    oldPassword: testPassword,
    newPassword: 'an early evening',
    confirmPassword: 'an early evening',
    ...wrong,
  };
  expect(reasonOf(await server.ask(updatePassword, change, { token }))).toBe(reason);
  expect(await server.ask(userInfo, {}, { token })).toMatchObject({ code: 200 });
  await logIn(username);
});

test('a stolen token cannot guess the old password', async () => {
  const token = await server.admit('robbed');
  const guess = (oldPassword: string) =>
    server.ask(
      updatePassword,
      { oldPassword, newPassword: 'taken over by me', confirmPassword: 'taken over by me' },
      { token },
    );
  const reasons = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => reasonOf(await guess(`guess ${index}`))),
  );
  expect(reasons.filter((reason) => reason === 'password_old_wrong')).toHaveLength(10);
  expect(reasonOf(await guess(testPassword))).toBe('too_many_attempts');
});
