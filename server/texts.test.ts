import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  differentKeys,
  differentShapes,
  flat,
  leftInEnglish,
  leftInLatin,
  type Texts,
  type Words,
  wrongPlurals,
} from '#contract/test-texts.ts';
import { type Language, languages } from '#domain/language.ts';
import { demoEnglish, demoOthers } from './demo/demo-texts.ts';
import { questionTextsBy } from './help/question-texts.ts';
import { refusalTextsBy } from './http/refusal-texts.ts';
import { pushTextsBy } from './push/push-texts.ts';
import { recordTextsBy } from './statement/record-texts.ts';
import { statementTextsBy } from './statement/statement-texts.ts';

/** Everything that the server itself says, by what it says it in. */
const texts: Readonly<Record<string, Readonly<Record<Language, unknown>>>> = {
  refusals: refusalTextsBy,
  records: recordTextsBy,
  statements: statementTextsBy,
  pushes: pushTextsBy,
  questions: questionTextsBy,
  demo: { en: demoEnglish, ...demoOthers((own) => own) },
};

/** What kind of piece a text is, and where it leads: the same in every language. */
const isPiece = (key: string) => /\.(type|to|id)$/.test(key);

const parted = (words: unknown): { readonly said: Texts; readonly pieces: Texts } => {
  const all = [...flat(words as Words)];
  return {
    said: new Map(all.filter(([key]) => !isPiece(key))),
    pieces: new Map(all.filter(([key]) => isPiece(key))),
  };
};

const codes = languages.map(({ code }) => code);

describe.each(Object.keys(texts))('%s', (name) => {
  const english = parted(texts[name]?.en);

  test.each(codes)('in %s are whole: same values, right plurals, no English', (code) => {
    const own = parted(texts[name]?.[code]);
    expect(own.said.size).toBeGreaterThan(0);
    expect(differentKeys(own.said, english.said)).toEqual([]);
    expect(differentShapes(own.said, english.said)).toEqual([]);
    expect(wrongPlurals(code, own.said)).toEqual([]);
    expect(leftInEnglish(code, own.said, english.said)).toEqual([]);
    expect(leftInLatin(code, own.said)).toEqual([]);
  });

  test.each(codes)('in %s have the pieces of English and lead where those lead', (code) => {
    expect(parted(texts[name]?.[code]).pieces).toEqual(english.pieces);
  });
});

/** The sources below a folder that say something, as one text. */
function sourcesOf(folder: string, isMeant: (path: string) => boolean): string {
  const root = new URL(`../${folder}/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|sql)$/.test(path) && !path.includes('.test.') && isMeant(path))
    .map((path) => readFileSync(new URL(path, root), 'utf8'))
    .join('\n');
}

test('no refusal is left that nobody gives', () => {
  const isWords = (path: string) => /^(refusal(-facts)?\.ts|i18n\/)/.test(path);
  const sources = ['domain', 'server', 'web'].map((root) =>
    sourcesOf(root, (path) => !isWords(path) && !path.startsWith('dist')),
  );
  const given = new Set(sources.join('\n').match(/(?<=['"`])\w+(?=['"`])/g));
  expect(Object.keys(refusalTextsBy.en).filter((reason) => !given.has(reason))).toEqual([]);
});

test('no text of a statement is left that none prints', () => {
  const printed = new Set(
    sourcesOf('server/statement', (path) => !path.startsWith('texts/')).match(/\w+/g),
  );
  const ends = [...flat(statementTextsBy.en as unknown as Words).keys()].map((key) =>
    key.slice(key.lastIndexOf('.') + 1),
  );
  expect(ends.filter((end) => !printed.has(end))).toEqual([]);
});
