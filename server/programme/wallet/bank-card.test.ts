import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bankCard, checkBankCard, editBankCard } from '#contract/bank-card.ts';
import { listNotifications } from '#contract/notification.ts';
import { login } from '#contract/session.ts';
import type { CardField } from '#domain/wallet/card.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { identifier } from '../../platform/database/database.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import type { Card } from './card-store.ts';
import { openCard, sealCard } from './seal-card.ts';
import { admitWithPayPassword, confirmFor, noticesOf } from './test-pay-password.ts';

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      logged.push(String(text));
      return true;
    });
  }
  server = await createTestServer(quickPasswords);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const bank = (bankAccount: string, changes: Partial<Record<CardField, string>> = {}) =>
  Object.entries({
    cardName: 'Harbour Bank',
    userName: 'Ada Lovelace',
    bankAccount,
    mobile: '+66 2 123 4567',
    bankAddress: '1 Quay Road',
    branchName: 'Old Town',
    ...changes,
  }).map(([field, value]) => ({ field: field as CardField, value }));

type Fields = ReturnType<typeof bank>;

const send = (token: string, fields: Fields, confirmation: string, changes: object = {}) =>
  server.ask(
    editBankCard,
    { requestId: randomUUID(), method: 'bank', fields, confirmation, ...changes },
    { token },
  );
const confirmationFor = (token: string, fields: Fields, method = 'bank') =>
  confirmFor(server, token, { action: 'card', method, fields });
const bind = async (token: string, fields: Fields) =>
  send(token, fields, await confirmationFor(token, fields));

async function countCards(username: string): Promise<number> {
  const rows = await server.db.sql.count`
    select 1 from bank_card join partner on partner.id = partner_id
      where username_key = ${username}`;
  return rows;
}

test('a card is bound, shown masked, replaced, and its history kept', async () => {
  const token = await admitWithPayPassword(server, 'harbour');
  expect(await server.ask(bankCard, {}, { token })).toMatchObject({ data: { card: null } });
  expect((await bind(token, bank('5550 1234 9876'))).code).toBe(200);
  const shown = await server.ask(bankCard, {}, { token });
  if (shown.code !== 200) throw new Error(shown.msg);
  expect(shown.data.card).toMatchObject({ method: 'bank', label: 'Bank', last4: '9876' });
  const told = await server.ask(listNotifications, {}, { token, lang: 'ja' });
  if (told.code !== 200) throw new Error(told.msg);
  const facts = { method: 'bank', label: '銀行', last4: '9876' };
  const inJapanese = expect.objectContaining({ kind: 'card-bound', facts });
  expect(told.data.list.map(({ content }) => content)).toContainEqual(inJapanese);
  expect(shown.data.card?.fields).toContainEqual({ field: 'bankAccount', value: '•••• 9876' });
  expect(shown.data.card?.fields).toContainEqual({ field: 'userName', value: 'A••• L•••' });

  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  // The same card in another notation is still refused, before anything is confirmed.
  const check = async (fields: Fields) =>
    reasonOf(await server.ask(checkBankCard, { method: 'bank', fields }, { token }));
  expect(await check(bank('555-012-349-876'))).toBe('card_same');
  expect(await check(bank('DE89370400440532013001'))).toBe('iban_checksum');
  expect(reasonOf(await bind(token, bank('555-012-349-876')))).toBe('card_same');
  expect((await bind(token, bank('7788990011'))).code).toBe(200);
  const cards = await server.db.sql.many<{ last4: string; isLive: boolean }>`
    select last4, replaced_at is null is_live from bank_card order by bound_at`;
  expect(cards).toEqual([
    { last4: '9876', isLive: false },
    { last4: '0011', isLive: true },
  ]);
  expect(await noticesOf(server, 'harbour')).toEqual([
    'pay-password-set',
    'card-bound',
    'card-replaced',
  ]);
});

test('the first card leaves other sessions alone, and another in its place ends them', async () => {
  const token = await admitWithPayPassword(server, 'two-devices');
  const other = await server.ask(login, { username: 'two-devices', password: testPassword });
  if (other.code !== 200) throw new Error(other.msg);
  const show = async (own: string) => (await server.ask(bankCard, {}, { token: own })).code;
  expect((await bind(token, bank('5550 1234 9876'))).code).toBe(200);
  expect(await show(other.data.token)).toBe(200);
  expect((await bind(token, bank('7788990011'))).code).toBe(200);
  expect(await show(other.data.token)).toBe(503);
  expect(await show(token)).toBe(200);
});

test('a card needs a confirmation for exactly its fields', async () => {
  const token = await admitWithPayPassword(server, 'exact');
  const fields = bank('123456789');
  const confirmation = await confirmationFor(token, fields);
  for (const [other, changes] of [
    [bank('123456780'), {}],
    [bank('123456789', { userName: 'Mallory' }), {}],
    [bank('123456789', { branchName: 'New Town' }), {}],
  ] as const) {
    expect(reasonOf(await send(token, other, confirmation, changes))).toBe('confirmation_invalid');
  }
  for (const none of ['', 'made up']) {
    expect(reasonOf(await send(token, fields, none))).toBe('confirmation_invalid');
  }
  expect(await countCards('exact')).toBe(0);
  expect((await send(token, fields, confirmation)).code).toBe(200);
  expect(reasonOf(await send(token, bank('999999999'), confirmation))).toBe('confirmation_invalid');
  expect(reasonOf(await send(token, fields, confirmation))).toBe('confirmation_used');
});

