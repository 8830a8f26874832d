import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { pseudoMessage, pseudoWords } from './pseudo-words.ts';

test('a message is marked, accented and two fifths longer', () => {
  const message = pseudoMessage('Confirm with the transaction password');
  expect(message).toMatch(/^⟦Çóñfírm wíth thé tráñsáçtíóñ pásswórd .+⟧$/);
  expect(message.length).toBeGreaterThanOrEqual(Math.floor(37 * 1.4));
});

test('what a message shows when it is used stays as it was', () => {
  const message = pseudoMessage('{count, plural, one {# order} other {# orders}} of <b>{name}</b>');
  expect(message).toMatch(
    /^⟦\{count, plural, one \{# órdér\} other \{# órdérs\}\} óf <b>\{name\}<\/b> /,
  );
  expect(() => compile(message)).not.toThrow();
});

test('groups of words keep their keys', () => {
  expect(Object.keys(pseudoWords({ login: { title: 'Log in' } }).login ?? {})).toEqual(['title']);
});
