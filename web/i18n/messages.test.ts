import { describe, expect, test } from 'vitest';
import { refusalTexts } from '#contract/refusal-texts/en.ts';
import {
  differentKeys,
  differentShapes,
  flat,
  leftInEnglish,
  leftInLatin,
  type Words,
  wrongPlurals,
} from '#contract/test-texts.ts';
import { languages } from '#domain/language.ts';
import { messages as english } from './messages/en.ts';

const modules = import.meta.glob<{ messages: Words }>('./messages/*.ts', { eager: true });
const wordsOf = (code: string): Words => modules[`./messages/${code}.ts`]?.messages ?? {};

const expected = flat(english as Words);

describe.each(languages.map(({ code }) => code))('%s', (code) => {
  const own = flat(wordsOf(code));

  test('has every message of English and no other', () => {
    expect(differentKeys(own, expected)).toEqual([]);
  });

  test('takes the same values in every message, and chooses by the same words', () => {
    expect(differentShapes(own, expected)).toEqual([]);
  });

  test('has all forms of plurals that its language needs, and none that it does not know', () => {
    expect(wrongPlurals(code, own)).toEqual([]);
  });

  test('leaves nothing in English but names and what is the same word there', () => {
    expect(leftInEnglish(code, own, expected)).toEqual([]);
  });

  test('writes no word in the letters of another language but names', () => {
    expect(leftInLatin(code, own)).toEqual([]);
  });

  test('names the button for a forgotten transaction password as the button itself does', () => {
    const button = own.get('payPassword.forgot') ?? '';
    expect(button).not.toBe('');
    expect(own.get('refusal.pay_password_disabled')).toContain(button);
  });
});

test('every refusal of the contract is among the messages', () => {
  expect(english.refusal).toEqual(refusalTexts);
});
