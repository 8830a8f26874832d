import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { setPasswordByLink, updatePassword } from '#contract/password.ts';
import { listSessions, login } from '#contract/session.ts';
import { linkWaitMs } from '#domain/partner/password-link.ts';
import { admitStaff, passwordLinkWithSecond } from '../../desk/test-desk.ts';
import { createTestServer, type TestServer, testPassword } from '../../test-server.ts';
import { quickPasswords } from './test-quick-passwords.ts';

let server: TestServer;
/** The next password comparison signals that it began, then waits for `end`. */
let heldComparison: { readonly begun: () => void; readonly end: Promise<void> } | null = null;
beforeAll(async () => {
  server = await createTestServer({
    ...quickPasswords,
    async matches(password, hash, lane) {
      const comparison = heldComparison;
      heldComparison = null;
      comparison?.begun();
      await comparison?.end;
      return quickPasswords.matches(password, hash, lane);
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
  heldComparison = { begun: begun.resolve, end: end.promise };
  const pendingLogin = server.ask(login, { username, password: testPassword });
  await begun.promise;
  expect(await change()).toMatchObject({ code: 200 });
  end.resolve();
  const answer = await pendingLogin;
  return answer.code === 200 ? answer.data.token : '';
}

async function expectLoggedOut(username: string, token: string) {
  expect(await server.ask(userInfo, {}, { token })).toMatchObject({ code: token ? 503 : 401 });
  const newLogin = await server.ask(login, { username, password: newPassword });
  const session = { token: newLogin.code === 200 ? newLogin.data.token : '' };
  const { data } = await server.ask(listSessions, {}, session);
  expect(data).toMatchObject({ list: [{ isThis: true }] });
}

test('a login with the old password fails if the password changes meanwhile', async () => {
  const ownToken = await server.admit('changer');
  const change = { oldPassword: testPassword, ...form };
  const token = await logInAround('changer', () =>
    server.ask(updatePassword, change, { token: ownToken }),
  );
  await expectLoggedOut('changer', token);
});

test('so does one when the password is set by a link', async () => {
  await server.admit('resetter');
  const partner = await server.db.sql.one<{ id: string }>`
    select id from partner where username_key = 'resetter'`;
  const first = await admitStaff(server, 'Ann First', 'support');
  const second = await admitStaff(server, 'Ben Second', 'support');
  const link = await passwordLinkWithSecond(first, second, partner.id);
  server.clock.now = new Date(server.clock.now.getTime() + linkWaitMs);
  const token = await logInAround('resetter', () =>
    server.ask(setPasswordByLink, { ...link, ...form }),
  );
  await expectLoggedOut('resetter', token);
});
