import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { textsIn } from './by-language.ts';
import { listedIn } from './test-glossary.ts';
import { flat, shapeOf, type Words } from './test-texts.ts';
import { kinds } from './test-tree.ts';

/** Everything that partners read in a language, each by its key. */
async function allTextsIn(language: Language): Promise<[key: string, text: string][]> {
  const all = await Promise.all(kinds.map((kind) => textsIn(language, kind)));
  return all.flatMap((texts, at) =>
    [...flat(texts as unknown as Words)].map(([key, text]): [string, string] => [
      `${kinds[at]}.${key}`,
      text,
    ]),
  );
}

test.each(languages.map(({ code }) => code))(
  'no text in %s has a word that its glossary rules out',
  async (code) => {
    const never = listedIn(code, 'Never').map((word) => word.toLowerCase());
    expect(never).not.toEqual([]);
    const found = (await allTextsIn(code)).flatMap(([key, text]) => {
      const said = shapeOf(text).said.join(' ').toLowerCase();
      return never.filter((word) => said.includes(word)).map((word) => `${key}: ${word}`);
    });
    expect(found).toEqual([]);
  },
);
