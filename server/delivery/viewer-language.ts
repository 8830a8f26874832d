import { findLanguage, type Language, languageDefault, wordIn } from '#domain/language.ts';
import type { CreativeFacts } from './shown-creative-store.ts';

/** The first language in an `accept-language` that we speak: the page around it is not ours. */
export function viewerLanguage(accepted: string): Language {
  for (const code of accepted.slice(0, 200).split(',')) {
    const language = findLanguage(code.split(';', 1)[0]?.trim() ?? '');
    if (language) return language;
  }
  return languageDefault;
}

/** A creative's title as this viewer reads it. */
export const titleFor = (
  { title, titles }: Pick<CreativeFacts, 'title' | 'titles'>,
  accepted: string,
): string => wordIn(title, titles, viewerLanguage(accepted));
