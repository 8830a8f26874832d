import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { refusalTexts } from '#contract/refusal-texts/en.ts';
import { languages } from '#domain/language.ts';
import { messages as english } from './messages/en.ts';

type Words = { readonly [key: string]: string | Words };

const modules = import.meta.glob<{ messages: Words }>('./messages/*.ts', { eager: true });
const wordsOf = (code: string): Words => modules[`./messages/${code}.ts`]?.messages ?? {};

/** All messages of a language by their whole key. */
function flat(words: Words, before = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, word] of Object.entries(words)) {
    if (typeof word === 'string') all.set(before + key, word);
    else for (const [inner, text] of flat(word, `${before}${key}.`)) all.set(inner, text);
  }
  return all;
}

/** The names of the values that a message takes; throws when the message cannot be read. */
function placeholders(text: string): string[] {
  compile(text);
  const found = [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name);
  return [...new Set(found)].sort();
}

const complete = ['en', 'de'];
const expected = flat(english as Words);

describe.each(languages.map(({ code }) => code))('%s', (code) => {
  const own = flat(wordsOf(code));
  const missing = [...expected.keys()].filter((key) => !own.has(key));

  test(`lacks ${missing.length} of ${expected.size} messages`, () => {
    if (complete.includes(code)) expect(missing).toEqual([]);
    expect(own.size + missing.length).toBe(expected.size);
  });

  test('has no message that English does not have', () => {
    expect([...own.keys()].filter((key) => !expected.has(key))).toEqual([]);
  });

  test('takes the same values in every message as English', () => {
    for (const [key, text] of own) {
      expect(placeholders(text), key).toEqual(placeholders(expected.get(key) ?? ''));
    }
  });
});

test('every refusal of the contract is among the messages', () => {
  expect(english.refusal).toEqual(refusalTexts);
});
