import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { findOption } from './language-sheet.tsx';

const options = languages.map(({ code, name }) => ({ value: code, label: name, lang: code }));

test.each([
  ['deu', 'en', 'de'],
  ['german', 'th', 'de'],
  ['Allemand', 'fr', 'de'],
  ['portugues', 'en', 'pt'],
  ['tieng', 'en', 'vi'],
  ['ไทย', 'en', 'th'],
  ['日', 'en', 'ja'],
  ['简体', 'en', 'zh-CN'],
  ['中文', 'en', 'zh-TW'],
  ['zh-cn', 'en', 'zh-CN'],
])('%s, typed in %s, finds %s', (typed, locale, code) => {
  expect(findOption(options, typed, locale)?.value).toBe(code);
});

test('other words find no language, and neither does an empty input', () => {
  expect(findOption(options, 'klingon', 'en')).toBeNull();
  expect(findOption(options, '  ', 'en')).toBeNull();
});
