import { expect, test } from 'vitest';
import { languages } from '#domain/language.ts';
import { filesIn, languageFolders } from './test-tree.ts';

const codes = languages.map(({ code }) => code);

test('a new language is one line in the list of languages and one folder of texts', () => {
  expect(languageFolders()).toEqual([...codes].sort());
});

test.each(codes)('the folder of %s has the files of English and no other', (code) => {
  expect(filesIn(code)).toEqual(filesIn('en'));
});
