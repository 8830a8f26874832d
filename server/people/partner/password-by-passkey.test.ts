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

const advanceClock = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
};

/** An account with a passkey, an old session and one that the passkey has just begun. */
async function admitForgetful(username: string) {
  const oldToken = await server.admit(username);
  const passkey = await addTestPasskey(server, { token: oldToken });
  advanceClock(1);
  const entered = await enterByPasskey(server, passkey);
  if (entered.code !== 200) throw new Error(entered.msg);
  const info = await server.ask(userInfo, {}, { token: oldToken });
  if (info.code !== 200) throw new Error(info.msg);
  return { oldToken, passkey, token: entered.data.token, id: info.data.id };
}

type Purpose = 'unlock' | 'password';

async function sign(passkey: TestPasskey, token: string, purpose: Purpose = 'password') {
  const answer = await server.ask(askOwnSignature, { purpose }, { token });
  return passkey.signIn(answer.code === 200 ? answer.data.challenge : '');
}

const form = { newPassword: 'an other evening', confirmPassword: 'an other evening' };

const setPassword = (passkey: object, token: string) =>
  server.ask(setPasswordByPasskey, { ...form, passkey } as never, { token });

test('a partner who forgot the password sets a new one with a passkey, with the consequences of a reset', async () => {
  const { oldToken, passkey, token, id } = await admitForgetful('moor');
  expect(await setPassword(await sign(passkey, token), token)).toMatchObject({ code: 200 });
  expect(await server.ask(userInfo, {}, { token })).toMatchObject({ code: 503 });
  const enter = (password: string) => server.ask(loginV2, { username: 'moor', password });
  expect(reasonOf(await enter(testPassword))).toBe('credentials_wrong');
  expect(await enter(form.newPassword)).toMatchObject({ code: 200 });
  // The session of before reads and can object; the one that set the password is gone.
  const state = await server.ask(objectionState, {}, { token: oldToken });
  expect(state).toMatchObject({ data: { isReadOnly: true } });
  expect(await findPasswordResetAt(server.db.sql, id)).toEqual(server.clock.now);
  expect(await noticesOf(server, 'moor')).toContain('password-by-passkey');
  expect(await listCautions(server.db.sql, id)).toContainEqual(
    expect.objectContaining({ what: 'login-password-by-passkey', begunBy: 'the partner' }),
  );
});

test('a signature sets a password once, of its own session, of its own account, for this alone', async () => {
  const { passkey, token, oldToken } = await admitForgetful('buoy');
  const stranger = await admitForgetful('stranger');
  const whyRefused = async (signature: object, sender = token) =>
    reasonOf(await setPassword(signature, sender));

  expect(await whyRefused(await sign(passkey, token, 'unlock'))).toBe('passkey_wrong');
  expect(await whyRefused(await sign(passkey, oldToken))).toBe('passkey_wrong');
  expect(await whyRefused(await sign(stranger.passkey, token))).toBe('passkey_wrong');

  const asked = await server.ask(askOwnSignature, { purpose: 'password' }, { token });
  const challenge = asked.code === 200 ? asked.data.challenge : '';
  expect(await whyRefused(passkey.signIn(challenge, { isVerified: false }))).toBe('passkey_wrong');
  const rightSignature = await sign(passkey, token);
  advanceClock(6);
  expect(await whyRefused(rightSignature)).toBe('passkey_wrong');

  const weakForm = { newPassword: 'buoy buoy', confirmPassword: 'buoy buoy' };
  const answer = await server.ask(
    setPasswordByPasskey,
    { ...weakForm, passkey: await sign(passkey, token) },
    { token },
  );
  expect(reasonOf(answer)).toBe('password_like_username');
  expect(await server.ask(userInfo, {}, { token })).toMatchObject({ code: 200 });
});

test('an objection ends the passkey that set the password, and no other sets one meanwhile', async () => {
  const { oldToken, passkey, token } = await admitForgetful('wharf');
  const otherPasskey = await addTestPasskey(server, { token: oldToken }, 'Tablet');
  advanceClock(1);
  await setPassword(await sign(passkey, token), token);
  advanceClock(1);
  expect(await server.ask(makeObjection, {}, { token: oldToken })).toMatchObject({ code: 200 });
  expect(reasonOf(await enterByPasskey(server, passkey))).toBe('passkey_wrong');
  const entered = await enterByPasskey(server, otherPasskey);
  if (entered.code !== 200) throw new Error(entered.msg);
  const newToken = entered.data.token;
  expect(reasonOf(await setPassword(await sign(otherPasskey, newToken), newToken))).toBe(
    'password_objected',
  );
});
