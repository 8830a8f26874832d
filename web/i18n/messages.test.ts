import { describe, expect, test } from 'vitest';
import { refusalTexts } from '#contract/refusal-texts/en.ts';
import {
  differentKeys,
  differentShapes,
  flat,
  leftInEnglish,
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

  test('names the button for a forgotten transaction password as the button itself does', () => {
    const button = own.get('payPassword.forgot') ?? '';
    expect(button).not.toBe('');
    expect(own.get('refusal.pay_password_disabled')).toContain(button);
  });
});

test('every refusal of the contract is among the messages', () => {
  expect(english.refusal).toEqual(refusalTexts);
});

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Whole keys, ends of keys, and beginnings of keys whose end is worked out. */
function findUses(): { readonly said: Set<string>; readonly begun: string[] } {
  const said = new Set<string>();
  const begun = new Set<string>();
  for (const [path, text] of Object.entries(sources)) {
    if (path.includes('/i18n/messages/') || path.includes('.test.')) continue;
    for (const [, word = ''] of text.matchAll(/['"`]([\w.-]+)['"`]/g)) said.add(word);
    for (const [, start = ''] of text.matchAll(/`([\w.-]*)\$\{/g)) begun.add(start);
    for (const [, name = ''] of text.matchAll(/\b([a-zA-Z_]\w*)\??:/g)) said.add(name);
  }
  return { said, begun: [...begun].filter((start) => start.endsWith('.')) };
}

test('no message is left that no screen says', () => {
  const { said, begun } = findUses();
  const isUsed = (key: string): boolean => {
    // The contract declares these, and a test of its own holds them to it.
    if (/^(refusal|wallet\.causeOf)\./.test(key)) return true;
    const steps = key.split('.');
    // Screens ask below a group, so any end of the key may be what they say.
    return steps.some((_, at) => {
      const end = steps.slice(at).join('.');
      return at > 0 && (said.has(end) || begun.some((start) => end.startsWith(start)));
    });
  };
  expect([...expected.keys()].filter((key) => !isUsed(key))).toEqual([]);
});
