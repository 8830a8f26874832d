import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list below a heading of a glossary; empty without such a heading. */
export function listedIn(
  language: string,
  heading:
    | 'Never'
    | 'Never in the app or at the desk'
    | 'Required'
    | 'Same in English'
    | 'In Latin letters',
): string[] {
  const glossary = readFileSync(join(import.meta.dirname, language, 'glossary.md'), 'utf8');
  const [, section = ''] = glossary.split(`## ${heading}\n`);
  const [list = ''] = section.split('\n## ');
  return [...list.matchAll(/^- (.+)$/gm)].map(([, word = '']) => word);
}

/** An English term, and the stems of which a translation must contain one. */
export interface RequiredTerm {
  readonly english: string;
  readonly stems: readonly string[];
}

/** The terms that translations must use, from lines of `term: stem, stem`. */
export const requiredIn = (language: string): RequiredTerm[] =>
  listedIn(language, 'Required').map((line) => {
    const [english = '', stems = ''] = line.split(': ');
    return { english, stems: stems.split(', ') };
  });

/**
 * Languages whose words change accents with their form: Vorgang and Vorgänge, cupón and cupones.
 * In French accents distinguish words, and in Vietnamese they make other letters.
 */
const foldsAccents = (language: string) => ['de', 'es', 'ru'].includes(language);

const folded = (language: string, text: string): string => {
  const lower = text.toLowerCase();
  return foldsAccents(language) ? lower.normalize('NFD').replaceAll(/\p{Mn}/gu, '') : lower;
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Whether a text contains a stem in any form; each word of a phrase is a stem of its own, except in
 * English, whose words have so few forms that a list can name them.
 */
export function hasStem(language: string, stem: string, text: string): boolean {
  const words = folded(language, stem).split(' ').map(escaped);
  const between = language === 'en' ? '\\s+' : '\\p{L}*\\s+';
  return new RegExp(words.join(between), 'u').test(folded(language, text));
}

/** Whether an English text contains a term, in the singular or the plural. */
export const saysTerm = (term: string, text: string): boolean =>
  new RegExp(`\\b${escaped(term)}s?\\b`, 'iu').test(text);
