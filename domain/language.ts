/** The twelve languages, with their own names. */
export const languages = [
  { code: 'zh-TW', name: '繁體中文' },
  { code: 'zh-CN', name: '简体中文' },
  { code: 'de', name: 'Deutsch' },
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'ja', name: '日本語' },
  { code: 'ko', name: '한국어' },
  { code: 'pt', name: 'Português' },
  { code: 'ru', name: 'Русский' },
  { code: 'es', name: 'Español' },
  { code: 'th', name: 'ไทย' },
  { code: 'vi', name: 'Tiếng Việt' },
] as const;

export type Language = (typeof languages)[number]['code'];

export const languageDefault: Language = 'en';

/**
 * English, the language of whoever chose none, is that of the United States in its formats. Thai
 * would use Buddhist years, but statements, exports and UTC times next to them use the Gregorian
 * calendar. The others use the 24-hour clock: some browsers write AM and PM in Latin letters
 * between Korean words, and 下午 may break in the middle.
 */
const locales: Partial<Record<Language, string>> = {
  en: 'en-US',
  th: 'th-u-ca-gregory',
  ko: 'ko-u-hc-h23',
  'zh-TW': 'zh-TW-u-hc-h23',
};

/** The locale in which a language writes numbers and dates everywhere. */
export const localeOf = (language: Language): string => locales[language] ?? language;

export const isLanguage = (code: string): code is Language =>
  languages.some((language) => language.code === code);

/** A text in languages other than English. */
export type OtherWords = { readonly [Code in Language]?: string | undefined };

/** The text in a language, or in English, which always exists. */
export const wordIn = (english: string, otherWords: OtherWords, language: Language): string =>
  otherWords[language] ?? english;

/**
 * One row of the map that the server sends: `source` is a language on offer, and `targets` are the
 * browser codes that select it automatically.
 */
export interface LanguageMapping {
  readonly source: string;
  readonly targets: string;
}

/**
 * All twelve are offered; English is the default whatever the browser prefers, until the reader
 * chooses.
 */
export const languageMapDefault: readonly LanguageMapping[] = languages.map(({ code }) => ({
  source: code,
  targets: '',
}));

/** Browser codes that mean a language and do not begin with its own code. */
const languagesByHint: Partial<Record<Language, readonly string[]>> = {
  'zh-TW': ['zh-Hant', 'zh-HK', 'zh-MO'],
  'zh-CN': ['zh'],
};

/** The browser codes that mean a language, for a network that lets browsers decide. */
export const codesOf = (language: Language): string =>
  [language, ...(languagesByHint[language] ?? [])].join(',');

/** Bounds on language tags; longer ones are not real. */
const codeLengthMax = 35;
const codePartsMax = 4;

/** The language on offer that a code means; falls back to its first part (de-LI is German). */
export const findLanguage = (
  code: string,
  map: readonly LanguageMapping[] = languageMapDefault,
): Language | null => lookUp(code, indexOf(map).said);

function lookUp(code: string, index: ReadonlyMap<string, Language>): Language | null {
  if (code === '' || code.length > codeLengthMax) return null;

  const parts = code.trim().replaceAll('_', '-').toLowerCase().split('-', codePartsMax);
  let tag = parts.join('-');

  while (tag !== '') {
    const language = index.get(tag);
    if (language) return language;
    tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')));
  }

  return null;
}

interface Index {
  /** Every recognized code with its language. */
  readonly said: ReadonlyMap<string, Language>;
  /** The browser codes that the map names. */
  readonly preferred: ReadonlyMap<string, Language>;
}

const indexes = new WeakMap<readonly LanguageMapping[], Index>();

/** Parsed once, because every request uses it. */
function indexOf(map: readonly LanguageMapping[]): Index {
  const cachedIndex = indexes.get(map);
  if (cachedIndex) return cachedIndex;

  const [said, preferred] = [new Map<string, Language>(), new Map<string, Language>()];
  const addCodes = (index: Map<string, Language>, codes: string, language: Language) => {
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
    addCodes(said, `${source},${targets}`, language);
    addCodes(preferred, targets, language);
  }

  // The map takes precedence over the built-in codes.
  for (const { language } of offered) addCodes(said, codesOf(language), language);
  const index = { said, preferred };
  indexes.set(map, index);

  return index;
}

/** The language of the first of a browser's codes that the map knows, or else English. */
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
