import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  askOwnSignature,
  askPasskeyLogin,
  logInByPasskey,
  setPasswordByPasskey,
} from '#contract/passkey.ts';
import { checkPayPassword, unlock } from '#contract/pay-password.ts';
import { attemptLimits } from '#domain/partner/attempts.ts';
import { triesToPause } from '#domain/wallet/pay-password-tries.ts';
import { addTestPasskey, enterByPasskey } from '../../people/partner/test-partner-passkey.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import {
  admitWithPayPassword,
  confirmFor,
  md5,
  rightDigits,
  wrongDigits,
} from './test-pay-password.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const byDigits = (token: string, digits = rightDigits) =>
  server.ask(unlock, { password: md5(digits) }, { token });

const addWithDigits = (token: string) =>
  addTestPasskey(server, { token, confirm: (subject) => confirmFor(server, token, subject) });

test('the right digits unlock, and wrong ones count as failed attempts', async () => {
  const token = await admitWithPayPassword(server, 'porter');
  expect(await byDigits(token)).toMatchObject({ code: 200, data: {} });
  for (let tries = 1; tries < triesToPause; tries += 1) {
    expect(reasonOf(await byDigits(token, wrongDigits))).toBe('pay_password_wrong');
  }
  expect(reasonOf(await byDigits(token, wrongDigits))).toBe('pay_password_paused');
  const paused = { password: md5(rightDigits), action: 'unlock', about: '{}' } as const;
  expect(reasonOf(await server.ask(checkPayPassword, paused, { token }))).toBe(
    'pay_password_paused',
  );
});

test('only a passkey of the account unlocks, once per challenge', async () => {
  const token = await admitWithPayPassword(server, 'keeper');
  const passkey = await addWithDigits(token);
  const ask = async (by = token) => {
    const asked = await server.ask(askOwnSignature, { purpose: 'unlock' }, { token: by });
    return asked.code === 200 ? asked.data.challenge : '';
  };
  const byPasskey = (signed: ReturnType<typeof passkey.signIn>, by = token) =>
    server.ask(unlock, { passkey: signed }, { token: by });
  const signed = passkey.signIn(await ask());
  expect(await byPasskey(signed)).toMatchObject({ code: 200 });
  expect(reasonOf(await byPasskey(signed))).toBe('passkey_wrong');
  const other = await admitWithPayPassword(server, 'other');
  expect(reasonOf(await server.ask(askOwnSignature, { purpose: 'unlock' }, { token: other }))).toBe(
    'passkey_not_found',
  );
  expect(reasonOf(await byPasskey(passkey.signIn(await ask()), other))).toBe('passkey_wrong');
});

test('a read-only session unlocks too, because its owner must be able to object', async () => {
  const token = await admitWithPayPassword(server, 'reader');
  const passkey = await addWithDigits(token);
  const entered = await enterByPasskey(server, passkey);
  const own = { token: entered.code === 200 ? entered.data.token : '' };
  const asked = await server.ask(askOwnSignature, { purpose: 'password' }, own);
  const challenge = asked.code === 200 ? asked.data.challenge : '';
  const form = { newPassword: 'an other evening', confirmPassword: 'an other evening' };
  const set = { ...form, passkey: passkey.signIn(challenge) };
  expect(await server.ask(setPasswordByPasskey, set, own)).toMatchObject({ code: 200 });
  expect(await byDigits(token)).toMatchObject({ code: 200 });
  expect(reasonOf(await byDigits(token, wrongDigits))).toBe('pay_password_wrong');
});

test('strangers at the same address do not keep an owner from a passkey', async () => {
  const token = await admitWithPayPassword(server, 'neighbour');
  const passkey = await addWithDigits(token);
  const address = '192.0.2.60';
  const forged = passkey.signIn('AAAA');
  for (let tries = 0; tries <= attemptLimits.passkeyFromAddress.most; tries += 1) {
    await server.ask(logInByPasskey, forged, { address });
  }
  expect(reasonOf(await server.ask(logInByPasskey, forged, { address }))).toBe('too_many_attempts');
  const asked = await server.ask(askOwnSignature, { purpose: 'unlock' }, { token, address });
  const signed = passkey.signIn(asked.code === 200 ? asked.data.challenge : '');
  const unlocked = await server.ask(unlock, { passkey: signed }, { token, address });
  expect(unlocked).toMatchObject({ code: 200 });
  const opened = await server.ask(askPasskeyLogin, {}, { address });
  const own = passkey.signIn(opened.code === 200 ? opened.data.challenge : '');
  expect(await server.ask(logInByPasskey, own, { address })).toMatchObject({ code: 200 });
});
