import { generate } from 'otplib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPasskey,
  askNewPasskey,
  askNewSecret,
  changeOwnPassword,
  changeOwnSecret,
  joinByLink,
  lookAtLink,
  removePasskey,
  signIn,
  whoAmI,
} from '#contract/desk/access.ts';
import { decideApproval } from '#contract/desk/approvals.ts';
import { listDeskNotices, readDeskNotice } from '#contract/desk/notices.ts';
import { askProofPasskey, proveByCode, proveByPasskey, proveInDemo } from '#contract/desk/proof.ts';
import { listDeskLog } from '#contract/desk/staff.ts';
import type { StaffRole } from '#domain/desk/role.ts';
import { freshFactorMs } from '#domain/desk/session.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { makeTestPasskey } from '../../platform/webauthn/test-passkey.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, askDesk, inviteWithSecond, type TestStaff } from '../test-desk.ts';

let server: TestServer;
let ada: TestStaff;
let bo: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  ada = await admitStaff(server, 'Ada Admin', 'admin');
  bo = await admitStaff(server, 'Bo Admin', 'admin');
});
afterAll(() => server.close());

const origin = 'http://localhost';
const password = 'a long walk home';
const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};
const codeNow = (secret: string) =>
  generate({ secret, epoch: Math.floor(server.clock.now.getTime() / 1000) });
const nextCode = (secret: string) => {
  later(60_000);
  return codeNow(secret);
};
const cookieOf = ({ setCookie }: { setCookie: string }) => setCookie.split(';')[0] ?? '';

async function joined(name: string, ...roles: StaffRole[]) {
  const link = await inviteWithSecond(ada, bo, { name, roles });
  const looked = await askDesk(server, lookAtLink, link);
  const secret = looked.code === 200 ? (looked.data.secret ?? '') : '';
  const answer = await askDesk(server, joinByLink, {
    ...link,
    password,
    code: await codeNow(secret),
  });
  return { secret, cookie: cookieOf(answer) };
}

const nobody = { id: '00000000-0000-4000-8000-000000000000', isApproved: true };

test('a decision asks for a second factor that is minutes old; signing in counts as one', async () => {
  const { secret, cookie } = await joined('Fay Fresh', 'admin');
  const decide = async () => reasonOf(await askDesk(server, decideApproval, nobody, cookie));
  expect(await decide()).toBe('desk_not_found');
  later(freshFactorMs);
  expect(await decide()).toBe('desk_factor_stale');
  expect(await askDesk(server, whoAmI, {}, cookie)).toMatchObject({ code: 200 });
  const wrong = await askDesk(server, proveByCode, { code: '000000' }, cookie);
  expect(reasonOf(wrong)).toBe('desk_code_wrong');
  expect(await decide()).toBe('desk_factor_stale');
  const code = await nextCode(secret);
  expect(await askDesk(server, proveByCode, { code }, cookie)).toMatchObject({ code: 200 });
  expect(await decide()).toBe('desk_not_found');
  const again = await askDesk(server, proveByCode, { code }, cookie);
  expect(reasonOf(again)).toBe('desk_code_wrong');
});

test('an open desk alone adds no passkey, and neither does a code without the password', async () => {
  const { secret, cookie } = await joined('Walt Walked-Away', 'approver');
  const ask = async () => reasonOf(await askDesk(server, askNewPasskey, {}, cookie));
  expect(await ask()).toBe('desk_proof_needed');
  await askDesk(server, proveByCode, { code: await nextCode(secret) }, cookie);
  expect(await ask()).toBe('desk_proof_needed');
  const wrong = { code: await nextCode(secret), password: 'not the password' };
  const refused = await askDesk(server, proveByCode, wrong, cookie);
  expect(reasonOf(refused)).toBe('desk_credentials_wrong');
  expect(reasonOf(await askDesk(server, proveInDemo, {}, cookie))).toBe('desk_proof_needed');
  expect(await ask()).toBe('desk_proof_needed');
  await askDesk(server, proveByCode, { code: await nextCode(secret), password }, cookie);
  expect(await ask()).toBe(null);
});

