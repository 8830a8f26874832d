import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import {
  cancelPayPasswordReset,
  checkPayPassword,
  forgotPayPassword,
  payPasswordState,
  setPayPassword,
} from '#contract/pay-password.ts';
import { login } from '#contract/session.ts';
import { RefusalError } from '#domain/refusal.ts';
import { createServer } from '../../app/create-server.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { noPages } from '../../platform/gateway/pages.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import {
  admitWithPayPassword,
  confirmFor,
  enterDigits,
  md5,
  noticesOf,
  rightDigits,
  wrongDigits,
} from './test-pay-password.ts';

let server: TestServer;
/** How many transaction passwords were compared, and whether hashing refuses more as busy. */
const hashing = { compared: 0, isBusy: false };
const subject = { action: 'pay-password' } as const;

beforeAll(async () => {
  server = await createTestServer({
    ...quickPasswords,
    matches: async (password, hash, lane) => {
      if (hashing.isBusy) throw new RefusalError('busy');
      hashing.compared += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return quickPasswords.matches(password, hash, lane);
    },
  });
});
afterAll(() => server.close());

const state = async (token: string) => {
  const answer = await server.ask(payPasswordState, {}, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data;
};
const set = (token: string, input: object) => server.ask(setPayPassword, input, { token });
const later = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
};

test('the first transaction password is set with the login password; only its keyed hash is kept', async () => {
  const token = await server.admit('first');
  expect(await state(token)).toEqual({
    isSet: false,
    setAt: null,
    pausedUntil: null,
    isDisabled: false,
    hasPasskey: false,
    reset: null,
  });
  expect(reasonOf(await enterDigits(server, token))).toBe('pay_password_not_set');
  const password = md5(rightDigits);
  expect(reasonOf(await set(token, { password }))).toBe('field_empty');
  expect(await set(token, { password, loginPassword: 'something else' })).toMatchObject({
    data: { reason: 'password_wrong', facts: { field: 'loginPassword' } },
  });
  expect((await set(token, { password, loginPassword: testPassword })).code).toBe(200);
  expect((await state(token)).isSet).toBe(true);
  expect((await enterDigits(server, token)).code).toBe(200);
  expect(await noticesOf(server, 'first')).toEqual(['pay-password-set']);
  const rows = await server.db.sql.many`select * from pay_password`;
  expect(JSON.stringify(rows)).not.toContain(password);
});

test.each([
  ['123456', 'pay_password_too_common'],
  ['010190', 'pay_password_too_common'],
  ['112233', 'pay_password_too_common'],
  ['147258', 'pay_password_too_common'],
  ['234567', 'pay_password_too_common'],
  // Everyone else in these tests has the phone number +66 2 123 4567.
  ['918273', 'pay_password_like_phone'],
])('%s is refused by the server too, which sees only its hash', async (digits, reason) => {
  const username = `weak-${digits}`;
  const token = await server.admit(username);
  await server.db.sql`update partner set phone = '+66918273' where username_key = ${username}`;
  const input = { password: md5(digits), loginPassword: testPassword };
  expect(reasonOf(await set(token, input))).toBe(reason);
});

test.each(['', '274916', md5(rightDigits).toUpperCase(), `${md5(rightDigits)}0`, 'g'.repeat(32)])(
  'what is not an MD5 is refused: %j',
  async (password) => {
    const token = await server.admit(`md5-${password.length}${password[0] ?? ''}`);
    expect(reasonOf(await set(token, { password, loginPassword: testPassword }))).toBe(
      'input_invalid',
    );
  },
);

