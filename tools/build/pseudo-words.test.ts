import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { pseudoMessage, pseudoWords } from './pseudo-words.ts';

test('a pseudo-message is marked, accented and two fifths longer', () => {
  const message = pseudoMessage('Confirm with the transaction password');
  expect(message).toMatch(/^⟦Çóñfírm wíth thé tráñsáçtíóñ pásswórd .+⟧$/);
  expect(message.length).toBeGreaterThanOrEqual(Math.floor(37 * 1.4));
});

test('placeholders and tags stay unchanged', () => {
  const message = pseudoMessage('{count, plural, one {# order} other {# orders}} of <b>{name}</b>');
  expect(message).toMatch(
    /^⟦\{count, plural, one \{# órdér\} other \{# órdérs\}\} óf <b>\{name\}<\/b> /,
  );
  expect(() => compile(message)).not.toThrow();
});

test('nested messages keep their keys', () => {
  expect(Object.keys(pseudoWords({ login: { title: 'Log in' } }).login ?? {})).toEqual(['title']);
});
