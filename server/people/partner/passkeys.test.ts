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

const listOwn = async (token: string) => {
  const answer = await server.ask(listPasskeys, {}, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.list;
};

const listNotices = async (username: string) => {
  const rows = await server.db.sql.many<{ what: string }>`
    select what from notice n join partner p on p.id = n.partner_id
     where p.username = ${username} order by n.at, n.what`;
  return rows.map(({ what }) => what);
};

test('a passkey is added, logs in, is named and ended by its owner, and then refused', async () => {
  const token = await server.admit('harbour');
  const passkey = await addTestPasskey(server, { token });
  const [listedPasskey] = await listOwn(token);
  expect(listedPasskey).toMatchObject({ name: 'Phone', usedAt: null, isSynced: false });
  const entered = await enterByPasskey(server, passkey);
  if (entered.code !== 200) throw new Error(entered.msg);
  const session = { token: entered.data.token };
  expect(await server.ask(userInfo, {}, session)).toMatchObject({ data: { username: 'harbour' } });
  const id = listedPasskey?.id ?? '';
  await server.ask(namePasskey, { id, name: ' Old phone ' }, session);
  expect(await listOwn(token)).toMatchObject([
    { id, name: 'Old phone', usedAt: expect.any(String) },
  ]);
  expect(await server.ask(endPasskey, { id }, session)).toMatchObject({ code: 200 });
  expect(await listOwn(token)).toEqual([]);
  expect(reasonOf(await enterByPasskey(server, passkey))).toBe('passkey_wrong');
  expect(reasonOf(await server.ask(endPasskey, { id }, session))).toBe('passkey_not_found');
  expect(reasonOf(await server.ask(namePasskey, { id, name: 'x' }, session))).toBe(
    'passkey_not_found',
  );
  expect(await listNotices('harbour')).toEqual(
    expect.arrayContaining(['passkey-added', 'login-new-device', 'passkey-ended']),
  );
});

test('adding one takes the six digits, or the login password of a partner without them', async () => {
  const token = await server.admit('prover');
  const whyRefused = async (proof: object) =>
    reasonOf(await server.ask(askNewPasskey, proof, { token }));
  expect(await whyRefused({})).toBe('field_empty');
  expect(await whyRefused({ loginPassword: 'something else' })).toBe('password_wrong');
  await preparePartner(server, token);
  expect(await whyRefused({ loginPassword: testPassword })).toBe('confirmation_invalid');
  const confirm = confirmationsOf(server, token);
  const wrongConfirmation = await confirm({ action: 'pay-password' });
  expect(await whyRefused({ confirmation: wrongConfirmation })).toBe('confirmation_invalid');
  const confirmation = await confirm({ action: 'passkey' });
  expect(await server.ask(askNewPasskey, { confirmation }, { token })).toMatchObject({ code: 200 });
  expect(await whyRefused({ confirmation })).toBe('confirmation_used');
});

test('a challenge serves one session, once and for a few minutes', async () => {
  const token = await server.admit('asker');
  const otherLogin = await server.ask(loginV2, { username: 'asker', password: testPassword });
  const otherToken = otherLogin.code === 200 ? otherLogin.data.token : '';
  const create = async (origin = testOrigin) => {
    const answer = await server.ask(askNewPasskey, { loginPassword: testPassword }, { token });
    const challenge = answer.code === 200 ? answer.data.challenge : '';
    return { name: 'Phone', passkey: makeTestPasskey(origin).register(challenge) };
  };
  const add = async (form: object, sender = token) =>
    reasonOf(await server.ask(addPasskey, form, { token: sender }));

  expect(await add(await create(), otherToken)).toBe('passkey_wrong');
  expect(await add(await create('https://harbour.example'))).toBe('passkey_wrong');
  const lateForm = await create();
  server.clock.now = new Date(server.clock.now.getTime() + 6 * 60_000);
  expect(await add(lateForm)).toBe('passkey_wrong');
  const rightForm = await create();
  expect(await server.ask(addPasskey, rightForm, { token })).toMatchObject({ code: 200 });
  expect(await add(rightForm)).toBe('passkey_wrong');
  expect(await listOwn(token)).toHaveLength(1);
});

test('a passkey that was asked for before the six digits were set or changed is not added after', async () => {
  const token = await server.admit('earlier');
  const add = async (proof: object) => {
    const answer = await server.ask(askNewPasskey, proof, { token });
    const challenge = answer.code === 200 ? answer.data.challenge : '';
    const form = { name: 'Phone', passkey: makeTestPasskey(testOrigin).register(challenge) };
    return async () => reasonOf(await server.ask(addPasskey, form, { token }));
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
  const getChallenge = async () => {
    const answer = await server.ask(askPasskeyLogin, {});
    return answer.code === 200 ? answer.data.challenge : '';
  };
  const logIn = async (signature: object) => reasonOf(await server.ask(logInByPasskey, signature));

  const signature = passkey.signIn(await getChallenge());
  expect(await server.ask(logInByPasskey, signature)).toMatchObject({ code: 200 });
  expect(await logIn(signature)).toBe('passkey_wrong');
  expect(await logIn(makeTestPasskey(testOrigin).signIn(await getChallenge()))).toBe(
    'passkey_wrong',
  );
  expect(await logIn({ ...signature, signature: 'AAAA' })).toBe('passkey_wrong');
  expect(await logIn(passkey.signIn('aGVsbG8'))).toBe('passkey_wrong');

  const answer = await server.ask(askNewPasskey, { loginPassword: testPassword }, { token });
  const addingChallenge = answer.code === 200 ? answer.data.challenge : '';
  expect(await logIn(passkey.signIn(addingChallenge))).toBe('passkey_wrong');
  const unverified = passkey.signIn(await getChallenge(), { isVerified: false });
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
  const oldLogin = await enterByPasskey(server, passkey);
  const form = { oldPassword: testPassword, newPassword: 'another quiet day' };
  const change = { ...form, confirmPassword: form.newPassword };
  expect(await server.ask(updatePassword, change, { token })).toMatchObject({ code: 200 });
  const oldToken = oldLogin.code === 200 ? oldLogin.data.token : '';
  expect(await server.ask(userInfo, {}, { token: oldToken })).toMatchObject({ code: 503 });
  expect(await enterByPasskey(server, passkey)).toMatchObject({ code: 200 });
});

test('an account has a few passkeys and no more', async () => {
  const token = await server.admit('collector');
  for (let count = 0; count < passkeysMax; count += 1) await addTestPasskey(server, { token });
  const refused = await server.ask(askNewPasskey, { loginPassword: testPassword }, { token });
  expect(reasonOf(refused)).toBe('passkey_too_many');
});
