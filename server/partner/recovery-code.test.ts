import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginV2, userInfo } from '#contract/account.ts';
import { listNotifications } from '#contract/notification.ts';
import { makeObjection, objectionState } from '#contract/objection.ts';
import { setPayPassword } from '#contract/pay-password.ts';
import { payoutTerms } from '#contract/payout.ts';
import {
  keepRecoveryCode,
  makeRecoveryCode,
  recover,
  recoveryCodeState,
} from '#contract/recovery.ts';
import { register } from '#contract/register.ts';
import { attemptLimits } from '#domain/partner/attempts.ts';
import {
  recoveryCodeBytes,
  recoveryCodeFrom,
  whyNotRecoveryCode,
} from '#domain/partner/recovery-code.ts';
import { createTestServer, reasonOf, registerForm, testPassword } from '../test-server.ts';
import { listCautions } from '../wallet/payout-caution-store.ts';
import { readyPartner } from '../wallet/test-partner.ts';
import { md5, noticesOf } from '../wallet/test-pay-password.ts';
import { quickPasswords } from './quick-passwords.ts';

let server: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const fresh = 'a bright new evening';
const wrong = recoveryCodeFrom(new Uint8Array(recoveryCodeBytes));

const recoverAs = (username: string, code: string, address = '192.0.2.1') =>
  server.ask(recover, { username, code, newPassword: fresh, confirmPassword: fresh }, { address });

async function makeCode(token: string): Promise<string> {
  const answer = await server.ask(makeRecoveryCode, { loginPassword: testPassword }, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.recoveryCode;
}

test('a code is shown once at registration, and only a digest of it is kept', async () => {
  const form = registerForm('quay', await server.issueCode());
  const opened = await server.ask(register, form);
  if (opened.code !== 200) throw new Error(opened.msg);
  const { token, recoveryCode } = opened.data;
  expect(whyNotRecoveryCode(recoveryCode)).toBeNull();
  const state = () => server.ask(recoveryCodeState, {}, { token });
  expect(await state()).toMatchObject({ data: { isSaved: false } });
  await server.ask(keepRecoveryCode, {}, { token });
  expect(await state()).toMatchObject({
    data: { madeAt: server.clock.now.toISOString(), isSaved: true },
  });
  const rows = await server.db.sql<{ row: string }>(
    'select row_to_json(c)::text from recovery_code c',
  );
  expect(JSON.stringify(rows)).not.toContain(recoveryCode.slice(0, 4));
  const notices = await server.ask(listNotifications, {}, { token });
  expect(notices).toMatchObject({ data: { list: [{ content: { kind: 'welcome' } }] } });
});

test('a code sets a new password once, pauses payouts, and proves nothing for the six digits', async () => {
  const { id, token } = await readyPartner(server, 'mole', '50.00');
  const code = await makeCode(token);
  server.clock.now = new Date(server.clock.now.getTime() + 2 * 86_400_000);
  expect(reasonOf(await server.ask(payoutTerms, {}, { token }))).toBeNull();
  const answer = await recoverAs('Mole', code.toLowerCase().replaceAll('-', ' '));
  if (answer.code !== 200) throw new Error(answer.msg);
  expect(reasonOf(await recoverAs('mole', code))).toBe('recovery_wrong');
  // The session that was used last reads and objects; a login needs the new password.
  expect(await server.ask(objectionState, {}, { token })).toMatchObject({
    data: { isReadOnly: true, passwordSetAt: server.clock.now.toISOString() },
  });
  const old = await server.ask(loginV2, { username: 'mole', password: testPassword });
  expect(reasonOf(old)).toBe('credentials_wrong');
  const entered = await server.ask(loginV2, { username: 'mole', password: fresh });
  if (entered.code !== 200) throw new Error(entered.msg);
  const own = { token: entered.data.token };
  const terms = await server.ask(payoutTerms, {}, own);
  expect(terms).toMatchObject({ data: { refusal: { reason: 'payout_password_reset' } } });
  const digits = { password: md5('495038'), loginPassword: fresh };
  expect(reasonOf(await server.ask(setPayPassword, digits, own))).toBe('confirmation_invalid');
  expect(await noticesOf(server, 'mole')).toContain('password-by-code');
  expect(await listCautions(server.db.sql, id)).toMatchObject([
    { what: 'login-password-by-code', begunBy: 'the partner', approvedBy: null },
  ]);
  // The code that the answer showed is the next one.
  expect(reasonOf(await recoverAs('mole', answer.data.recoveryCode))).toBeNull();
});

test('a new code takes the login password and ends the one before it', async () => {
  const token = await server.admit('pier');
  const first = await makeCode(token);
  const guess = await server.ask(makeRecoveryCode, { loginPassword: 'a guess' }, { token });
  expect(reasonOf(guess)).toBe('password_wrong');
  const second = await makeCode(token);
  expect(await noticesOf(server, 'pier')).toContain('recovery-code-made');
  expect(reasonOf(await recoverAs('pier', first))).toBe('recovery_wrong');
  expect(reasonOf(await recoverAs('pier', second))).toBeNull();
});

test('an owner who objects ends the code that whoever recovered the account was shown', async () => {
  const token = await server.admit('jetty');
  const stolen = await recoverAs('jetty', await makeCode(token));
  if (stolen.code !== 200) throw new Error(stolen.msg);
  expect(await server.ask(makeObjection, {}, { token })).toMatchObject({ code: 200 });
  expect(reasonOf(await recoverAs('jetty', stolen.data.recoveryCode))).toBe('recovery_wrong');
  expect(await server.ask(userInfo, {}, { token })).toMatchObject({ code: 200 });
});

test('a typing error is told apart, and guesses are counted alike for every name', async () => {
  await server.admit('wharf');
  const address = '198.51.100.7';
  const typed = `${wrong.slice(0, -1)}Z`;
  expect(reasonOf(await recoverAs('wharf', typed, address))).toBe('recovery_code_mistyped');
  const { most } = attemptLimits.recoveryFromAddress;
  for (const [name, from] of [
    ['wharf', address],
    ['nobody-at-all', '198.51.100.8'],
  ] as const) {
    for (let nth = 0; nth < most; nth += 1) {
      expect(reasonOf(await recoverAs(name, wrong, from))).toBe('recovery_wrong');
    }
    expect(reasonOf(await recoverAs(name, wrong, from))).toBe('too_many_attempts');
  }
});

test('strangers behind the same address do not keep an owner from the code', async () => {
  const code = await makeCode(await server.admit('mooring'));
  const address = '198.51.100.9';
  for (let nth = 0; nth <= attemptLimits.recoveryFromAddress.most; nth += 1) {
    await recoverAs('nobody-at-all', wrong, address);
  }
  expect(reasonOf(await recoverAs('mooring', wrong, address))).toBe('too_many_attempts');
  expect(reasonOf(await recoverAs('mooring', code, address))).toBeNull();
});

test('guesses at a name, from however many addresses, do not keep its owner from the code', async () => {
  const code = await makeCode(await server.admit('groyne'));
  for (let nth = 0; nth < 3 * attemptLimits.recoveryFromAddress.most; nth += 1) {
    await recoverAs('groyne', wrong, `203.0.113.${nth}`);
  }
  expect(reasonOf(await recoverAs('groyne', code, '192.0.2.200'))).toBeNull();
});
