/** Ways to disguise a sentence so that people can read it and a word list cannot. */
const cyrillic: Record<string, string> = {
  ...{ a: 'а', c: 'с', e: 'е', i: 'і', j: 'ј', o: 'о', p: 'р', s: 'ѕ', x: 'х', y: 'у' },
  ...{ A: 'А', B: 'В', E: 'Е', H: 'Н', K: 'К', M: 'М', O: 'О', P: 'Р', C: 'С', T: 'Т', X: 'Х' },
};
const greek: Record<string, string> = { a: 'α', e: 'ε', i: 'ι', n: 'η', o: 'ο', p: 'ρ', v: 'ν' };
const latin: Record<string, string> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', і: 'i', А: 'A', В: 'B' },
  ...{ Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', Х: 'X' },
};
const digits: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' };

const swap = (text: string, table: Record<string, string>): string =>
  [...text].map((char) => table[char] ?? char).join('');

/** Where a character is not a combining mark on the one before. */
const letters = (text: string): string[] =>
  [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);

const wide = (char: string): string => {
  const code = char.charCodeAt(0);
  return code > 0x20 && code < 0x7f ? String.fromCharCode(code + 0xfee0) : char;
};

export const disguises: Readonly<Record<string, (text: string) => string>> = {
  'spaced letters': (text) =>
    letters(text)
      .filter((char) => char !== ' ')
      .join(' '),
  'dotted letters': (text) =>
    letters(text)
      .filter((char) => char !== ' ')
      .join('.'),
  'words spelled apart': (text) =>
    text
      .split(' ')
      .map((word) => letters(word).join(' '))
      .join('   '),
  'zero-width spaces': (text) => letters(text).join('\u200b'),
  'soft hyphens': (text) => letters(text).join('\u00ad'),
  'full-width letters': (text) => [...text].map(wide).join(''),
  'bold letters': (text) =>
    text.replace(/[a-z]/g, (char) => String.fromCodePoint(0x1d41a + char.charCodeAt(0) - 97)),
  'Cyrillic letters': (text) => swap(text, cyrillic),
  'Greek letters': (text) => swap(text, greek),
  'Latin letters': (text) => swap(text, latin),
  'digits for letters': (text) =>
    text.replace(/\p{L}+/gu, (word) => (word.length > 2 ? swap(word, digits) : word)),
  capitals: (text) => text.toUpperCase(),
  'combining marks': (text) => text.replace(/[aeou]/g, (char) => `${char}\u0336`),
};
