import { afterAll, beforeAll, expect, test } from 'vitest';
import { editUserInfo } from '#contract/account.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

test.each([
  [{ lang: 'de' }, 'Benutzername oder Passwort ist falsch.'],
  [{ lang: 'de-AT' }, 'Benutzername oder Passwort ist falsch.'],
  [{ 'accept-language': 'de;q=0.8, en;q=0.5' }, 'The username or password is wrong.'],
  [{ lang: 'en', 'accept-language': 'de' }, 'The username or password is wrong.'],
  [{}, 'The username or password is wrong.'],
])('with the headers %j the message is: %s', async (headers, msg) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json', ...headers },
    payload: { username: `nobody-${Math.random()}`, password: 'x' },
  });
  expect(response.json()).toMatchObject({ msg });
});

test('without a lang header a member is answered in the language of the account', async () => {
  const german = await server.admit('kaffee');
  await server.db.sql`update partner set language = 'de' where username_key = 'kaffee'`;
  const answer = await server.ask(editUserInfo, {}, { token: german });
  expect(answer.msg).toBe('Sie haben nichts geändert.');
});

test('so is a member whose request reaches no call', async () => {
  const german = await server.admit('strudel');
  await server.db.sql`update partner set language = 'de' where username_key = 'strudel'`;
  const say = async (url: string, type: string, payload: string, lang?: string) => {
    const headers = { 'x-ct': german, 'content-type': type, ...(lang && { lang }) };
    return (await server.app.inject({ method: 'POST', url, headers, payload })).json().msg;
  };
  const notJson = 'Wir konnten die Anfrage nicht lesen: Sie muss als JSON gesendet werden.';
  expect(await say('/api/auth/login', 'application/json', '{')).toBe(notJson);
  expect(await say('/api/auth/login', 'text/plain', 'hello')).toBe(notJson);
  expect(await say('/api/no/such', 'application/json', '{}')).toBe('Diesen Aufruf gibt es nicht.');
  const large = JSON.stringify('x'.repeat(70_000));
  expect(await say('/api/auth/login', 'application/json', large)).toBe('Die Anfrage ist zu groß.');
  const english = 'This call doesn’t exist.';
  expect(await say('/api/no/such', 'application/json', '{}', 'en')).toBe(english);
});
