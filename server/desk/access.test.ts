import { randomUUID } from 'node:crypto';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askPasskey,
  endDeskSession,
  enterByLink,
  joinByLink,
  listDeskSessions,
  lookAtLink,
  signIn,
  signOut,
  whoAmI,
} from '#contract/desk/access.ts';
import { issueCodes, listCodes, revokeCodes } from '#contract/desk/codes.ts';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import {
  changeStaffRoles,
  listDeskLog,
  listStaff,
  lockOutStaff,
  renewStaffLink,
} from '#contract/desk/staff.ts';
import { previewCode } from '#contract/register.ts';
import { staffRoles } from '#domain/desk/role.ts';
import { attemptLimits } from '#domain/partner/attempts.ts';
import { quickPasswords } from '../people/partner/test-quick-passwords.ts';
import { addLink } from '../platform/one-time-token/one-time-token-store.ts';
import { createTestServer, reasonOf, type TestServer } from '../test-server.ts';
import { admitStaff, askDesk, inviteWithSecond, type TestStaff, withSecond } from './test-desk.ts';

let server: TestServer;
let admin: TestStaff;
let other: TestStaff;

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  admin = await admitStaff(server, 'Ada Admin', 'admin');
  other = await admitStaff(server, 'Otto Admin', 'admin');
});
afterAll(() => server.close());

const hour = 60 * 60 * 1000;
const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};
const cookieOf = ({ setCookie }: { setCookie: string }) => setCookie.split(';')[0] ?? '';
const codeNow = (secret: string) =>
  generate({ secret, epoch: Math.floor(server.clock.now.getTime() / 1000) });
const password = 'a long walk home';

async function join(name: string, ...roles: ('support' | 'finance')[]) {
  const link = await inviteWithSecond(admin, other, { name, roles });
  const look = await askDesk(server, lookAtLink, link);
  if (look.code !== 200) throw new Error(look.msg);
  const secret = look.data.secret ?? '';
  const form = { ...link, password, code: await codeNow(secret) };
  return { secret, form, answer: await askDesk(server, joinByLink, form) };
}

test('an invited person joins by a link, once, with a password and one-time codes', async () => {
  const { secret, form, answer } = await join('Sam Support', 'support');
  expect(answer).toMatchObject({ code: 200, data: { name: 'Sam Support', roles: ['support'] } });
  expect(answer.setCookie).toContain('Path=/desk; HttpOnly; SameSite=Strict');
  expect(reasonOf(await askDesk(server, joinByLink, form))).toBe('desk_link_invalid');
  const who = await askDesk(server, whoAmI, {}, cookieOf(answer));
  expect(who).toMatchObject({ code: 200, data: { name: 'Sam Support' } });
  const name = 'sam  support';
  const used = await codeNow(secret);
  // The code used to join is spent.
  const again = await askDesk(server, signIn, { name, password, code: used });
  expect(reasonOf(again)).toBe('desk_credentials_wrong');
  later(60_000);
  const right = { name, password, code: await codeNow(secret) };
  for (const wrong of [
    { ...right, password: 'another one' },
    { ...right, name: 'Nobody' },
    { ...right, code: '000000' },
  ]) {
    expect(reasonOf(await askDesk(server, signIn, wrong))).toBe('desk_credentials_wrong');
  }
  const both = await Promise.all([askDesk(server, signIn, right), askDesk(server, signIn, right)]);
  expect(both.filter(({ code }) => code === 200)).toHaveLength(1);
});

test('a wrong code or a weak password leaves the link as it was', async () => {
  const link = await inviteWithSecond(admin, other, { name: 'Wanda', roles: ['support'] });
  const look = await askDesk(server, lookAtLink, link);
  const secret = look.code === 200 ? (look.data.secret ?? '') : '';
  const code = await codeNow(secret);
  const weak = await askDesk(server, joinByLink, { ...link, password: 'short', code });
  expect(reasonOf(weak)).toBe('password_too_short');
  const wrong = await askDesk(server, joinByLink, { ...link, password, code: '000000' });
  expect(reasonOf(wrong)).toBe('desk_code_wrong');
  const right = await askDesk(server, joinByLink, { ...link, password, code });
  expect(right).toMatchObject({ code: 200 });
});

