/*
 * Slips of the hand: one letter wrong, missing or too many, or two neighbours swapped. A slip
 * leaves one half of a word as it is, by which an index finds the candidates.
 */

/** Shorter words are similar to too many others. */
const wordLengthMin = 4;
/** A longer word may not be typed to its end. */
const unfinishedLengthMin = 6;
const wordLengthMax = 30;

/** A number may be guessed if it is about as long as ours, and has a digit as they all do. */
const numberShape = /^(?=.*\d)[0-9A-Za-z-]{6,40}$/;

/** Every way in which letters can be changed by one slip; a wrong letter is one of these. */
function slips(letters: readonly string[], alphabet: readonly string[]): Set<string> {
  const results = new Set<string>();
  const add = (...parts: readonly (readonly string[])[]) => results.add(parts.flat().join(''));

  for (let index = 0; index <= letters.length; index += 1) {
    const [before, [letter, next, ...rest]] = [letters.slice(0, index), letters.slice(index)];
    for (const other of alphabet) add(before, [other], letters.slice(index));
    if (letter === undefined) continue;

    add(before, letters.slice(index + 1));
    for (const other of alphabet) add(before, [other], letters.slice(index + 1));
    if (next !== undefined) add(before, [next, letter], rest);
  }

  return results;
}

const anyLetter = '[^ ]';

/** A pattern of the names with a word that begins like this one or is this one but for a slip. */
function patternOf(word: string): string {
  const letters = [...word];
  if (letters.length < wordLengthMin || letters.length > wordLengthMax) return `(^| )${word}`;
  const end = letters.length < unfinishedLengthMin ? '( |$)' : '';
  return `(^| )(${word}|(${[...slips(letters, [anyLetter])].join('|')})${end})`;
}

export interface SimilarNames {
  /** Each of them matches the lower-case name, in which words are separated by single spaces. */
  readonly patterns: readonly string[];
  /** The first half of the longest word, or the second half backwards: one of them is right. */
  readonly begins: string;
  readonly endsBackwards: string;
}

/** How to find names that were meant by a text; null if its words are too short to tell. */
export function similarNames(text: string): SimilarNames | null {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
  const letters = [...longest];
  if (letters.length < wordLengthMin || letters.length > wordLengthMax) return null;

  const half = Math.floor(letters.length / 2);
  return {
    patterns: words.map(patternOf),
    begins: letters.slice(0, half).join(''),
    endsBackwards: letters
      .slice(letters.length - half)
      .reverse()
      .join(''),
  };
}

const digits = [...'0123456789'];
const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** All numbers and references that differ from a text by one slip; none of a text that is none. */
export function similarNumbers(text: string): readonly string[] {
  if (!numberShape.test(text)) return [];

  const isLower = text !== text.toUpperCase();
  const letters = isLower ? capitals.map((letter) => letter.toLowerCase()) : capitals;
  const found = slips([...text], [...digits, ...letters]);
  found.delete(text);

  return [...found];
}
