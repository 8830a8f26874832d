import { expect, test } from 'vitest';
import { divide, fillIn } from './compile-messages.ts';

test('a missing message falls back to English, and one that English lacks is dropped', () => {
  const english = { login: { title: 'Log in', submit: 'Go' }, close: 'Close' };
  const french = { login: { title: 'Connexion' }, extra: 'En trop' };
  expect(fillIn(french, english)).toEqual({
    login: { title: 'Connexion', submit: 'Go' },
    close: 'Close',
  });
});

test('the texts before and after a login together are all of them', () => {
  const words = {
    login: { title: 'Log in' },
    figures: { title: 'Figures' },
    refusal: { busy: 'Busy.', coupon_used: 'Used.' },
  };

  const { figures, ...first } = words;
  expect(divide(words, 'before-login')).toEqual(first);
  expect(divide(words, 'after-login')).toEqual({ figures });
  expect(divide(words, undefined)).toEqual(words);
});