test('guessing links is limited, and strangers behind the same address do not close a right one', async () => {
  const { most } = attemptLimits.deskFromAddress;
  const look = (token: string, word = '') => askDesk(server, lookAtLink, { token, word });
  for (let nth = 0; nth < most; nth += 1) await look(`guess-${nth}`);
  expect(reasonOf(await look('guess'))).toBe('too_many_attempts');
  const link = await inviteWithSecond(admin, other, { name: 'Lena', roles: ['support'] });
  expect(reasonOf(await look(link.token, 'another word'))).toBe('too_many_attempts');
  expect(await look(link.token, link.word)).toMatchObject({ code: 200, data: { name: 'Lena' } });
  later(15 * 60_000);
});

test('guessing a staff password is limited', async () => {
  const guess = { name: 'Ada Admin', password: 'a guess', code: '123456' };
  const answers = [];
  for (let tries = 0; tries < 11; tries += 1) answers.push(await askDesk(server, signIn, guess));
  expect(answers.map(reasonOf).slice(-2)).toEqual(['desk_credentials_wrong', 'too_many_attempts']);
});

test('using up the attempts of a name locks out neither its owner’s known devices nor passkeys', async () => {
  const { secret, answer } = await join('Nina Named', 'support');
  const device = answer.setCookies.find((one) => one.startsWith('reachbook_desk_device='));
  expect(device).toContain('; Max-Age=31536000; Path=/desk; HttpOnly; SameSite=Strict');
  const known = device?.split(';')[0] ?? '';
  const guess = { name: 'Nina Named', password: 'a guess', code: '123456' };
  const tries = async (count: number, cookie: string) => {
    let last = '';
    for (let at = 0; at < count; at += 1) {
      last = reasonOf(await askDesk(server, signIn, guess, cookie)) ?? '';
    }
    return last;
  };
  expect(await tries(11, '')).toBe('too_many_attempts');
  later(60_000);
  const right = { name: 'Nina Named', password, code: await codeNow(secret) };
  expect(reasonOf(await askDesk(server, signIn, right))).toBe('too_many_attempts');
  // Another person's device cookie is not valid for this one.
  const { answer: others } = await join('Olaf Other', 'support');
  const foreign = others.setCookies.at(-1)?.split(';')[0] ?? '';
  expect(reasonOf(await askDesk(server, signIn, right, foreign))).toBe('too_many_attempts');
  expect(await askDesk(server, signIn, right, known)).toMatchObject({ code: 200 });
  expect(await tries(11, known)).toBe('too_many_attempts');
  expect(await askDesk(server, askPasskey, {})).toMatchObject({ code: 200 });
});

test('a link that signs in by itself exists only in a demo, and works once', async () => {
  const guest = await admitStaff(server, 'Guest', 'support');
  const expiresAt = new Date(server.clock.now.getTime() + hour);
  const link = { ownerId: guest.id, expiresAt, codeWordHash: null, details: {} };
  const toEnter = { ...link, purpose: 'enter-desk' } as const;
  const token = await addLink(server.db.sql, toEnter, server.clock.now);
  expect(await askDesk(server, enterByLink, { token })).toMatchObject({ code: 200 });
  expect(reasonOf(await askDesk(server, enterByLink, { token }))).toBe('desk_link_invalid');
});

test('sessions are listed, ended one by one, and end by themselves', async () => {
  const first = await admitStaff(server, 'Sessions', 'support');
  const { sessions } = await first.get(listDeskSessions, {});
  expect(sessions).toMatchObject([{ isThis: true, device: 'a test' }]);
  later(2 * hour);
  expect(reasonOf(await first.ask(whoAmI, {}))).toBe('desk_session_over');
  admin = await admitStaff(server, 'Ada Anew', 'admin');
  const another = await admitStaff(server, 'Another', 'support');
  const [own] = (await another.get(listDeskSessions, {})).sessions;
  expect(reasonOf(await admin.ask(endDeskSession, { id: own?.id ?? '' }))).toBe('desk_not_found');
  await another.get(signOut, {});
  expect(reasonOf(await another.ask(whoAmI, {}))).toBe('desk_session_over');
});

