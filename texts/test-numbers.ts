import type { Language } from '#domain/language.ts';
import { factsOf } from './test-language.ts';
import { shapeOf } from './test-texts.ts';

/** Every number that a text says itself, in digits or in words; not those that come in as values. */
export function numbersSaid(language: Language, text: string): number[] {
  const said = shapeOf(text).said.join('\n').toLowerCase();
  const digits = [...said.matchAll(/\p{Nd}+/gu)].map(([number]) => Number(number));
  const { hasSpaces, numberWords } = factsOf(language);
  const words = numberWords.flatMap(([word, value]) => {
    const pattern = hasSpaces ? `(?<!\\p{L})(?:${word})(?!\\p{L})` : word;
    return [...said.matchAll(new RegExp(pattern, 'gu'))].map(() => value);
  });
  return [...digits, ...words];
}
