import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { makeObjection, objectionState } from '#contract/objection.ts';
import { askOwnSignature, setPasswordByPasskey } from '#contract/passkey.ts';
import { loginV2 } from '#contract/session.ts';
import { listCautions } from '../../programme/wallet/payout-caution-store.ts';
import { noticesOf } from '../../programme/wallet/test-pay-password.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { findPasswordResetAt } from './password-link-store.ts';
import { addTestPasskey, enterByPasskey, type TestPasskey } from './test-partner-passkey.ts';
import { quickPasswords } from './test-quick-passwords.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const later = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
};

/** An account with a passkey, a session of before and one that the passkey has just begun. */
async function forgetful(username: string) {
  const old = await server.admit(username);
  const passkey = await addTestPasskey(server, { token: old });
  later(1);
  const entered = await enterByPasskey(server, passkey);
  if (entered.code !== 200) throw new Error(entered.msg);
  const info = await server.ask(userInfo, {}, { token: old });
  if (info.code !== 200) throw new Error(info.msg);
  return { old, passkey, token: entered.data.token, id: info.data.id };
}

type Purpose = 'unlock' | 'password';

async function signed(passkey: TestPasskey, token: string, purpose: Purpose = 'password') {
  const asked = await server.ask(askOwnSignature, { purpose }, { token });
  return passkey.signIn(asked.code === 200 ? asked.data.challenge : '');
}

const form = { newPassword: 'an other evening', confirmPassword: 'an other evening' };

const set = (passkey: object, token: string) =>
  server.ask(setPasswordByPasskey, { ...form, passkey } as never, { token });

test('a partner who forgot the password sets a new one with a passkey, with the consequences of a reset', async () => {
  const { old, passkey, token, id } = await forgetful('moor');
  expect(await set(await signed(passkey, token), token)).toMatchObject({ code: 200 });
  expect(await server.ask(userInfo, {}, { token })).toMatchObject({ code: 503 });
  const enter = (password: string) => server.ask(loginV2, { username: 'moor', password });
  expect(reasonOf(await enter(testPassword))).toBe('credentials_wrong');
  expect(await enter(form.newPassword)).toMatchObject({ code: 200 });
  // The session of before reads and can object; the one that set the password is gone.
  const state = await server.ask(objectionState, {}, { token: old });
  expect(state).toMatchObject({ data: { isReadOnly: true } });
  expect(await findPasswordResetAt(server.db.sql, id)).toEqual(server.clock.now);
  expect(await noticesOf(server, 'moor')).toContain('password-by-passkey');
  expect(await listCautions(server.db.sql, id)).toContainEqual(
    expect.objectContaining({ what: 'login-password-by-passkey', begunBy: 'the partner' }),
  );
});

test('a signature sets a password once, of its own session, of its own account, for this alone', async () => {
  const { passkey, token, old } = await forgetful('buoy');
  const stranger = await forgetful('stranger');
  const refused = async (given: object, by = token) => reasonOf(await set(given, by));
  expect(await refused(await signed(passkey, token, 'unlock'))).toBe('passkey_wrong');
  expect(await refused(await signed(passkey, old))).toBe('passkey_wrong');
  expect(await refused(await signed(stranger.passkey, token))).toBe('passkey_wrong');
  const asked = await server.ask(askOwnSignature, { purpose: 'password' }, { token });
  const challenge = asked.code === 200 ? asked.data.challenge : '';
  expect(await refused(passkey.signIn(challenge, { isVerified: false }))).toBe('passkey_wrong');
  const right = await signed(passkey, token);
  later(6);
  expect(await refused(right)).toBe('passkey_wrong');
  const weak = { newPassword: 'buoy buoy', confirmPassword: 'buoy buoy' };
  const answer = await server.ask(
    setPasswordByPasskey,
    { ...weak, passkey: await signed(passkey, token) },
    { token },
  );
  expect(reasonOf(answer)).toBe('password_like_username');
  expect(await server.ask(userInfo, {}, { token })).toMatchObject({ code: 200 });
});

test('an objection ends the passkey that set the password, and no other sets one meanwhile', async () => {
  const { old, passkey, token } = await forgetful('wharf');
  const other = await addTestPasskey(server, { token: old }, 'Tablet');
  later(1);
  await set(await signed(passkey, token), token);
  later(1);
  expect(await server.ask(makeObjection, {}, { token: old })).toMatchObject({ code: 200 });
  expect(reasonOf(await enterByPasskey(server, passkey))).toBe('passkey_wrong');
  const entered = await enterByPasskey(server, other);
  if (entered.code !== 200) throw new Error(entered.msg);
  const mine = entered.data.token;
  expect(reasonOf(await set(await signed(other, mine), mine))).toBe('password_objected');
});
