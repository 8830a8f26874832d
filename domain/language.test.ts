import { expect, test } from 'vitest';
import { chooseLanguage, codesOf, findLanguage, languages } from './language.ts';

test.each([
  ['de', 'de'],
  ['DE-at', 'de'],
  ['de-LI', 'de'],
  ['zh', 'zh-CN'],
  ['zh-Hant-TW', 'zh-TW'],
  ['zh_HK', 'zh-TW'],
  ['pt-AO', 'pt'],
  ['xx', null],
  ['', null],
  ['-', null],
])('the code %s means %s', (code, language) => {
  expect(findLanguage(code)).toBe(language);
});

test('a mapping from the server takes precedence over the built-in one', () => {
  const map = [{ source: 'fr', targets: 'fr,oc,br-FR' }];
  expect(findLanguage('oc', map)).toBe('fr');
  expect(findLanguage('de', map)).toBeNull();
});

test('the browser’s language is ignored until a mapping names it: English is the default', () => {
  for (const code of ['de', 'de-AT', 'vi-VN', 'zh-TW']) expect(chooseLanguage([code])).toBe('en');
  const map = [
    { source: 'en', targets: 'en' },
    { source: 'vi', targets: codesOf('vi') },
    { source: 'de', targets: '' },
  ];

  expect(chooseLanguage(['tlh', 'vi-VN', 'en'], map)).toBe('vi');
  expect(chooseLanguage(['de', 'tlh'], map)).toBe('en');
  expect(findLanguage('de-AT', map)).toBe('de');
});

test('there are at least twelve languages, each with its own code', () => {
  const codes = languages.map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)]);
  expect(codes.length).toBeGreaterThanOrEqual(12);
});

test('a code that is longer or has more parts than any language matches none', () => {
  expect(findLanguage(`de-${'x'.repeat(33)}`)).toBeNull();
  expect(findLanguage('-'.repeat(15_000))).toBeNull();
  expect(findLanguage('zh-hant-tw-x-y-z')).toBe('zh-TW');
});
