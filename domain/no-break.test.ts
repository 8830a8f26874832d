import { expect, test } from 'vitest';
import { type Language, languages, localeOf } from './language.ts';
import { keepTogether } from './no-break.ts';

const moment = new Date('2026-11-15T13:05:00Z');

/** What a line break cannot take apart: `_` for a no-break space, `+` for a word joiner. */
const shown = (formatted: string) =>
  keepTogether(formatted)
    .replace(/[\u00a0\u202f]/g, '_')
    .replaceAll('\u2060', '+');

const format = (code: Language, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(code), { timeZone: 'UTC', ...style });

const dates: Record<Language, string> = {
  'zh-TW': '2026+年+11+月+15+日 13:05',
  'zh-CN': '2026+年+11+月+15+日 13:05',
  de: '15.11.2026, 13:05',
  en: 'Nov_15,_2026, 1:05_PM',
  fr: '15_nov._2026, 13:05',
  ja: '2026/11/15 13:05',
  ko: '2026._11._15. 13:05',
  pt: '15_de_nov. de_2026, 13:05',
  ru: '15_нояб._2026_г., 13:05',
  es: '15_nov_2026, 13:05',
  th: '15_พ.ย._2026 13:05',
  vi: '13:05 15_thg_11,_2026',
};

test.each(languages.map(({ code }) => code))(
  'in %s a line may break before or after the time of a date, and before a year with its own word',
  (code) => {
    const written = format(code, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
    expect(shown(written)).toBe(dates[code]);
  },
);

test.each([
  ['de', 'Sonntag, 15._November_2026'],
  ['en', 'Sunday, November_15,_2026'],
  ['fr', 'dimanche 15_novembre_2026'],
  ['ja', '2026+年+11+月+15+日日曜日'],
  ['ko', '2026년_11월_15일_일요일'],
  ['pt', 'domingo, 15_de_novembro de_2026'],
  ['es', 'domingo, 15_de_noviembre de_2026'],
] as const)('in %s day and month of a long date stay together', (code, expected) => {
  expect(shown(format(code, { dateStyle: 'full' }).format(moment))).toBe(expected);
});

test('a number stays with its unit', () => {
  const seconds = (code: Language) =>
    new Intl.NumberFormat(localeOf(code), { style: 'unit', unit: 'second' }).format(2);
  expect(shown(seconds('ru'))).toBe('2_с');
  expect(shown(seconds('zh-CN'))).toBe('2+秒');
});
