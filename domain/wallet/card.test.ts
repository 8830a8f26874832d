import { expect, test } from 'vitest';
import {
  type CardField,
  type CardMethod,
  type CardPattern,
  cleanCard,
  cleanCardValue,
  lastFour,
  maskCard,
  whyNotCard,
  whyNotCardField,
} from './card.ts';

const bank: CardMethod = {
  id: 'bank',
  label: 'Bank card',
  kind: 'bank-card',
  fields: [
    { name: 'cardName', required: true },
    { name: 'userName', required: true },
    { name: 'bankAccount', required: true },
    { name: 'branchName', required: false },
  ],
};

const values = (changes: Partial<Record<CardField, string>> = {}) =>
  Object.entries({
    cardName: 'Harbour Bank',
    userName: 'Ada Lovelace',
    bankAccount: '1234 5678-9012',
    ...changes,
  }).map(([field, value]) => ({ field: field as CardField, value }));

test('a complete card is allowed, and an optional field may stay empty', () => {
  expect(whyNotCard(bank, values())).toBeNull();
  expect(whyNotCard(bank, values({ branchName: 'Old Town' }))).toBeNull();
});

test.each<[Partial<Record<CardField, string>>, string]>([
  [{ cardName: '' }, 'field_empty cardName'],
  [{ userName: '  \u00a0 ' }, 'field_empty userName'],
  [{ bankAccount: '' }, 'field_empty bankAccount'],
  [{ walletAddress: `0x${'a'.repeat(40)}` }, 'field_invalid walletAddress'],
  [{ bankAccount: '12' }, 'field_invalid bankAccount'],
  [{ bankAccount: '１２３４５６７８' }, 'field_invalid bankAccount'],
  [{ userName: 'Ada\u200b Lovelace' }, 'field_invalid userName'],
  [{ userName: 'Ada\u202e Lovelace' }, 'field_invalid userName'],
  [{ userName: 'Ada\u0000' }, 'field_invalid userName'],
  [{ userName: 'Ada\nLovelace' }, 'field_invalid userName'],
  [{ userName: '\u3164' }, 'field_invalid userName'],
  [{ userName: 'Ad\u0430 Lovelace' }, 'field_invalid userName'],
  [{ cardName: 'B\u2800nk' }, 'field_invalid cardName'],
  [{ cardName: 'x'.repeat(121) }, 'field_invalid cardName'],
])('with %j the answer is %s', (changes, answer) => {
  const problem = whyNotCard(bank, values(changes));
  expect(`${problem?.reason} ${problem?.facts.field}`).toBe(answer);
});

test('a name in any one alphabet is allowed', () => {
  for (const userName of [
    'สมชาย ใจดี',
    '山田 太郎',
    'Анна Каренина',
    "Seán O'Brien",
    'Đặng Văn Á',
  ]) {
    expect(whyNotCard(bank, values({ userName }))).toBeNull();
  }
});

test('the destination is required even if the configuration omits it', () => {
  const wallet = { id: 'w', label: 'W', kind: 'wallet-address', fields: [] } as const;
  expect(whyNotCard(wallet, [])).toEqual({
    reason: 'field_empty',
    facts: { field: 'walletAddress' },
  });
});

test('the same field twice is refused', () => {
  const twice = [...values(), { field: 'bankAccount', value: '999999999' } as const];
  expect(whyNotCard(bank, twice)?.reason).toBe('field_invalid');
});

test.each<[CardPattern, CardField, string, boolean]>([
  ['digits', 'bankAccount', '1234567890', true],
  ['digits', 'bankAccount', 'DE1234567890', false],
  ['iban', 'bankAccount', 'DE89 3704 0044 0532 0130 00', true],
  ['iban', 'bankAccount', 'DE89 3704 0044 0532 0130 01', false],
  ['hex-address', 'walletAddress', `0x${'aB1'.repeat(13)}c`, true],
  ['hex-address', 'walletAddress', `0x${'a'.repeat(39)}`, false],
  ['base58-address', 'walletAddress', 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj', true],
  ['base58-address', 'walletAddress', 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcd0', false],
])('as %s the %s %s is allowed: %s', (pattern, name, value, isGood) => {
  const field = { name, required: true, pattern };
  expect(whyNotCardField(field, value, bank) === null).toBe(isGood);
});

test.each([
  ['a right one', 'DE89 3704 0044 0532 0130 00', null],
  ['a wrong digit', 'DE89 3704 0044 0532 0130 01', 'iban_checksum'],
  ['an end that is missing', 'DE89 3704 0044 0532', 'iban_length'],
  // The check digits alone would let this one pass.
  ['another country’s length', 'NO66 3704 0044 0532 0130 00', 'iban_length'],
  ['a country without a list', 'ZZ89 3704 0044 0532 0130 00', 'iban_checksum'],
  ['an account number that only begins like one', 'DE12', 'field_invalid'],
  ['an account number with letters', 'AB12345', null],
])('whatever fields the network asks for, an IBAN is checked as one: %s', (_, typed, reason) => {
  const field = { name: 'bankAccount', required: true } as const;
  expect(whyNotCardField(field, typed, bank)?.reason ?? null).toBe(reason);
});

test('an IBAN of the wrong length says which length is right', () => {
  const field = { name: 'bankAccount', required: true } as const;
  expect(whyNotCardField(field, 'DE89 3704 0044 0532 0130', bank)?.facts).toEqual({
    ...{ field: 'bankAccount', country: 'DE' },
    ...{ length: 22, given: 20 },
  });
});

test('each value is normalized to one spelling', () => {
  expect(cleanCardValue('bankAccount', ' de89 3704-0044 ')).toBe('DE8937040044');
  expect(cleanCardValue('userName', '  Ada \u00a0 Lovelace ')).toBe('Ada Lovelace');
  expect(cleanCard(values({ branchName: '  ' })).map(({ field }) => field)).toEqual([
    'cardName',
    'userName',
    'bankAccount',
  ]);
});

test('the owner sees the bank, the initials and the last digits', () => {
  const clean = cleanCard(values({ mobile: '+66 2 123 4567', branchName: 'Old Town' }));
  expect(lastFour('bank-card', clean)).toBe('9012');
  expect(Object.fromEntries(maskCard(clean).map(({ field, value }) => [field, value]))).toEqual({
    cardName: 'Harbour Bank',
    userName: 'A••• L•••',
    bankAccount: '•••• 9012',
    mobile: '•••• 4567',
    branchName: 'O•••',
  });
  expect(lastFour('bank-card', [{ field: 'bankAccount', value: '12345' }])).toBe('45');
  expect(lastFour('bank-card', [])).toBe('');
});

test('a wallet address needs a network from the list that matches its format', () => {
  const field = { name: 'network', required: true } as const;
  const address = { name: 'walletAddress', required: true, pattern: 'hex-address' } as const;
  const method = { kind: 'wallet-address', fields: [field, address] } as const;
  expect(whyNotCardField(field, 'Ethereum (ERC-20)', method)).toBeNull();

  for (const typed of ['Etherium', 'ethereum', 'TRON (TRC-20)', 'Bitcoin']) {
    expect(whyNotCardField(field, typed, method), typed).toMatchObject({
      ...{ reason: 'field_invalid', facts: { field: 'network' } },
    });
  }

  const anyForm = { ...method, fields: [field] };
  expect(whyNotCardField(field, 'Bitcoin', anyForm)).toBeNull();
});
