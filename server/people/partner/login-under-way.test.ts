import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { setPasswordByLink, updatePassword } from '#contract/password.ts';
import { listSessions, login } from '#contract/session.ts';
import { linkWaitMs } from '#domain/partner/password-link.ts';
import { createTestServer, type TestServer, testPassword } from '../../test-server.ts';
import { codeWordHashOf } from './code-word.ts';
import { insertPasswordLink } from './password-link-store.ts';
import { quickPasswords } from './test-quick-passwords.ts';

let server: TestServer;
/** The next password comparison signals that it began, then waits for `end`. */
let next: { readonly begun: () => void; readonly end: Promise<void> } | null = null;
beforeAll(async () => {
  server = await createTestServer({
    ...quickPasswords,
    async matches(password, stored, lane) {
      const held = next;
      next = null;
      held?.begun();
      await held?.end;
      return quickPasswords.matches(password, stored, lane);
    },
  });
});
afterAll(() => server.close());

const newPassword = 'an early evening';
const form = { newPassword, confirmPassword: newPassword };

/** Logs in with the old password, and changes it during the comparison. */
async function logInAround(username: string, change: () => Promise<{ readonly code: number }>) {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  next = { begun: begun.resolve, end: end.promise };
  const underWay = server.ask(login, { username, password: testPassword });
  await begun.promise;
  expect(await change()).toMatchObject({ code: 200 });
  end.resolve();
  const answer = await underWay;
  return answer.code === 200 ? answer.data.token : '';
}

async function expectOut(username: string, token: string) {
  expect(await server.ask(userInfo, {}, { token })).toMatchObject({ code: token ? 503 : 401 });
  const anew = await server.ask(login, { username, password: newPassword });
  const own = { token: anew.code === 200 ? anew.data.token : '' };
  const { data } = await server.ask(listSessions, {}, own);
  expect(data).toMatchObject({ list: [{ isThis: true }] });
}

test('a login with the old password fails if the password changes meanwhile', async () => {
  const own = await server.admit('changer');
  const change = { oldPassword: testPassword, ...form };
  const token = await logInAround('changer', () =>
    server.ask(updatePassword, change, { token: own }),
  );
  await expectOut('changer', token);
});

test('so does one when the password is set by a link', async () => {
  await server.admit('resetter');
  const partner = await server.db.sql.one<{ id: string }>`
    select id from partner where username_key = 'resetter'`;
  const half = { askedBy: 'another test', codeWordHash: codeWordHashOf('a word') };
  const made = { partnerId: partner.id, by: 'a test', ...half };
  const link = await insertPasswordLink(server.db.sql, made, server.clock.now);
  server.clock.now = new Date(server.clock.now.getTime() + linkWaitMs);
  const token = await logInAround('resetter', () =>
    server.ask(setPasswordByLink, { token: link.token, word: 'a word', ...form }),
  );
  await expectOut('resetter', token);
});
