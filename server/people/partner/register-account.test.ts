import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { previewCode, register, registerV2 } from '#contract/register.ts';
import { codeFromBytes } from '#domain/partner/authorization-code.ts';
import { createTestServer, reasonOf, registerForm, type TestServer } from '../../test-server.ts';
import { saveCode } from './code-store.ts';
import { quickPasswords } from './test-quick-passwords.ts';

let server: TestServer;
let address = 0;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

/** Each call has its own address, so that rate limits do not carry over between tests. */
const from = () => {
  address += 1;
  return { address: `10.1.${address >> 8}.${address & 255}` };
};

test.each([
  ['register', register],
  ['registerV2', registerV2],
])('%s opens an account and logs it in', async (name, route) => {
  const form = registerForm(`shop-${name}`, await server.issueCode());
  const answer = await server.ask(route, form, {
    ...from(),
    lang: 'th',
    timeZone: 'Asia/Bangkok GMT+07:00',
  });
  if (answer.code !== 200) throw new Error(answer.msg);
  const info = await server.ask(userInfo, {}, { token: answer.data.token });
  expect(info).toMatchObject({
    code: 200,
    data: { username: `shop-${name}`, phone: '+6621234567', language: 'th', entry: 'register' },
  });
});

test('an existing username is answered with 4001, in any case', async () => {
  await server.admit('harbour');
  const form = registerForm('Harbour', await server.issueCode());
  expect(await server.ask(register, form, from())).toMatchObject({
    code: 4001,
    data: { reason: 'username_taken', facts: { field: 'username' } },
  });
});

test('a refused registration leaves the code unused', async () => {
  await server.admit('early');
  const code = await server.issueCode();
  await server.ask(register, registerForm('early', code), from());
  await server.ask(register, { ...registerForm('late', code), email: 'nonsense' }, from());
  expect(await server.ask(register, registerForm('late', code), from())).toMatchObject({
    code: 200,
  });
});

test('without a valid code nobody learns whether a username exists', async () => {
  await server.admit('known');
  const known = await server.ask(register, registerForm('known', 'WRONG-CODE'), from());
  const unknown = await server.ask(register, registerForm('unknown', 'WRONG-CODE'), from());
  expect(known).toEqual(unknown);
  expect(reasonOf(known)).toBe('code_not_found');
});

test('an unknown, a used and an expired code are told apart', async () => {
  const used = await server.issueCode();
  await server.ask(register, registerForm('first', used), from());
  const old = await server.issueCode(-1);
  for (const [code, reason] of [
    ['0000-0000-0000-0000', 'code_not_found'],
    [used, 'code_used'],
    [old, 'code_expired'],
  ] as const) {
    expect(reasonOf(await server.ask(register, registerForm('second', code), from()))).toBe(reason);
    expect(reasonOf(await server.ask(previewCode, { licenseKey: code }, from()))).toBe(reason);
  }
});

test('a code can be checked before it is used, and stays valid', async () => {
  const code = await server.issueCode();
  const shown = await server.ask(previewCode, { licenseKey: code.toLowerCase() }, from());
  expect(shown).toMatchObject({ code: 200, data: { issuer: 'Test Network' } });
  expect(await server.ask(register, registerForm('careful', code), from())).toMatchObject({
    code: 200,
  });
});

test('the terms of a code are shown in the reader’s language, or else as they were typed', async () => {
  const code = codeFromBytes(randomBytes(10));
  const issuedAt = server.clock.now;
  await saveCode(server.db.sql, {
    ...{ code, issuer: 'Test Network', terms: 'Opens one account.', issuedBy: 'a test', issuedAt },
    otherTerms: { de: 'Eröffnet ein Konto.' },
    expiresAt: new Date(issuedAt.getTime() + 3_600_000),
  });
  const said = async (lang: string) =>
    (await server.ask(previewCode, { licenseKey: code }, { ...from(), lang })).data;
  expect(await said('de')).toMatchObject({ terms: 'Eröffnet ein Konto.' });
  expect(await said('th')).toMatchObject({ terms: 'Opens one account.' });
});

test('of 100 registrations at once with one code, one succeeds', async () => {
  const code = await server.issueCode();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      server.ask(register, registerForm(`racer-${at}`, code), from()),
    ),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(new Set(answers.map(reasonOf))).toEqual(new Set([null, 'code_used']));
  const row = await server.db.sql.one<{ count: bigint }>`
    select count(*) from partner where username_key like 'racer-%'`;
  expect(row.count).toBe(1n);
});

test('of 50 concurrent registrations with one username, one succeeds and the other codes stay valid', async () => {
  const codes = await Promise.all(Array.from({ length: 50 }, () => server.issueCode()));
  const answers = await Promise.all(
    codes.map((code) => server.ask(register, registerForm('wanted', code), from())),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const row = await server.db.sql.one<{ count: bigint }>`
    select count(*) from authorization_code c join partner p on p.id = c.used_by
     where p.username_key = 'wanted'`;
  expect(row.count).toBe(1n);
});

test('after too many wrong codes from one address the next has to wait, and a correct one does not', async () => {
  const sender = from();
  for (let guess = 0; guess < 10; guess += 1) {
    const answer = await server.ask(previewCode, { licenseKey: `WRONG-${guess}` }, sender);
    expect(reasonOf(answer)).toBe('code_not_found');
  }
  const again = await server.ask(previewCode, { licenseKey: 'WRONG-10' }, sender);
  expect(reasonOf(again)).toBe('too_many_attempts');
  const right = await server.issueCode();
  expect(reasonOf(await server.ask(previewCode, { licenseKey: right }, sender))).toBeNull();
});

test.each(['balance', 'vip', 'status', 'entry', '__proto__'])(
  'a form that also says %s is refused',
  async (field) => {
    const form = { ...registerForm('sly', await server.issueCode()), [field]: 'x' };
    const sent = JSON.parse(`{"${field}":1}`) as object;
    const answer = await server.ask(register, { ...form, ...sent }, from());
    expect(answer.code).not.toBe(200);
  },
);
