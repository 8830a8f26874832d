import { expect, test } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { textsIn } from './by-language.ts';
import { deskTexts } from './test-desk-texts.ts';
import { hasStem, listedIn, requiredIn, saysTerm } from './test-glossary.ts';
import { pageTexts } from './test-pages.ts';
import { flat, shapeOf, type Words } from './test-texts.ts';
import { kinds } from './test-tree.ts';

/** The type and link target of a block of an answer, which are not translated. */
const isPiece = (key: string) => /^questions\..*\.(type|to|id)$/.test(key);

/** Everything that partners read in a language, by key and without placeholders. */
async function allSaidIn(language: Language): Promise<Map<string, string>> {
  const all = await Promise.all(kinds.map((kind) => textsIn(language, kind)));
  return new Map(
    all.flatMap((texts, at) =>
      [...flat(texts as unknown as Words)]
        .map(([key, text]): [string, string] => [
          `${kinds[at]}.${key}`,
          shapeOf(text).said.join(' '),
        ])
        .filter(([key]) => !isPiece(key)),
    ),
  );
}

const codes = languages.map(({ code }) => code);

const neverRead = (code: Language) => [
  ...listedIn(code, 'Never'),
  ...listedIn(code, 'Never in the app or at the desk'),
];

/** The words of a list that texts use in any form, each with its place. */
const usesOf = (code: Language, never: readonly string[], said: Iterable<[string, string]>) =>
  [...said].flatMap(([place, text]) =>
    never.filter((stem) => hasStem(code, stem, text)).map((stem) => `${place}: ${stem} in ${text}`),
  );

test.each(codes)(
  'no text in %s uses a word that its glossary rules out, in any form',
  async (code) => {
    const never = neverRead(code);
    expect(never).not.toEqual([]);
    expect(usesOf(code, never, await allSaidIn(code))).toEqual([]);
  },
);

test('the desk uses no word that the English glossary rules out', () => {
  const said = deskTexts();
  expect(said.length).toBeGreaterThan(1_000);
  expect(usesOf('en', neverRead('en'), said)).toEqual([]);
});

test('the Markdown pages use no word that the English glossary rules out for them', () => {
  const said = pageTexts();
  expect(said.length).toBeGreaterThan(500);
  expect(usesOf('en', listedIn('en', 'Never'), said)).toEqual([]);
});

test.each(codes.filter((code) => code !== 'en'))(
  'a text in %s has the terms of its glossary wherever the English one has them',
  async (code) => {
    const required = requiredIn(code);
    expect(required.map(({ english }) => english)).toEqual(
      requiredIn('en').map(({ english }) => english),
    );
    const own = await allSaidIn(code);
    const missing = [...(await allSaidIn('en'))].flatMap(([key, said]) =>
      required
        .filter(({ english }) => saysTerm(english, said))
        .filter(({ stems }) => !stems.some((stem) => hasStem(code, stem, own.get(key) ?? '')))
        .map(({ english }) => `${key}: ${english}`),
    );
    expect(missing).toEqual([]);
  },
);

test.each([
  ['de', 'Vorgang', 'Ihre Vorgänge'],
  ['de', 'verfügbar Mittel', 'aus verfügbaren Mitteln'],
  ['es', 'inversion', 'Sus inversiones'],
  ['ru', 'платёжн парол', 'Введите платежный пароль'],
  ['fr', 'retrait attend', 'Les retraits attendent'],
] as const)('a stem is found in every form: in %s, %s', (code, stem, text) => {
  expect(hasStem(code, stem, text)).toBe(true);
});

test('accents that distinguish words are respected', () => {
  expect(hasStem('fr', 'réglé', 'Les règles du réseau')).toBe(false);
});
