import { expect, test } from 'vitest';
import {
  addressMessages,
  harmlessMessages,
  numberMessages,
  passwordMessages,
  payInMessages,
} from './staff-texts/test-corpus.ts';
import { whyBlocked, whyNotStaffReason, whyNotStaffText } from './staff-words.ts';

const shareLeast = 0.98;

const missed = (messages: readonly string[]) =>
  messages.filter((text) => whyBlocked(text) === null);

test('the corpus is large enough to mean something', () => {
  const all = [...numberMessages, ...addressMessages, ...payInMessages, ...harmlessMessages];
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(200);
});

test.each([
  ['account numbers, however they are written', numberMessages],
  ['addresses of wallets, whole or in pieces', addressMessages],
  ['requests to pay in, in twelve languages', payInMessages],
  ['requests for a password or a code, in twelve languages', passwordMessages],
])('%s are blocked', (_, messages) => {
  const left = missed(messages);
  expect(left.length / messages.length, left.join('\n')).toBeLessThanOrEqual(1 - shareLeast);
});

test('what staff write all day is delivered', () => {
  const wrongly = harmlessMessages.flatMap((text) => {
    const why = whyBlocked(text);
    return why ? [`${why}: ${text}`] : [];
  });
  expect(wrongly).toEqual([]);
});

test('the reason says what it was', () => {
  expect(whyBlocked('Account 1234567890')).toBe('account_number');
  expect(whyBlocked('TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE')).toBe('wallet_address');
  expect(whyBlocked('You must pay a fee first.')).toBe('pay_in');
  expect(whyBlocked('What is your password?')).toBe('password');
});

test.each([
  'Send 500 to unlock it.',
  'Pay in 50 to be activated again.',
  'Please pay in 20 first.',
])('a bare number is money when it is to be paid: %s', (text) => {
  expect(whyBlocked(text)).toBe('pay_in');
});

test('a warning beside a request does not let the request through', () => {
  expect(whyBlocked('We never ask for your password. Please pay the tax first.')).toBe('pay_in');
  expect(whyBlocked('Do not pay anyone else, transfer 500 USDT today to unlock it.')).toBe(
    'pay_in',
  );
});

test('the reason of an act may name a number, which a text to a partner may not', () => {
  const named = 'Transfer 1234567890 of Harbour Bank arrived';
  expect(whyNotStaffReason(named)).toBeNull();
  expect(whyNotStaffText(named)?.facts).toEqual({ why: 'account_number' });
  for (const asks of ['Pay the tax first, then we release it.', 'Send us your password first.']) {
    expect(whyNotStaffReason(asks)?.reason).toBe('staff_text_blocked');
    expect(whyNotStaffText(asks)?.reason).toBe('staff_text_blocked');
  }
});
