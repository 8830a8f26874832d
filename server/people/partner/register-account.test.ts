import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { previewCode, register, registerV2 } from '#contract/register.ts';
import { codeFromBytes } from '#domain/partner/authorization-code.ts';
import { createTestServer, reasonOf, registerForm, type TestServer } from '../../test-server.ts';
import { saveCode } from './code-store.ts';
import { quickPasswords } from './test-quick-passwords.ts';

let server: TestServer;
let addressCount = 0;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

/** Each call has its own address, so that rate limits do not carry over between tests. */
const createSender = () => {
  addressCount += 1;
  return { address: `10.1.${addressCount >> 8}.${addressCount & 255}` };
};

test.each([
  ['register', register],
  ['registerV2', registerV2],
])('%s opens an account and logs it in', async (name, route) => {
  const form = registerForm(`shop-${name}`, await server.issueCode());
  const answer = await server.ask(route, form, {
    ...createSender(),
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
  expect(await server.ask(register, form, createSender())).toMatchObject({
    code: 4001,
    data: { reason: 'username_taken', facts: { field: 'username' } },
  });
});

test('a refused registration leaves the code unused', async () => {
  await server.admit('early');
  const code = await server.issueCode();
  await server.ask(register, registerForm('early', code), createSender());
  await server.ask(register, { ...registerForm('late', code), email: 'nonsense' }, createSender());
  expect(await server.ask(register, registerForm('late', code), createSender())).toMatchObject({
    code: 200,
  });
});

test('without a valid code nobody learns whether a username exists', async () => {
  await server.admit('known');
  const existing = await server.ask(register, registerForm('known', 'WRONG-CODE'), createSender());
  const unknown = await server.ask(register, registerForm('unknown', 'WRONG-CODE'), createSender());
  expect(existing).toEqual(unknown);
  expect(reasonOf(existing)).toBe('code_not_found');
});

test('an unknown, a used and an expired code are told apart', async () => {
  const usedCode = await server.issueCode();
  await server.ask(register, registerForm('first', usedCode), createSender());
  const oldCode = await server.issueCode(-1);
  for (const [code, reason] of [
    ['0000-0000-0000-0000', 'code_not_found'],
    [usedCode, 'code_used'],
    [oldCode, 'code_expired'],
  ] as const) {
    expect(reasonOf(await server.ask(register, registerForm('second', code), createSender()))).toBe(
      reason,
    );
    expect(reasonOf(await server.ask(previewCode, { licenseKey: code }, createSender()))).toBe(
      reason,
    );
  }
});

test('a code can be checked before it is used, and stays valid', async () => {
  const code = await server.issueCode();
  const preview = await server.ask(previewCode, { licenseKey: code.toLowerCase() }, createSender());
  expect(preview).toMatchObject({ code: 200, data: { issuer: 'Test Network' } });
  expect(await server.ask(register, registerForm('careful', code), createSender())).toMatchObject({
    code: 200,
  });
});

test('the terms of a code are shown in the reader’s language, or else as they were typed', async () => {
  const code = codeFromBytes(randomBytes(10));
  const issuedAt = server.clock.now;
  await saveCode(server.db.sql, {
    code,
    issuer: 'Test Network',
    terms: 'Opens one account.',
    issuedBy: 'a test',
    issuedAt,
    otherTerms: { de: 'Eröffnet ein Konto.' },
    expiresAt: new Date(issuedAt.getTime() + 3_600_000),
  });
  const readTerms = async (lang: string) =>
    (await server.ask(previewCode, { licenseKey: code }, { ...createSender(), lang })).data;
  expect(await readTerms('de')).toMatchObject({ terms: 'Eröffnet ein Konto.' });
  expect(await readTerms('th')).toMatchObject({ terms: 'Opens one account.' });
});

test('of 100 registrations at once with one code, one succeeds', async () => {
  const code = await server.issueCode();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      server.ask(register, registerForm(`racer-${index}`, code), createSender()),
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
    codes.map((code) => server.ask(register, registerForm('wanted', code), createSender())),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  const row = await server.db.sql.one<{ count: bigint }>`
    select count(*) from authorization_code c join partner p on p.id = c.used_by
     where p.username_key = 'wanted'`;
  expect(row.count).toBe(1n);
});

test('after too many wrong codes from one address the next has to wait, and a correct one does not', async () => {
  const sender = createSender();
  for (let guess = 0; guess < 10; guess += 1) {
    const answer = await server.ask(previewCode, { licenseKey: `WRONG-${guess}` }, sender);
    expect(reasonOf(answer)).toBe('code_not_found');
  }
  const nextAnswer = await server.ask(previewCode, { licenseKey: 'WRONG-10' }, sender);
  expect(reasonOf(nextAnswer)).toBe('too_many_attempts');
  const rightCode = await server.issueCode();
  expect(reasonOf(await server.ask(previewCode, { licenseKey: rightCode }, sender))).toBeNull();
});

test.each(['balance', 'vip', 'status', 'entry', '__proto__'])(
  'a form that also says %s is refused',
  async (field) => {
    const form = { ...registerForm('sly', await server.issueCode()), [field]: 'x' };
    const extraField = JSON.parse(`{"${field}":1}`) as object;
    const answer = await server.ask(register, { ...form, ...extraField }, createSender());
    expect(answer.code).not.toBe(200);
  },
);
