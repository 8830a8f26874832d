import { expect, test } from 'vitest';
import { findBlocked, whyNotStaffText } from './staff-words.ts';
import * as blockedMessages from './test-mixed-blocked.ts';
import { harmlessMessages } from './test-mixed-harmless.ts';

const isCaught = (text: string) => findBlocked(text) !== null;

const wronglyBlocked = (texts: readonly string[]) =>
  texts.flatMap((text) => {
    const blocked = findBlocked(text);
    return blocked ? [`${blocked.why} (${blocked.part}): ${text}`] : [];
  });

test.each(Object.entries(blockedMessages))('%s of the mixed corpus are blocked', (_, messages) => {
  expect(messages.filter((text) => !isCaught(text))).toEqual([]);
});

test('everyday sentences of the mixed corpus are delivered', () => {
  expect(wronglyBlocked(harmlessMessages)).toEqual([]);
});

test('a refusal names the offending words', () => {
  const text = 'Good morning. Please send me your password today, Ann.';
  expect(whyNotStaffText(text)).toMatchObject({
    reason: 'staff_text_blocked',
    facts: { why: 'password', part: 'send me your password' },
  });
  expect(findBlocked('See reachbook-support.com/claim for more.')?.part).toBe(
    'reachbook-support.com',
  );
});

test('mixed alphabets and spaced-out letters are blocked in themselves', () => {
  expect(findBlocked('Hаrmless wоrds')?.why).toBe('disguised');
  expect(findBlocked('G o o d m o r n i n g')?.why).toBe('disguised');
  expect(findBlocked('Choose A, B, C or D.')).toBeNull();
});

test('a negation applies to its own clause and not to the next', () => {
  const texts = [
    'We never ask for your password. Please pay the tax first.',
    'Do not pay anyone else, transfer 500 USDT today to unlock it.',
    'You do not have to worry but send me your PIN.',
    'You will never get your payout unless you pay the margin.',
  ];
  expect(texts.filter((text) => !isCaught(text))).toEqual([]);
});

test('hosts confirmed by two people may be named, and lookalikes may not', () => {
  const ownHosts = ['help.acme.example', 'acme.com'];
  const may = (text: string) => findBlocked(text, { ownHosts }) === null;
  expect(may('Our opening hours stand on acme.com too.')).toBe(true);
  expect(may('Our opening hours stand on https://www.acme.com/hours too.')).toBe(true);
  expect(may('Our opening hours stand on acme.com.claims.xyz too.')).toBe(false);
  expect(may('Our opening hours stand on not-acme.com too.')).toBe(false);
  expect(may('Our opening hours stand on аcme.com too.')).toBe(false);
});

test('a reason may name an account, but may not ask for anything or contain a link', () => {
  const named = 'Came from account 1234567890 under reference R-7KQ2';
  expect(findBlocked(named, { as: 'reason' })).toBeNull();
  expect(findBlocked(named)?.why).toBe('account_number');

  for (const text of ['Please pay the tax first.', 'Ask me on Telegram.', 'What is your PIN?']) {
    expect(findBlocked(text, { as: 'reason' })?.why).toBeDefined();
  }
});

test('deposit instructions may say where money goes, but not ask for a secret', () => {
  const as = 'deposit-step';
  expect(findBlocked('Transfer the amount to the account below first.', { as })).toBeNull();
  expect(findBlocked('Send us your transaction password.', { as })?.why).toBe('password');
  expect(findBlocked('We guarantee you a profit of 5 % a day.', { as })?.why).toBe(
    'return_promise',
  );
});

test('no text takes long to check, however it is made', () => {
  const pieces = [
    '1 ',
    'a.',
    '保证',
    '@ ',
    'p a y ',
    '. com ',
    'é',
    ' ',
    'x-',
    '0x71 ',
    'Oo ',
    'ก็',
  ];
  for (const piece of pieces) findBlocked(piece.repeat(20_000 / piece.length));
});
