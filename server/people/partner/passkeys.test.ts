import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import {
  addPasskey,
  askNewPasskey,
  askPasskeyLogin,
  endPasskey,
  listPasskeys,
  logInByPasskey,
  namePasskey,
} from '#contract/passkey.ts';
import { updatePassword } from '#contract/password.ts';
import { setPayPassword } from '#contract/pay-password.ts';
import { loginV2 } from '#contract/session.ts';
import { passkeysMax } from '#domain/partner/passkey.ts';
import { makeTestPasskey } from '../../platform/webauthn/test-passkey.ts';
import { confirmationsOf, preparePartner } from '../../programme/wallet/test-partner.ts';
import { md5 } from '../../programme/wallet/test-pay-password.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { addTestPasskey, enterByPasskey, testOrigin } from './test-partner-passkey.ts';
import { quickPasswords } from './test-quick-passwords.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const listed = async (token: string) => {
  const answer = await server.ask(listPasskeys, {}, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.list;
};

const noticesOf = async (username: string) => {
  const rows = await server.db.sql.many<{ what: string }>`
    select what from notice n join partner p on p.id = n.partner_id
     where p.username = ${username} order by n.at, n.what`;
  return rows.map(({ what }) => what);
};

test('a passkey is added, logs in, is named and ended by its owner, and then refused', async () => {
  const token = await server.admit('harbour');
  const passkey = await addTestPasskey(server, { token });
  const [kept] = await listed(token);
  expect(kept).toMatchObject({ name: 'Phone', usedAt: null, isSynced: false });
  const entered = await enterByPasskey(server, passkey);
  if (entered.code !== 200) throw new Error(entered.msg);
  const own = { token: entered.data.token };
  expect(await server.ask(userInfo, {}, own)).toMatchObject({ data: { username: 'harbour' } });
  const id = kept?.id ?? '';
  await server.ask(namePasskey, { id, name: ' Old phone ' }, own);
  expect(await listed(token)).toMatchObject([
    { id, name: 'Old phone', usedAt: expect.any(String) },
  ]);
  expect(await server.ask(endPasskey, { id }, own)).toMatchObject({ code: 200 });
  expect(await listed(token)).toEqual([]);
  expect(reasonOf(await enterByPasskey(server, passkey))).toBe('passkey_wrong');
  expect(reasonOf(await server.ask(endPasskey, { id }, own))).toBe('passkey_not_found');
  expect(reasonOf(await server.ask(namePasskey, { id, name: 'x' }, own))).toBe('passkey_not_found');
  expect(await noticesOf('harbour')).toEqual(
    expect.arrayContaining(['passkey-added', 'login-new-device', 'passkey-ended']),
  );
});

test('adding one takes the six digits, or the login password of a partner without them', async () => {
  const token = await server.admit('prover');
  const ask = async (proof: object) => reasonOf(await server.ask(askNewPasskey, proof, { token }));
  expect(await ask({})).toBe('field_empty');
  expect(await ask({ loginPassword: 'something else' })).toBe('password_wrong');
  await preparePartner(server, token);
  expect(await ask({ loginPassword: testPassword })).toBe('confirmation_invalid');
  const confirm = confirmationsOf(server, token);
  const other = await confirm({ action: 'pay-password' });
  expect(await ask({ confirmation: other })).toBe('confirmation_invalid');
  const confirmation = await confirm({ action: 'passkey' });
  expect(await server.ask(askNewPasskey, { confirmation }, { token })).toMatchObject({ code: 200 });
  expect(await ask({ confirmation })).toBe('confirmation_used');
});

test('a challenge serves one session, once and for a few minutes', async () => {
  const token = await server.admit('asker');
  const other = await server.ask(loginV2, { username: 'asker', password: testPassword });
  const elsewhere = other.code === 200 ? other.data.token : '';
  const make = async (origin = testOrigin) => {
    const asked = await server.ask(askNewPasskey, { loginPassword: testPassword }, { token });
    const challenge = asked.code === 200 ? asked.data.challenge : '';
    return { name: 'Phone', passkey: makeTestPasskey(origin).register(challenge) };
  };
  const add = async (made: object, from = token) =>
    reasonOf(await server.ask(addPasskey, made, { token: from }));
  expect(await add(await make(), elsewhere)).toBe('passkey_wrong');
  expect(await add(await make('https://harbour.example'))).toBe('passkey_wrong');
  const late = await make();
  server.clock.now = new Date(server.clock.now.getTime() + 6 * 60_000);
  expect(await add(late)).toBe('passkey_wrong');
  const right = await make();
  expect(await server.ask(addPasskey, right, { token })).toMatchObject({ code: 200 });
  expect(await add(right)).toBe('passkey_wrong');
  expect(await listed(token)).toHaveLength(1);
});

