import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginV2, updatePassword, userInfo } from '#contract/account.ts';
import { listActivity } from '#contract/deposit.ts';
import { helpLoginPassword, helpPayPassword, showPartner } from '#contract/desk/partners.ts';
import { lookAtPasswordLink, setPasswordByLink } from '#contract/password-link.ts';
import { payPasswordState } from '#contract/pay-password.ts';
import { payoutTerms } from '#contract/payout.ts';
import { linkWaitMs } from '#domain/account/password-link.ts';
import { quickPasswords } from '../account/quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../test-server.ts';
import { readyPartner } from '../wallet/test-partner.ts';
import { admitStaff, type TestStaff } from './test-desk.ts';
import { newPartner, told } from './test-people-traces.ts';

let server: TestServer;
let support: TestStaff;

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  support = await admitStaff(server, 'Sam Support', 'support');
});
afterAll(() => server.close());

const newPassword = 'a loud evening';
const form = { newPassword, confirmPassword: newPassword };

async function issue(id: string): Promise<string> {
  const { loginLink } = await support.get(showPartner, { id });
  const seen = loginLink?.expiresAt ?? null;
  const { address } = await support.get(helpLoginPassword, { id, seen, ...told });
  expect(address).toMatch(/^http:\/\/localhost\/#\/reset\?token=/);
  return address.split('token=')[1] ?? '';
}

const wait = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};

/** After a day nobody is signed in any more. */
async function freshSupport(name: string) {
  support = await admitStaff(server, name, 'support');
}

test('a link sets a new login password once, after the wait, and money stays for a day', async () => {
  const { id, token } = await readyPartner(server, 'lighthouse', '50.00');
  const link = await issue(id);
  const look = await server.ask(lookAtPasswordLink, { token: link });
  expect(look).toMatchObject({ code: 200, data: { username: 'lighthouse' } });
  const early = await server.ask(setPasswordByLink, { token: link, ...form });
  expect(reasonOf(early)).toBe('password_link_early');
  wait(linkWaitMs);
  const weak = { token: link, newPassword: 'lighthouse1', confirmPassword: 'lighthouse1' };
  expect(reasonOf(await server.ask(setPasswordByLink, weak))).toBe('password_like_username');
  const both = await Promise.all(
    [0, 1].map(() => server.ask(setPasswordByLink, { token: link, ...form })),
  );
  expect(both.map(({ code }) => code).sort()).toEqual([200, 400]);
  expect(reasonOf(await server.ask(lookAtPasswordLink, { token: link }))).toBe(
    'password_link_invalid',
  );
  expect(reasonOf(await server.ask(userInfo, {}, { token }))).toBe('session_expired');
  const username = 'lighthouse';
  const old = await server.ask(loginV2, { username, password: testPassword });
  expect(reasonOf(old)).toBe('credentials_wrong');
  const entered = await server.ask(loginV2, { username, password: newPassword });
  const own = { token: entered.code === 200 ? entered.data.token : '' };
  const acts = await server.ask(listActivity, {}, own);
  expect(acts.code === 200 && acts.data.list[0]).toMatchObject({
    by: 'Sam Support',
    act: 'password-link',
    ...told,
  });
  const notices = await server.db.sql<{ what: string }>(
    "select what from notice where partner_id = $1 and what like 'password-%' order by at",
    [id],
  );
  expect(notices.map(({ what }) => what)).toEqual(['password-link', 'password-reset']);
  const terms = await server.ask(payoutTerms, {}, own);
  expect(terms).toMatchObject({ data: { refusal: { reason: 'payout_password_reset' } } });
  wait(24 * 3_600_000);
  const later = await server.ask(payoutTerms, {}, own);
  expect(later).toMatchObject({ code: 200, data: { refusal: null } });
});

test('a new link ends the one before, and who knows the password ends it too', async () => {
  await freshSupport('Sue Support');
  const { id, token } = await newPartner(server, 'harbour');
  const first = await issue(id);
  const second = await issue(id);
  expect(reasonOf(await server.ask(lookAtPasswordLink, { token: first }))).toBe(
    'password_link_invalid',
  );
  expect((await support.get(showPartner, { id })).loginLink).not.toBeNull();
  const change = { oldPassword: testPassword, ...form };
  expect(await server.ask(updatePassword, change, { token })).toMatchObject({ code: 200 });
  expect(reasonOf(await server.ask(lookAtPasswordLink, { token: second }))).toBe(
    'password_link_invalid',
  );
  expect((await support.get(showPartner, { id })).loginLink).toBeNull();
});

test('of two who issue a login link at once one wins, and the other is told', async () => {
  const { id } = await newPartner(server);
  const other = await admitStaff(server, 'Sol Support', 'support');
  const asked = { id, seen: null, ...told };
  const both = await Promise.all(
    [support, other].map((staff) => staff.ask(helpLoginPassword, asked)),
  );
  expect(both.map(reasonOf).sort()).toEqual(['desk_changed_meanwhile', null]);
  const token = both
    .map((one) => (one.code === 200 ? one.data.address.split('=')[1] : ''))
    .join('');
  expect(await server.ask(lookAtPasswordLink, { token })).toMatchObject({ code: 200 });
});

test('nobody finds a link by trying', async () => {
  const reasons = [];
  for (let tries = 0; tries < 21; tries += 1) {
    const token = `guess ${tries}`;
    const answer = await server.ask(lookAtPasswordLink, { token }, { address: '192.0.2.77' });
    reasons.push(reasonOf(answer));
  }
  expect(reasons.slice(-2)).toEqual(['password_link_invalid', 'too_many_attempts']);
});

test('help with a transaction password begins the same wait as the app does, once', async () => {
  await freshSupport('Sid Support');
  const { id, token } = await readyPartner(server, 'dock', '0.00');
  const first = await support.get(helpPayPassword, { id, ...told });
  expect(Date.parse(first.usableAt) - server.clock.now.getTime()).toBe(24 * 3_600_000);
  expect(await support.get(helpPayPassword, { id, ...told })).toEqual(first);
  const state = await server.ask(payPasswordState, {}, { token });
  expect(state).toMatchObject({ data: { reset: { usableAt: first.usableAt, isUsable: false } } });
  const unset = { id: (await newPartner(server)).id, ...told };
  expect(reasonOf(await support.ask(helpPayPassword, unset))).toBe('desk_no_pay_password');
});
