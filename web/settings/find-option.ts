import type { Language } from '#domain/language.ts';

export interface LanguageOption {
  readonly value: Language;
  readonly label: string;
  readonly lang: string;
}

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');

/**
 * The first language whose own name, translated name, English name or code starts with the typed
 * text, or contains a word that does: 中文 finds 繁體中文. Ignores diacritics and case.
 */
export function findOption(
  options: readonly LanguageOption[],
  typed: string,
  locale: string,
): LanguageOption | null {
  const wanted = plain(typed.trim());
  if (wanted === '') return null;
  const names = [locale, 'en'].map((one) => new Intl.DisplayNames(one, { type: 'language' }));
  const known = options.map((option) => ({
    option,
    words: [option.label, option.value, ...names.map((name) => name.of(option.value) ?? '')].map(
      plain,
    ),
  }));
  const found =
    known.find(({ words }) => words.some((word) => word.startsWith(wanted))) ??
    known.find(({ words }) => words.some((word) => word.includes(wanted)));
  return found?.option ?? null;
}
