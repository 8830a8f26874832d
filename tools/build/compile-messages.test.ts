import { expect, test } from 'vitest';
import { divide, fillIn } from './compile-messages.ts';

test('what a language lacks is said in English, and what English lacks is left out', () => {
  const english = { login: { title: 'Log in', submit: 'Go' }, close: 'Close' };
  const french = { login: { title: 'Connexion' }, extra: 'En trop' };
  expect(fillIn(french, english)).toEqual({
    login: { title: 'Connexion', submit: 'Go' },
    close: 'Close',
  });
});

test('what is read before a login and what only members read are two halves of a whole', () => {
  const words = { login: { title: 'Log in' }, wallet: { title: 'Wallet' } };
  expect(divide(words, 'for-all')).toEqual({ login: words.login });
  expect(divide(words, 'for-members')).toEqual({ wallet: words.wallet });
  expect(divide(words, undefined)).toEqual(words);
  const refusal = { username_taken: 'Taken.', payout_zero: 'Nothing.' };
  expect(divide({ refusal }, 'for-all')).toEqual({ refusal: { username_taken: 'Taken.' } });
  expect(divide({ refusal }, 'for-members')).toEqual({ refusal: { payout_zero: 'Nothing.' } });
});