test.each<[string, Partial<Record<CardField, string>>, string, object]>([
  ['an empty field', { branchName: ' ' }, 'field_empty', {}],
  ['a letter that cannot be seen', { userName: 'Ada\u200bLovelace' }, 'field_invalid', {}],
  ['a look-alike letter', { userName: 'Ad\u0430 Lovelace' }, 'field_invalid', {}],
  ['a number in other digits', { bankAccount: '１２３４５６７８９' }, 'field_invalid', {}],
  ['a field of another method', { walletAddress: `0x${'a'.repeat(40)}` }, 'field_invalid', {}],
  ['an unknown field', { iban: '1' } as never, 'input_invalid', {}],
  ['an unknown method', {}, 'card_method_unknown', { method: 'cheque' }],
])('a card with %s is refused', async (_, changes, reason, input) => {
  const username = `wrong-${randomUUID().slice(0, 8)}`;
  const token = await admitWithPayPassword(server, username);
  const answer = await send(token, bank('123456789', changes), 'x'.repeat(43), input);
  expect(reasonOf(answer)).toBe(reason);
  expect(await countCards(username)).toBe(0);
});

test('one request binds one card, however often and however concurrently it is sent', async () => {
  const token = await admitWithPayPassword(server, 'eager');
  const fields = bank('123456789');
  const confirmation = await confirmationFor(token, fields);
  const requestId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => send(token, fields, confirmation, { requestId })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.code).toBe(200);
  expect(await countCards('eager')).toBe(1);
  const other = bank('987654321');
  expect(
    reasonOf(await send(token, other, await confirmationFor(token, other), { requestId })),
  ).toBe('request_id_reused');
});

test('of two first cards bound at the same moment, one stays', async () => {
  const token = await admitWithPayPassword(server, 'hasty');
  const both = [bank('123456789'), bank('987654321')];
  const confirmations = await Promise.all(both.map((fields) => confirmationFor(token, fields)));
  const answers = await Promise.all(
    both.map((fields, at) => send(token, fields, confirmations[at] ?? '')),
  );
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
  const live = await server.db.sql.many`
    select 1 from bank_card join partner on partner.id = partner_id
     where username_key = 'hasty' and replaced_at is null`;
  expect(live).toHaveLength(1);
});

test('a sealed card opens with its key and in its place only', () => {
  const key = Buffer.alloc(32, 7);
  const place = { id: randomUUID(), partnerId: randomUUID() };
  const fields = bank('123456789');
  const sealed = sealCard(key, place, fields);
  expect(openCard(key, { ...place, sealed })).toEqual(fields);
  const wrong: Pick<Card, 'id' | 'partnerId' | 'sealed'>[] = [
    { ...place, id: randomUUID(), sealed },
    { ...place, partnerId: randomUUID(), sealed },
    { ...place, sealed: Buffer.concat([sealed, Buffer.from([0])]) },
    ...[0, 20, sealed.length - 1].map((at) => {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      return { ...place, sealed: changed };
    }),
  ];
  for (const card of wrong) expect(() => openCard(key, card)).toThrow();
  expect(() => openCard(Buffer.alloc(32, 8), { ...place, sealed })).toThrow();
});

/** All runs of twelve digits, overlapping too: the text is scanned once, not once per number. */
const twelveDigitsIn = (text: string): string[] =>
  [...text.matchAll(/(?=(\d{12}))/g)].map(([, digits = '']) => digits);

// `npm run test:long` binds 1,000.
const cardsOfEach = process.env.LONG ? 100 : 10;
const cards = 10 * cardsOfEach;

test(`none of ${cards} account numbers is in the database, a reply or the log`, async () => {
  const replies: string[] = [];
  const numbers: string[] = [];
  const bindMany = async (_: unknown, at: number) => {
    const token = await admitWithPayPassword(server, `secretive-${at}`);
    for (let bound = 0; bound < cardsOfEach; bound += 1) {
      const number = String(randomInt(10 ** 11, 10 ** 12));
      numbers.push(number);
      replies.push(JSON.stringify(await bind(token, bank(number))));
    }
    const fields = bank(numbers.at(-1) ?? '');
    replies.push(JSON.stringify(await send(token, fields, 'x'.repeat(43))));
    replies.push(JSON.stringify(await server.ask(bankCard, {}, { token })));
  };
  await Promise.all(Array.from({ length: 10 }, bindMany));
  expect(replies.filter((reply) => reply.includes('"code":200')).length).toBe(cards + 10);
  const tables = await server.db.owner.sql.many<{ name: string }>`
    select table_name name from information_schema.tables where table_schema = 'public'`;
  let dump = '';
  for (const { name } of tables) {
    const rows = await server.db.owner.sql.many<{ row: string }>`
      select row_to_json(${identifier(name)})::text "row" from ${identifier(name)}`;
    dump += rows.map(({ row }) => row).join('\n');
  }
  // The contents of bytea columns are searched as bytes too.
  const bytes = [...dump.matchAll(/\\\\x([0-9a-f]+)/g)]
    .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
    .join('\n');
  expect(dump).toContain('secretive');
  expect(bytes.length).toBeGreaterThan(10_000);
  const secrets = new Set(numbers);
  expect(secrets.size).toBe(cards);
  expect(twelveDigitsIn(`1${numbers.join(' 2')}`).filter((digits) => secrets.has(digits))).toEqual(
    numbers,
  );
  for (const place of [dump, bytes, replies.join('\n'), logged.join('\n')]) {
    expect(twelveDigitsIn(place).filter((digits) => secrets.has(digits))).toEqual([]);
  }
  for (const secret of ['Lovelace', 'Quay Road']) expect(dump + bytes).not.toContain(secret);
});
