import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { reasons } from '#domain/refusals.ts';
import { textsByLanguage } from './by-language.ts';
import {
  differentKeys,
  differentShapes,
  flat,
  leftInEnglish,
  leftInLatin,
  missetIn,
  type Words,
  wrongPlurals,
} from './test-texts.ts';
import { kinds } from './test-tree.ts';

const codes = languages.map(({ code }) => code);

/** The type and link target of a block of an answer, which are not translated. */
const isPiece = (key: string) => /\.(type|to|id)$/.test(key);

describe.each(kinds)('%s', async (kind) => {
  const texts = await textsByLanguage(kind);
  const saidIn = (code: Language) => {
    const all = [...flat(texts[code] as unknown as Words)];
    return new Map(kind === 'questions' ? all.filter(([key]) => !isPiece(key)) : all);
  };
  const english = saidIn('en');

  test.each(codes)(
    'in %s is complete: same placeholders, right plurals and punctuation, no English',
    (code) => {
      const own = saidIn(code);
      expect(own.size).toBeGreaterThan(0);
      expect(differentKeys(own, english)).toEqual([]);
      expect(differentShapes(own, english)).toEqual([]);
      expect(wrongPlurals(code, own)).toEqual([]);
      expect(leftInEnglish(code, own, english)).toEqual([]);
      expect(leftInLatin(code, own)).toEqual([]);
      expect(missetIn(code, own)).toEqual([]);
    },
  );
});

const app = await textsByLanguage('app');
const questions = await textsByLanguage('questions');
const refusals = await textsByLanguage('refusals');
const statement = await textsByLanguage('statement');

test.each(codes)('answers in %s have the same blocks and links as in English', (code) => {
  const piecesIn = (language: Language) =>
    [...flat(questions[language] as unknown as Words)].filter(([key]) => isPiece(key));
  expect(piecesIn(code)).toEqual(piecesIn('en'));
});

/** The sources in a folder that may use texts, as one string. */
function sourcesOf(folder: string, isMeant: (path: string) => boolean): string {
  const root = new URL(`../${folder}/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|sql)$/.test(path) && !path.includes('.test.') && isMeant(path))
    .map((path) => readFileSync(new URL(path, root), 'utf8'))
    .join('\n');
}

test('every reason has its sentence, none is unused, and the app has them all', () => {
  expect(Object.keys(refusals.en).sort()).toEqual([...reasons].sort());
  expect(app.en.refusal).toEqual(refusals.en);
});

test.each(codes)(
  'the button for a forgotten transaction password is called the same in %s',
  (code) => {
    const { forgot } = app[code].payPassword;
    expect(forgot).not.toBe('');
    expect(refusals[code].pay_password_disabled).toContain(forgot);
  },
);

test('every refusal is given somewhere', () => {
  const isWords = (path: string) => /^refusal(-facts)?\.ts/.test(path);
  const sources = ['domain', 'server', 'web'].map((root) =>
    sourcesOf(root, (path) => !isWords(path) && !path.startsWith('dist')),
  );
  const given = new Set(sources.join('\n').match(/(?<=['"`])\w+(?=['"`])/g));
  expect(Object.keys(refusals.en).filter((reason) => !given.has(reason))).toEqual([]);
});

test('every text of a statement is printed somewhere', () => {
  const printed = new Set(sourcesOf('server/proof/statement', () => true).match(/\w+/g));
  const ends = [...flat(statement.en).keys()].map((key) => key.slice(key.lastIndexOf('.') + 1));
  expect(ends.filter((end) => !printed.has(end))).toEqual([]);
});