test('a passkey that was asked for before the six digits were set or changed is not added after', async () => {
  const token = await server.admit('earlier');
  const add = async (proof: object) => {
    const asked = await server.ask(askNewPasskey, proof, { token });
    const challenge = asked.code === 200 ? asked.data.challenge : '';
    const made = { name: 'Phone', passkey: makeTestPasskey(testOrigin).register(challenge) };
    return async () => reasonOf(await server.ask(addPasskey, made, { token }));
  };
  const byPassword = await add({ loginPassword: testPassword });
  const { confirm } = await preparePartner(server, token);
  expect(await byPassword()).toBe('passkey_wrong');
  const byOldDigits = await add({ confirmation: await confirm({ action: 'passkey' }) });
  const confirmation = await confirm({ action: 'pay-password' });
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const changed = await server.ask(
    setPayPassword,
    { password: md5('581736'), confirmation },
    { token },
  );
  expect(changed).toMatchObject({ code: 200 });
  expect(await byOldDigits()).toBe('passkey_wrong');
});

test('a signature logs in once, and one by a stranger, for another page or another challenge never does', async () => {
  const token = await server.admit('signer');
  const passkey = await addTestPasskey(server, { token });
  const challenge = async () => {
    const asked = await server.ask(askPasskeyLogin, {});
    return asked.code === 200 ? asked.data.challenge : '';
  };
  const logIn = async (signed: object) => reasonOf(await server.ask(logInByPasskey, signed));
  const signed = passkey.signIn(await challenge());
  expect(await server.ask(logInByPasskey, signed)).toMatchObject({ code: 200 });
  expect(await logIn(signed)).toBe('passkey_wrong');
  expect(await logIn(makeTestPasskey(testOrigin).signIn(await challenge()))).toBe('passkey_wrong');
  expect(await logIn({ ...signed, signature: 'AAAA' })).toBe('passkey_wrong');
  expect(await logIn(passkey.signIn('aGVsbG8'))).toBe('passkey_wrong');
  const asked = await server.ask(askNewPasskey, { loginPassword: testPassword }, { token });
  const ofAdding = asked.code === 200 ? asked.data.challenge : '';
  expect(await logIn(passkey.signIn(ofAdding))).toBe('passkey_wrong');
  const unverified = passkey.signIn(await challenge(), { isVerified: false });
  expect(await logIn(unverified)).toBe('passkey_wrong');
});

test('an account that may not be used is told so, and its token only lets its owner leave', async () => {
  const token = await server.admit('frozen');
  const passkey = await addTestPasskey(server, { token });
  await server.db.owner.sql`update partner set status = 'disabled' where username = 'frozen'`;
  const refused = await enterByPasskey(server, passkey);
  expect(reasonOf(refused)).toBe('account_disabled');
  expect(refused.data).toMatchObject({ facts: { leaving: expect.any(String) } });
});

test('wrong passkeys are counted by address, and wrong passwords do not lock out a correct passkey', async () => {
  const token = await server.admit('counted');
  const passkey = await addTestPasskey(server, { token });
  const address = '198.51.100.7';
  const wrong = { username: 'counted', password: 'something else' };
  for (let tries = 0; tries < 11; tries += 1) await server.ask(loginV2, wrong, { address });
  expect(reasonOf(await server.ask(loginV2, wrong, { address }))).toBe('too_many_attempts');
  expect(await enterByPasskey(server, passkey, address)).toMatchObject({ code: 200 });
  const stranger = makeTestPasskey(testOrigin);
  let reason: string | null = null;
  for (let tries = 0; tries < 61; tries += 1) {
    reason = reasonOf(await enterByPasskey(server, stranger, address));
  }
  expect(reason).toBe('too_many_attempts');
});

test('a passkey outlives a new password, a session of the old one does not', async () => {
  const token = await server.admit('changer');
  const passkey = await addTestPasskey(server, { token });
  const before = await enterByPasskey(server, passkey);
  const form = { oldPassword: testPassword, newPassword: 'another quiet day' };
  const change = { ...form, confirmPassword: form.newPassword };
  expect(await server.ask(updatePassword, change, { token })).toMatchObject({ code: 200 });
  const old = before.code === 200 ? before.data.token : '';
  expect(await server.ask(userInfo, {}, { token: old })).toMatchObject({ code: 503 });
  expect(await enterByPasskey(server, passkey)).toMatchObject({ code: 200 });
});

test('an account has a few passkeys and no more', async () => {
  const token = await server.admit('collector');
  for (let count = 0; count < passkeysMax; count += 1) await addTestPasskey(server, { token });
  const refused = await server.ask(askNewPasskey, { loginPassword: testPassword }, { token });
  expect(reasonOf(refused)).toBe('passkey_too_many');
});
