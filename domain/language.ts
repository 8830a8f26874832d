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
 * Our English is British, in spelling and dates. Thai would count Buddhist years, but statements,
 * exports and times in UTC stand beside them and count the others. Korean clocks show 24 hours,
 * since some browsers write AM and PM in Latin letters between Korean words.
 */
const locales: Partial<Record<Language, string>> = {
  en: 'en-GB',
  th: 'th-u-ca-gregory',
  ko: 'ko-u-hc-h23',
};

/** The locale in which a language writes numbers and dates, everywhere. */
export const localeOf = (language: Language): string => locales[language] ?? language;

export const isLanguage = (code: string): code is Language =>
  languages.some((language) => language.code === code);

/** A word in other languages than English. */
export type OtherWords = { readonly [Code in Language]?: string | undefined };

/** A word in a language, or else in English, which is always there. */
export const wordIn = (english: string, others: OtherWords, language: Language): string =>
  others[language] ?? english;

/**
 * One row of the map that the server hands out: `source` is a language on offer, and `targets` are
 * the codes of browsers that lead to it by themselves.
 */
export interface LanguageMapping {
  readonly source: string;
  readonly targets: string;
}

/** All twelve are on offer; English until the reader chooses, whatever a browser prefers. */
export const languageMapDefault: readonly LanguageMapping[] = languages.map(({ code }) => ({
  source: code,
  targets: '',
}));

/** The codes of browsers that mean a language, for a network that lets browsers decide. */
export const codesOf = (language: Language): string => {
  const known = languages.find(({ code }) => code === language);
  return [language, ...(known?.meant ?? [])].join(',');
};

/** As long and as many-parted as language tags get; longer ones are nobody's language. */
const codeLengthMax = 35;
const codePartsMax = 4;

/** Which language on offer a code means; falls back to its first part (de-LI is German). */
export const findLanguage = (
  code: string,
  map: readonly LanguageMapping[] = languageMapDefault,
): Language | null => lookUp(code, indexOf(map).said);

function lookUp(code: string, index: ReadonlyMap<string, Language>): Language | null {
  if (code === '' || code.length > codeLengthMax) return null;
  const parts = code.trim().replaceAll('_', '-').toLowerCase().split('-', codePartsMax);
  let wanted = parts.join('-');
  while (wanted !== '') {
    const language = index.get(wanted);
    if (language) return language;
    wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf('-')));
  }
  return null;
}

interface Index {
  /** Every code that somebody may say, with its language. */
  readonly said: ReadonlyMap<string, Language>;
  /** The codes of browsers that the map names. */
  readonly preferred: ReadonlyMap<string, Language>;
}

const indexes = new WeakMap<readonly LanguageMapping[], Index>();

/** A map is read once: every request asks it. */
function indexOf(map: readonly LanguageMapping[]): Index {
  const known = indexes.get(map);
  if (known) return known;
  const [said, preferred] = [new Map<string, Language>(), new Map<string, Language>()];
  const put = (index: Map<string, Language>, codes: string, language: Language) => {
    for (const code of codes.split(',')) {
      const key = code.trim().toLowerCase();
      if (key !== '' && !index.has(key)) index.set(key, language);
    }
  };
  const offered = map.flatMap(({ source, targets }) => {
    const language = source.split(',')[0]?.trim() ?? '';
    return isLanguage(language) ? [{ language, source, targets }] : [];
  });
  for (const { language, source, targets } of offered) {
    put(said, `${source},${targets}`, language);
    put(preferred, targets, language);
  }
  // What the map says of a code counts before what we know of it.
  for (const { language } of offered) put(said, codesOf(language), language);
  const index = { said, preferred };
  indexes.set(map, index);
  return index;
}

/** The first of a browser's own codes that the map leads somewhere, or else English. */
export function chooseLanguage(
  codes: readonly string[],
  map: readonly LanguageMapping[] = languageMapDefault,
): Language {
  for (const code of codes) {
    const language = lookUp(code, indexOf(map).preferred);
    if (language) return language;
  }
  return languageDefault;
}
