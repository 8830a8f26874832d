import { generate } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPasskey,
  askNewPasskey,
  askPasskey,
  joinByLink,
  lookAtLink,
  signIn,
  signInByPasskey,
  whoAmI,
} from '#contract/desk/access.ts';
import { decideApproval, listApprovals, withdrawApproval } from '#contract/desk/approvals.ts';
import { listDeskNotices } from '#contract/desk/notices.ts';
import {
  changeStaffRoles,
  endSessionOfStaff,
  inviteStaff,
  listDeskLog,
  listSessionsOfStaff,
  listStaff,
  lockOutStaff,
  reinstateStaff,
  removePasskeyOfStaff,
  renewStaffLink,
} from '#contract/desk/staff.ts';
import { countWaiting } from '#contract/desk/waiting.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { makeTestPasskey } from '../../platform/webauthn/test-passkey.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import {
  admitStaff,
  approvedLink,
  askDesk,
  inviteWithSecond,
  proveAnew,
  type TestStaff,
} from '../test-desk.ts';

let server: TestServer;
let ada: TestStaff;
let bo: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  ada = await admitStaff(server, 'Ada Admin', 'admin');
  bo = await admitStaff(server, 'Bo Admin', 'admin');
});
afterAll(() => server.close());

const password = 'a long walk home';
const codeNow = (secret: string) =>
  generate({ secret, epoch: Math.floor(server.clock.now.getTime() / 1000) });
const nextCode = (secret: string) => {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  return codeNow(secret);
};
const rowOf = async (name: string) => {
  const row = (await ada.get(listStaff, {})).list.find((one) => one.name === name);
  if (!row) throw new Error(`${name} is not there`);
  return row;
};
const waitingFor = async (name: string) =>
  (await bo.get(listApprovals, {})).list.find(({ about }) => about.name === name)?.id ?? '';
const yes = (id: string) => ({ id, isApproved: true, reason: '' });

/** Joins with both halves, and returns the credentials from then on. */
async function joinWith(link: { token: string; word: string }) {
  const looked = await askDesk(server, lookAtLink, link);
  if (looked.code !== 200) throw new Error(looked.msg);
  const secret = looked.data.secret ?? '';
  const form = { ...link, password, code: await codeNow(secret) };
  const joined = await askDesk(server, joinByLink, form);
  if (joined.code !== 200) throw new Error(joined.msg);
  return { secret, cookie: joined.setCookie.split(';')[0] ?? '' };
}

const joined = async (name: string, ...roles: StaffRole[]) =>
  joinWith(await inviteWithSecond(ada, bo, { name, roles }));

test('no admin alone opens an account: one is shown the code word, another the link', async () => {
  const name = 'Ann Finance';
  const request = await ada.get(inviteStaff, { name, roles: ['finance'] });
  const { id, word } = request;
  expect((await ada.get(listStaff, {})).list.map((one) => one.name)).not.toContain(name);
  const alone = await ada.ask(decideApproval, yes(id));
  expect(reasonOf(alone)).toBe('second_person_needed');
  const twice = await bo.ask(inviteStaff, { name: 'ann  finance', roles: ['support'] });
  expect(reasonOf(twice)).toBe('desk_request_waiting');
  const { token } = await approvedLink(bo, request);
  // The confirmer has the link but not the word: it neither shows the secret nor lets them in.
  const looked = await askDesk(server, lookAtLink, { token });
  expect(looked).toMatchObject({ code: 200, data: { needsWord: true, secret: null } });
  const guess = { token, word: 'AAAA-AAAA-AAAA-AAAA' };
  expect(reasonOf(await askDesk(server, lookAtLink, guess))).toBe('desk_link_word_wrong');
  const both = await askDesk(server, lookAtLink, { token, word: word.toLowerCase() });
  const code = await codeNow(both.code === 200 ? (both.data.secret ?? '') : '');
  for (const half of ['', guess.word]) {
    const refused = await askDesk(server, joinByLink, { token, word: half, password, code });
    expect(reasonOf(refused)).toBe('desk_link_word_wrong');
  }
  const right = await askDesk(server, joinByLink, { token, word, password, code });
  expect(right).toMatchObject({ code: 200, data: { name, roles: ['finance'] } });
  const again = await bo.ask(decideApproval, yes(id));
  expect(reasonOf(again)).toBe('desk_request_decided');
});

/** How many wait for a second admin, as the menu shows everyone. */
async function waitingCount() {
  // A second look within seconds gets the cached answer.
  server.clock.now = new Date(server.clock.now.getTime() + 10_000);
  const { queues } = await bo.get(countWaiting, {});
  return queues.find(({ queue }) => queue === 'approvals')?.count;
}

