import type { Blocked } from '#domain/chat/message.ts';
import { type Language, languages } from '#domain/language.ts';

/** A language's test data, which is in its own folder. */
export interface LanguageFacts {
  /** A few words with letters that not every font has. */
  readonly sample: string;
  /** Whether it puts spaces between words; if not, a word may be inside a run of letters. */
  readonly hasSpaces: boolean;
  /**
   * The words for small numbers, as patterns of whole words. One is left out, because it is also
   * the article in half of the languages.
   */
  readonly numberWords: readonly (readonly [word: string, value: number])[];
}

/**
 * Sentences of one language as staff might write them: those that must be blocked, and those that
 * must be delivered.
 */
export interface Corpus {
  readonly blocked: { readonly [why in Blocked]?: readonly string[] };
  readonly harmless: readonly string[];
}

const loaded = await Promise.all(
  languages.map(async ({ code }) => {
    const { facts } = await import(`./${code}/test-language.ts`);
    const { corpus } = await import(`./${code}/test-staff-words.ts`);
    return [code, { facts, corpus }] as const;
  }),
);
const byLanguage = Object.fromEntries(loaded) as Record<
  Language,
  { readonly facts: LanguageFacts; readonly corpus: Corpus }
>;

export const factsOf = (language: Language): LanguageFacts => byLanguage[language].facts;

export const corpusOf = (language: Language): Corpus => byLanguage[language].corpus;