test('an admin locks another out alone, two change roles, and nobody does either to themselves', async () => {
  const partner = await admitStaff(server, 'Moves', 'admin');
  const second = await admitStaff(server, 'Second Admin', 'admin');
  const change = { id: partner.id, version: 1, roles: ['support' as const] };
  await withSecond(admin, second).get(changeStaffRoles, change);
  expect(reasonOf(await partner.ask(listStaff, {}))).toBe('desk_role_missing');
  const stale = await admin.ask(changeStaffRoles, change);
  expect(reasonOf(stale)).toBe('desk_changed_meanwhile');
  const own = { ...change, id: admin.id };
  expect(reasonOf(await admin.ask(changeStaffRoles, own))).toBe('desk_not_oneself');
  const renewed = await admin.ask(renewStaffLink, { id: admin.id, version: 1 });
  expect(reasonOf(renewed)).toBe('desk_not_oneself');
  const out = { id: partner.id, version: 2, reason: 'left a laptop on the train' };
  expect(reasonOf(await admin.ask(lockOutStaff, { ...out, id: admin.id }))).toBe(
    'desk_not_oneself',
  );
  await admin.get(lockOutStaff, out);
  expect(reasonOf(await partner.ask(whoAmI, {}))).toBe('desk_session_over');
  const acts = (await admin.get(listDeskLog, {})).list.map(({ act }) => act);
  expect(acts.slice(0, 3)).toEqual(['staff-locked-out', 'staff-roles-changed', 'requested']);
});

test('codes are issued in batches, shown once, and open accounts', async () => {
  const support = await admitStaff(server, 'Codes', 'support');
  const asked = { requestId: randomUUID(), count: 3, days: 7 };
  const issued = await support.get(issueCodes, asked);
  // A repeated press after a lost answer gives the same codes, and no others.
  expect(await support.get(issueCodes, asked)).toEqual(issued);
  const { codes, batch } = issued;
  expect(new Set(codes.map(({ code }) => code)).size).toBe(3);
  const { list } = await support.get(listCodes, { state: 'unused' });
  expect(list.filter(({ issuedBy }) => issuedBy === 'Codes')).toHaveLength(3);
  expect(JSON.stringify(list)).not.toContain(codes[0]?.code);
  const preview = async (at: number) =>
    reasonOf(await server.ask(previewCode, { licenseKey: codes[at]?.code ?? '' }));
  await support.get(revokeCodes, { id: codes[0]?.id ?? '', batch: null });
  expect(await preview(0)).toBe('code_revoked');
  expect(await preview(1)).toBeNull();
  expect(await support.get(revokeCodes, { id: null, batch })).toEqual({ count: 2 });
  expect(await preview(1)).toBe('code_revoked');
  const again = await support.ask(revokeCodes, { id: null, batch });
  expect(reasonOf(again)).toBe('desk_not_found');
});

test('every call is refused to strangers, to other roles, and without its header', async () => {
  const byRole = new Map<string, TestStaff>();
  for (const role of staffRoles) byRole.set(role, await admitStaff(server, `Only ${role}`, role));
  for (const route of Object.values(deskRoutes)) {
    if (route.roles === 'nobody') continue;
    expect(reasonOf(await askDesk(server, route, {})), route.path).toBe('desk_not_signed_in');
    if (route.roles === 'everyone') continue;
    const allowed: readonly string[] = route.roles;
    for (const [role, staff] of byRole) {
      const reason = reasonOf(await staff.ask(route, {} as never));
      if (allowed.includes(role)) expect(reason, route.path).not.toBe('desk_role_missing');
      else expect(reason, `${route.path} as ${role}`).toBe('desk_role_missing');
    }
  }
  const plain = await server.app.inject({
    url: '/desk/api/me',
    headers: { cookie: admin.cookie },
  });
  expect(plain.json()).toMatchObject({ code: 401 });
});