test('roles change when a second admin confirms, more as well as fewer', async () => {
  const partner = await admitStaff(server, 'Mia Moves', 'support');
  const waiting = (await waitingCount()) ?? 0;
  const more = { id: partner.id, version: 1, roles: ['support', 'finance'] satisfies StaffRole[] };
  await ada.get(changeStaffRoles, more);
  expect(await waitingCount()).toBe(waiting + 1);
  expect((await rowOf('Mia Moves')).roles).toEqual(['support']);
  expect(reasonOf(await bo.ask(changeStaffRoles, more))).toBe('desk_request_waiting');
  const id = await waitingFor('Mia Moves');
  const alone = await ada.ask(decideApproval, yes(id));
  expect(reasonOf(alone)).toBe('second_person_needed');
  await bo.get(decideApproval, yes(id));
  expect(await waitingCount()).toBe(waiting);
  expect((await rowOf('Mia Moves')).roles).toEqual(['support', 'finance']);
  await ada.get(changeStaffRoles, { ...more, version: 2, roles: ['support'] });
  expect((await rowOf('Mia Moves')).roles).toEqual(['support', 'finance']);
  const { list } = await ada.get(listDeskLog, {});
  expect(list.slice(0, 3).map(({ act, by }) => [act, by])).toEqual([
    ['requested', 'Ada Admin'],
    ['staff-roles-changed', 'Bo Admin'],
    ['requested', 'Ada Admin'],
  ]);
});

test('one admin locks a colleague out, which everyone is told, and two let them in again', async () => {
  const partner = await admitStaff(server, 'Olga Out', 'finance');
  const clerk = await admitStaff(server, 'Cleo Clerk', 'support');
  const lock = { id: partner.id, version: 1, reason: 'lost a phone' };
  await ada.get(lockOutStaff, lock);
  expect(reasonOf(await partner.ask(whoAmI, {}))).toBe('desk_session_over');
  const told = { act: 'staff-locked-out', by: 'Ada Admin', about: { name: 'Olga Out' } };
  for (const reader of [bo, clerk]) {
    expect((await reader.get(listDeskNotices, {})).list[0]).toMatchObject(told);
  }
  expect(reasonOf(await bo.ask(lockOutStaff, { ...lock, version: 2 }))).toBe(
    'desk_changed_meanwhile',
  );

  await ada.get(reinstateStaff, { id: partner.id, version: 2 });
  const id = await waitingFor('Olga Out');
  expect(reasonOf(await ada.ask(decideApproval, yes(id)))).toBe('second_person_needed');
  expect((await rowOf('Olga Out')).isActive).toBe(false);
  await bo.get(decideApproval, yes(id));
  expect(await rowOf('Olga Out')).toMatchObject({ isActive: true, roles: ['finance'] });
  // Whoever was locked out reads it as well.
  const own = await server.db.sql.count`
    select from desk_notice where staff_id = ${partner.id} and act = 'staff-locked-out'`;
  expect(own).toBe(1);
});

test('nobody confirms more power for their own account', async () => {
  const third = await admitStaff(server, 'Tess Third', 'admin');
  const roles: StaffRole[] = ['admin', 'approver'];
  await ada.get(changeStaffRoles, { id: third.id, version: 1, roles });
  const id = await waitingFor('Tess Third');
  const own = await third.ask(decideApproval, yes(id));
  expect(reasonOf(own)).toBe('desk_not_oneself');
  await bo.get(decideApproval, yes(id));
  expect((await rowOf('Tess Third')).roles).toEqual(roles);
});

test('a colleague who has joined is no longer listed as invited', async () => {
  expect((await rowOf('Tess Third')).hasJoined).toBe(true);
});

test('a grant is not approved over what changed meanwhile, and its requester may withdraw it', async () => {
  const partner = await admitStaff(server, 'Cy Changed', 'support');
  const grant = { id: partner.id, version: 1, roles: ['approver' as const] };
  await ada.get(changeStaffRoles, grant);
  await bo.get(lockOutStaff, { id: partner.id, version: 1, reason: 'left the company' });
  const id = await waitingFor('Cy Changed');
  const late = await bo.ask(decideApproval, yes(id));
  expect(reasonOf(late)).toBe('desk_changed_meanwhile');
  await ada.get(withdrawApproval, { id, reason: '' });
  expect(await rowOf('Cy Changed')).toMatchObject({ roles: ['support'], isActive: false });
});

