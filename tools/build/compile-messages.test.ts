import { expect, test } from 'vitest';
import { fillIn } from './compile-messages.ts';

test('what a language lacks is said in English, and what English lacks is left out', () => {
  const english = { login: { title: 'Log in', submit: 'Go' }, close: 'Close' };
  const french = { login: { title: 'Connexion' }, extra: 'En trop' };
  expect(fillIn(french, english)).toEqual({
    login: { title: 'Connexion', submit: 'Go' },
    close: 'Close',
  });
});
