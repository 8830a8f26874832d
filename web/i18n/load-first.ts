import type { Language } from '#domain/language.ts';
import { loadLanguage } from './language.tsx';

/** The initial texts: tried twice, then in English, which is better than nothing. */
export const loadFirst = (language: Language, load = loadLanguage) =>
  load(language)
    .catch(() => load(language))
    .catch(() => load('en'));