test('a new link locks out whoever holds the old phone, and of two who ask one is told', async () => {
  const name = 'Lou Lost';
  const { secret, cookie } = await joined(name, 'approver');
  const passkey = makeTestPasskey('http://localhost');
  await proveAnew(server, cookie, true);
  const asked = await askDesk(server, askNewPasskey, {}, cookie);
  const challenge = asked.code === 200 ? String(asked.data.challenge) : '';
  const made = { label: 'Phone', response: passkey.register(challenge) };
  await askDesk(server, addPasskey, made, cookie);
  const { id, version } = await rowOf(name);
  const answers = await Promise.all([
    ada.ask(renewStaffLink, { id, version }),
    bo.ask(renewStaffLink, { id, version }),
  ]);
  expect(answers.map(reasonOf).sort()).toEqual(['desk_request_waiting', null]);
  const asker = answers[0]?.code === 200 ? bo : ada;
  const [request] = answers.flatMap((one) => (one.code === 200 ? [one.data] : []));
  if (!request) throw new Error('nobody could request it');
  const link = await approvedLink(asker, request);
  expect(reasonOf(await askDesk(server, whoAmI, {}, cookie))).toBe('desk_session_over');
  const old = { name, password, code: await nextCode(secret) };
  expect(reasonOf(await askDesk(server, signIn, old))).toBe('desk_credentials_wrong');
  const question = await askDesk(server, askPasskey, {});
  const response = passkey.signIn(question.code === 200 ? String(question.data.challenge) : '');
  const byKey = await askDesk(server, signInByPasskey, { response });
  expect(reasonOf(byKey)).toBe('desk_passkey_wrong');
  const stale = await ada.ask(renewStaffLink, { id, version });
  expect(reasonOf(stale)).toBe('desk_changed_meanwhile');
  const anew = await joinWith(link);
  const { sessions, passkeys } = await ada.get(listSessionsOfStaff, { id });
  expect([sessions.length, passkeys.length]).toEqual([1, 0]);
  expect(await askDesk(server, whoAmI, {}, anew.cookie)).toMatchObject({ code: 200 });
});

test('removing one’s own passkey takes full proof, in the list of staff too', async () => {
  await proveAnew(server, ada.cookie, true);
  const { challenge } = await ada.get(askNewPasskey, {});
  const response = makeTestPasskey('http://localhost').register(String(challenge));
  await ada.get(addPasskey, { label: 'Own', response });
  const own = async () => (await ada.get(listSessionsOfStaff, { id: ada.id })).passkeys;
  const asked = { id: ada.id, passkeyId: (await own())[0]?.id ?? '' };
  expect(reasonOf(await ada.ask(removePasskeyOfStaff, asked))).toBe('desk_not_oneself');
  expect(await own()).toHaveLength(1);
});

test('an admin ends one session of another and forgets a passkey, which the log keeps', async () => {
  const { cookie } = await joined('Pia Phone', 'support');
  const { id } = await rowOf('Pia Phone');
  await proveAnew(server, cookie, true);
  const asked = await askDesk(server, askNewPasskey, {}, cookie);
  const challenge = asked.code === 200 ? String(asked.data.challenge) : '';
  const response = makeTestPasskey('http://localhost').register(challenge);
  await askDesk(server, addPasskey, { label: 'Phone', response }, cookie);
  const shown = await ada.get(listSessionsOfStaff, { id });
  const sessionId = shown.sessions[0]?.id ?? '';
  expect(reasonOf(await ada.ask(endSessionOfStaff, { id: bo.id, sessionId }))).toBe(
    'desk_not_found',
  );
  await ada.get(endSessionOfStaff, { id, sessionId });
  expect(reasonOf(await askDesk(server, whoAmI, {}, cookie))).toBe('desk_session_over');
  await ada.get(removePasskeyOfStaff, { id, passkeyId: shown.passkeys[0]?.id ?? '' });
  expect((await ada.get(listSessionsOfStaff, { id })).passkeys).toEqual([]);
  const acts = (await ada.get(listDeskLog, {})).list.slice(0, 2);
  expect(acts).toMatchObject([
    { act: 'passkey-removed', by: 'Ada Admin', about: { name: 'Pia Phone' } },
    { act: 'staff-session-ended', by: 'Ada Admin', about: { name: 'Pia Phone' } },
  ]);
  const told = await server.db.sql.many<{ name: string }>`
    select s.name from desk_notice n join staff s on s.id = n.staff_id
     where n.act = 'passkey-removed' and n.made_by = 'Ada Admin' order by 1`;
  const names = told.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Bo Admin', 'Pia Phone']));
});
