import type { Language } from '#domain/language.ts';
import { loadLanguage } from './language.tsx';

/** The words to begin with: asked for twice, and then in English, which is better than nothing. */
export const loadFirst = (language: Language, load = loadLanguage) =>
  load(language)
    .catch(() => load(language))
    .catch(() => load('en'));
