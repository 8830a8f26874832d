import type { Language } from '#domain/language.ts';
import { factsOf } from './test-language.ts';
import { shapeOf } from './test-texts.ts';

/** Every number that a text says itself, in digits or in words; not those that come in as values. */
export const numbersSaid = (language: Language, text: string): number[] =>
  numbersIn(language, shapeOf(text).said.join('\n'));

/** Every number among words, in digits or in words. */
export function numbersIn(language: Language, words: string): number[] {
  const said = words.toLowerCase();
  const digits = [...said.matchAll(/\p{Nd}+/gu)].map(([number]) => Number(number));
  const { hasSpaces, numberWords } = factsOf(language);
  const spelled = numberWords.flatMap(([word, value]) => {
    const pattern = hasSpaces ? `(?<!\\p{L})(?:${word})(?!\\p{L})` : word;
    return [...said.matchAll(new RegExp(pattern, 'gu'))].map(() => value);
  });
  return [...digits, ...spelled];
}

// A second is also another one.
const unit = '(?:minute|hour|day|week|month|year)';
const single = new RegExp(
  `\\b(?:an?|one|per|each|every|once an?) ${unit}\\b|\\bfirst ${unit}\\b`,
  'giu',
);

/** The spans of one unit that an English text says itself, such as "within an hour". */
export const singleSpansIn = (words: string): string[] => words.match(single) ?? [];