test('a passkey proves its owner and nobody else, and one proof is good for one change', async () => {
  const { secret, cookie } = await joined('Kay Keys', 'support');
  const elsewhere = { name: 'Kay Keys', password, code: await nextCode(secret) };
  const second = cookieOf(await askDesk(server, signIn, elsewhere));
  await askDesk(server, proveByCode, { code: await nextCode(secret), password }, cookie);
  const passkey = makeTestPasskey(origin);
  const asked = await askDesk(server, askNewPasskey, {}, cookie);
  const challenge = asked.code === 200 ? String(asked.data.challenge) : '';
  const made = { label: 'Phone', response: passkey.register(challenge) };
  expect(await askDesk(server, addPasskey, made, cookie)).toMatchObject({ code: 200 });
  expect(reasonOf(await askDesk(server, whoAmI, {}, second))).toBe('desk_session_over');
  const id = String(made.response.id);
  const remove = async () => reasonOf(await askDesk(server, removePasskey, { id }, cookie));
  expect(await remove()).toBe('desk_proof_needed');
  const question = async (whose: string) => {
    const answer = await askDesk(server, askProofPasskey, {}, whose);
    return passkey.signIn(answer.code === 200 ? String(answer.data.challenge) : '');
  };
  const foreign = { response: await question(ada.cookie) };
  const refused = await askDesk(server, proveByPasskey, foreign, ada.cookie);
  expect(reasonOf(refused)).toBe('desk_passkey_wrong');
  const own = { response: await question(cookie) };
  expect(await askDesk(server, proveByPasskey, own, cookie)).toMatchObject({ code: 200 });
  expect(await remove()).toBe(null);
});

test('password and codes are changed after a proof; other sessions end, admins are told', async () => {
  const name = 'Olga Owner';
  const { secret, cookie } = await joined(name, 'support');
  const newPassword = 'another long walk home';
  const change = (given: string) =>
    askDesk(server, changeOwnPassword, { newPassword: given }, cookie);
  expect(reasonOf(await change(newPassword))).toBe('desk_proof_needed');
  await askDesk(server, proveByCode, { code: await nextCode(secret), password }, cookie);
  expect(reasonOf(await change('a short one'))).toBe('password_too_short');
  expect(await change(newPassword)).toMatchObject({ code: 200 });
  const asked = await askDesk(server, askNewSecret, {}, cookie);
  const { secret: next, sealed } = asked.code === 200 ? asked.data : { secret: '', sealed: '' };
  const proof = { code: await nextCode(secret), password: newPassword };
  await askDesk(server, proveByCode, proof, cookie);
  const form = { sealed, newCode: await codeNow(next) };
  expect(await askDesk(server, changeOwnSecret, form, cookie)).toMatchObject({ code: 200 });
  const old = { name, password: newPassword, code: await nextCode(secret) };
  expect(reasonOf(await askDesk(server, signIn, old))).toBe('desk_credentials_wrong');
  const now = { ...old, code: await codeNow(next) };
  expect(await askDesk(server, signIn, now)).toMatchObject({ code: 200 });
  const acts = ['own-codes-changed', 'own-password-changed'];
  const { list: log } = await ada.get(listDeskLog, { by: name });
  expect(log.map(({ act }) => act)).toEqual(acts);
  const own = await askDesk(server, listDeskNotices, {}, cookie);
  expect(own.code === 200 && own.data.list.map(({ act }) => act)).toEqual(acts);
  for (const admin of [ada, bo]) {
    const { list } = await admin.get(listDeskNotices, {});
    const about = list.filter(({ by }) => by === name);
    expect(about.map(({ act }) => act)).toEqual(acts);
    await admin.get(readDeskNotice, { id: about[0]?.id ?? '' });
    const left = (await admin.get(listDeskNotices, {})).list.filter(({ by }) => by === name);
    expect(left).toHaveLength(1);
  }
});