test('of nine concurrent attempts to set the first transaction password, one succeeds', async () => {
  const token = await server.admit('twice');
  const input = { password: md5(rightDigits), loginPassword: testPassword };
  const answers = await Promise.all(Array.from({ length: 9 }, () => set(token, input)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await noticesOf(server, 'twice')).toEqual(['pay-password-set']);
});

test('a wrong transaction password says how many attempts are left; a right one resets the count', async () => {
  const token = await admitWithPayPassword(server, 'counting');
  for (const left of [4, 3, 2, 1]) {
    expect(await enterDigits(server, token, subject, wrongDigits)).toMatchObject({
      data: { reason: 'pay_password_wrong', facts: { left } },
    });
  }
  expect((await enterDigits(server, token)).code).toBe(200);
  expect(await enterDigits(server, token, subject, wrongDigits)).toMatchObject({
    data: { reason: 'pay_password_wrong', facts: { left: 4 } },
  });
});

test('of 1,000 concurrent guesses five are compared; a restart forgets none, and ten disable it', async () => {
  const token = await admitWithPayPassword(server, 'guessed');
  const guess = () =>
    Promise.all(
      Array.from({ length: 1_000 }, () => enterDigits(server, token, subject, wrongDigits)),
    );
  hashing.compared = 0;
  const first = await guess();
  expect(hashing.compared).toBe(5);
  // Whether any call is refused as busy depends on timing.
  const reasons = new Set(first.map(reasonOf).filter((reason) => reason !== 'busy'));
  expect(reasons).toEqual(new Set(['pay_password_wrong', 'pay_password_paused']));
  expect((await state(token)).pausedUntil).not.toBeNull();
  // Now even the right password is not compared.
  expect(await enterDigits(server, token)).toMatchObject({
    data: { reason: 'pay_password_paused', facts: { minutes: 15 } },
  });

  const restarted = await createServer({
    db: server.db,
    now: () => server.clock.now,
    passwords: quickPasswords,
    secrets: server.secrets,
    pages: noPages,
    trustedProxies: [],
  });
  const response = await restarted.inject({
    method: 'POST',
    url: `/api${checkPayPassword.path}`,
    headers: { 'x-ct': token },
    payload: { password: md5(rightDigits), action: 'pay-password', about: '{}' },
  });
  expect(reasonOf(response.json())).toBe('pay_password_paused');
  await restarted.close();

  later(15);
  hashing.compared = 0;
  await guess();
  expect(hashing.compared).toBe(5);
  expect(await state(token)).toMatchObject({ isDisabled: true });
  later(100_000 / 60);
  hashing.compared = 0;
  expect(reasonOf(await enterDigits(server, token))).toBe('pay_password_disabled');
  expect(hashing.compared).toBe(0);
  expect(await noticesOf(server, 'guessed')).toEqual(['pay-password-set', 'pay-password-disabled']);
});

test('an attempt that the server was too busy to compare does not count', async () => {
  const token = await admitWithPayPassword(server, 'unlucky');
  hashing.isBusy = true;
  for (let tried = 0; tried < 7; tried += 1) await enterDigits(server, token, subject, wrongDigits);
  hashing.isBusy = false;
  expect(await enterDigits(server, token, subject, wrongDigits)).toMatchObject({
    data: { facts: { left: 4 } },
  });
});

test('changing it takes a confirmation by the old one, and ends all other sessions', async () => {
  const token = await admitWithPayPassword(server, 'changer');
  const other = await server.ask(login, { username: 'changer', password: testPassword });
  if (other.code !== 200) throw new Error(other.msg);
  const password = md5('495038');
  const confirmation = await confirmFor(server, token, subject);
  expect(reasonOf(await set(token, { password: md5(rightDigits), confirmation }))).toBe(
    'password_same_as_old',
  );
  expect((await set(token, { password, confirmation })).code).toBe(200);
  expect(reasonOf(await enterDigits(server, token))).toBe('pay_password_wrong');
  expect((await enterDigits(server, token, subject, '495038')).code).toBe(200);
  expect((await server.ask(userInfo, {}, { token })).code).toBe(200);
  expect((await server.ask(userInfo, {}, { token: other.data.token })).code).toBe(503);
  expect(await noticesOf(server, 'changer')).toEqual([
    ...['pay-password-set', 'login-new-device', 'pay-password-changed'],
  ]);
  expect(reasonOf(await set(token, { password: md5('768402'), confirmation }))).toBe(
    'confirmation_used',
  );
});

test('a partner who forgot it waits a day, can cancel, and then sets a new one', async () => {
  const token = await admitWithPayPassword(server, 'forgetful');
  const forgot = (loginPassword = testPassword) =>
    server.ask(forgotPayPassword, { loginPassword }, { token });
  expect(reasonOf(await forgot('something else'))).toBe('password_wrong');
  const asked = await forgot();
  if (asked.code !== 200) throw new Error(asked.msg);
  const usableAt = new Date(server.clock.now.getTime() + 86_400_000).toISOString();
  expect(asked.data).toEqual({ usableAt, isUsable: false, isApprovalMissing: false });
  later(60);
  // Asking again changes nothing.
  expect(await forgot()).toMatchObject({ data: { usableAt } });
  const input = { password: md5('495038'), loginPassword: testPassword };
  expect(reasonOf(await set(token, input))).toBe('confirmation_invalid');

  expect((await server.ask(cancelPayPasswordReset, {}, { token })).code).toBe(200);
  expect(reasonOf(await server.ask(cancelPayPasswordReset, {}, { token }))).toBe(
    'pay_password_reset_missing',
  );
  later(24 * 60);
  expect(reasonOf(await set(token, input))).toBe('confirmation_invalid');

  await forgot();
  later(24 * 60 - 1);
  expect(reasonOf(await set(token, input))).toBe('confirmation_invalid');
  later(1);
  expect((await state(token)).reset).toMatchObject({ isUsable: true });
  expect(reasonOf(await set(token, { password: input.password }))).toBe('field_empty');
  expect((await set(token, input)).code).toBe(200);
  expect((await enterDigits(server, token, subject, '495038')).code).toBe(200);
  expect((await state(token)).reset).toBeNull();
  // The reset can be used once.
  expect(reasonOf(await set(token, { ...input, password: md5('768402') }))).toBe(
    'confirmation_invalid',
  );
  const row = await server.db.sql.maybeOne<{ resetAt: Date }>`
    select reset_at from pay_password join partner on partner.id = partner_id
     where username_key = 'forgetful'`;
  expect(row?.resetAt).toEqual(server.clock.now);
  expect(await noticesOf(server, 'forgetful')).toEqual([
    'pay-password-set',
    'pay-password-reset-asked',
    'pay-password-reset-cancelled',
    'pay-password-reset-asked',
    'pay-password-reset',
  ]);
});
