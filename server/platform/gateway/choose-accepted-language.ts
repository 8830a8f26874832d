import { findLanguage, type Language, languageDefault } from '#domain/language.ts';

/** The first language in an `accept-language` that we speak, for pages outside the app. */
export function chooseAcceptedLanguage(accepted: string | undefined): Language {
  for (const code of (accepted ?? '').slice(0, 200).split(',')) {
    const language = findLanguage(code.split(';', 1)[0]?.trim() ?? '');
    if (language) return language;
  }
  return languageDefault;
}
