import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'sfnt'; variationAxes: { wght: number } },
) => Promise<Buffer>;

// The package has no types.
const subsetFont = require('subset-font') as SubsetFont;

export type Weight = 'plain' | 'strong';

const weights = { plain: 400, strong: 600 } as const satisfies Record<Weight, number>;

/** A slice of a font family: a small file with some of its characters. */
interface Slice {
  readonly file: string;
  readonly ranges: readonly (readonly [number, number])[];
}

const hanOrders: Record<string, readonly string[]> = {
  ja: ['jp', 'sc', 'tc'],
  ko: ['jp', 'sc', 'tc'],
  'zh-TW': ['tc', 'sc', 'jp'],
};

/** Languages draw the same Chinese character differently, so the language sets the order. */
const familiesFor = (language: string): string[] =>
  [
    '',
    '-thai',
    '-kr',
    ...(hanOrders[language] ?? ['sc', 'tc', 'jp']).map((order) => `-${order}`),
  ].map((ending) => `noto-sans${ending}`);

const slicesByFamily = new Map<string, readonly Slice[]>();

function slicesOf(family: string): readonly Slice[] {
  const cached = slicesByFamily.get(family);
  if (cached) return cached;

  const listPath = require.resolve(`@fontsource-variable/${family}/unicode.json`);
  const names = JSON.parse(readFileSync(listPath, 'utf8')) as Record<string, string>;
  const slices = Object.entries(names).map(([name, ranges]) => ({
    file: join(
      dirname(listPath),
      'files',
      `${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ),
    ranges: ranges.split(',').map(rangeOf),
  }));
  slicesByFamily.set(family, slices);
  return slices;
}

/** Parses a range such as U+0E01-0E5B. */
function rangeOf(text: string): readonly [number, number] {
  const [from = '', to = from] = text.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

/** Finds a font per character; all fonts are subset to the document's text. */
export interface PdfFonts {
  /** Font files by name, ready to be embedded. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** The name of the font with this character, or null if none has it. */
  find(character: string, weight: Weight): string | null;
}

/**
 * Finds fonts for all characters of a document. A slice's ranges are approximate, so a character
 * that is missing in one slice is looked up in the next.
 */
export async function loadFonts(texts: Iterable<string>, language: string): Promise<PdfFonts> {
  const slices = familiesFor(language).flatMap(slicesOf);
  const files = new Map<string, Buffer>();
  const names = new Map<string, string>();

  let openCharacters = [...new Set([...texts].join(''))].map((character) => {
    const code = character.codePointAt(0) ?? 0;
    const hasCharacter = ({ ranges }: Slice) =>
      ranges.some(([from, to]) => code >= from && code <= to);
    return { character, slices: slices.filter(hasCharacter).map(({ file }) => file) };
  });

  while (openCharacters.length > 0) {
    const charactersByFile = Map.groupBy(
      openCharacters.filter(({ slices }) => slices.length > 0),
      ({ slices: [first = ''] }) => first,
    );

    for (const [file, characters] of charactersByFile) {
      const text = characters.map(({ character }) => character).join('');
      const subset = await subsetSlice(file, text);
      // Name the subset and not the file: a later round may take other characters from that file.

      const name = `font ${files.size}`;
      const foundCharacters = [...text].filter((character) => subset.hasCharacter(character));
      if (foundCharacters.length === 0) continue;
      for (const character of foundCharacters) names.set(character, name);
      files.set(`${name} plain`, subset.plain);
      files.set(`${name} strong`, subset.strong);
    }

    openCharacters = [...charactersByFile.values()]
      .flat()
      .filter(({ character }) => !names.has(character))
      .map(({ character, slices }) => ({ character, slices: slices.slice(1) }));
  }

  return {
    files,
    find: (character, weight) => {
      const name = names.get(character);
      return name === undefined ? null : `${name} ${weight}`;
    },
  };
}

interface FontSubset extends Record<Weight, Buffer> {
  hasCharacter(character: string): boolean;
}

/** Both weights of a slice, subset to these characters. */
async function subsetSlice(file: string, text: string): Promise<FontSubset> {
  const source = readFileSync(file);

  const subsetTo = (weight: Weight) =>
    subsetFont(source, text, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weights[weight] },
    });

  const plain = await subsetTo('plain');
  const characterCodes = new Set(charactersIn(plain));

  return {
    plain,
    strong: await subsetTo('strong'),
    hasCharacter: (character) => characterCodes.has(character.codePointAt(0) ?? 0),
  };
}

/** A subset with none of the characters has no character list at all. */
function charactersIn(file: Buffer): readonly number[] {
  const font = create(file) as Font & { readonly cmap: { readonly tables: readonly unknown[] } };
  return font.cmap.tables.length === 0 ? [] : font.characterSet;
}
