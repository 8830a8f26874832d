/** The twelve languages, with their own names and the codes of browsers that mean them. */
export const languages = [
  { code: 'zh-TW', name: '繁體中文', meant: ['zh-Hant', 'zh-HK', 'zh-MO'] },
  { code: 'zh-CN', name: '简体中文', meant: ['zh', 'zh-Hans', 'zh-SG'] },
  { code: 'de', name: 'Deutsch', meant: ['de-DE', 'de-AT', 'de-CH'] },
  { code: 'en', name: 'English', meant: ['en-US', 'en-GB', 'en-AU'] },
  { code: 'fr', name: 'Français', meant: ['fr-FR', 'fr-CA', 'fr-CH'] },
  { code: 'ja', name: '日本語', meant: ['ja-JP'] },
  { code: 'ko', name: '한국어', meant: ['ko-KR'] },
  { code: 'pt', name: 'Português', meant: ['pt-BR', 'pt-PT'] },
  { code: 'ru', name: 'Русский', meant: ['ru-RU'] },
  { code: 'es', name: 'Español', meant: ['es-ES', 'es-MX', 'es-419'] },
  { code: 'th', name: 'ไทย', meant: ['th-TH'] },
  { code: 'vi', name: 'Tiếng Việt', meant: ['vi-VN'] },
] as const;

export type Language = (typeof languages)[number]['code'];

export const languageDefault: Language = 'en';

/**
 * The locale in which a language writes numbers and dates. Thai would count Buddhist years, but
 * statements, exports and times in UTC stand beside them and count the others.
 */
export const localeOf = (language: Language): string =>
  language === 'th' ? 'th-u-ca-gregory' : language;

export const isLanguage = (code: string): code is Language =>
  languages.some((language) => language.code === code);

/** A word in other languages than English. */
export type OtherWords = { readonly [Code in Language]?: string | undefined };

/** A word in a language, or else in English, which is always there. */
export const wordIn = (english: string, others: OtherWords, language: Language): string =>
  others[language] ?? english;

/** One row of the map that the server hands out: `targets` are the codes that mean `source`. */
export interface LanguageMapping {
  readonly source: string;
  readonly targets: string;
}

export const languageMapDefault: readonly LanguageMapping[] = languages.map((language) => ({
  source: language.code,
  targets: [language.code, ...language.meant].join(','),
}));

/** As long and as many-parted as language tags get; longer ones are nobody's language. */
const codeLengthMax = 35;
const codePartsMax = 4;

/** Which of the twelve a code means. Falls back to its first part (de-LI is German), then null. */
export function findLanguage(
  code: string,
  map: readonly LanguageMapping[] = languageMapDefault,
): Language | null {
  if (code === '' || code.length > codeLengthMax) return null;
  const index = indexOf(map);
  const parts = code.trim().replaceAll('_', '-').toLowerCase().split('-', codePartsMax);
  let wanted = parts.join('-');
  while (wanted !== '') {
    const language = index.get(wanted);
    if (language) return language;
    wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf('-')));
  }
  return null;
}

const indexes = new WeakMap<readonly LanguageMapping[], ReadonlyMap<string, Language>>();

/** Every code with its language. A map is read once: every request asks it. */
function indexOf(map: readonly LanguageMapping[]): ReadonlyMap<string, Language> {
  const known = indexes.get(map);
  if (known) return known;
  const index = new Map<string, Language>();
  for (const { source, targets } of map) {
    const ours = source.split(',')[0]?.trim() ?? '';
    if (!isLanguage(ours)) continue;
    for (const code of [...source.split(','), ...targets.split(',')]) {
      const key = code.trim().toLowerCase();
      if (!index.has(key)) index.set(key, ours);
    }
  }
  indexes.set(map, index);
  return index;
}

/** The first of several codes that means one of ours, for instance a browser's own list. */
export function chooseLanguage(
  codes: readonly string[],
  map: readonly LanguageMapping[] = languageMapDefault,
): Language {
  for (const code of codes) {
    const language = findLanguage(code, map);
    if (language) return language;
  }
  return languageDefault;
}
