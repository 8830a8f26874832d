import type { LanguageFacts } from '../test-language.ts';

export const facts: LanguageFacts = {
  sample: 'Thank you',
  hasSpaces: true,
  numberWords: [
    ['two', 2],
    ['three', 3],
    ['four', 4],
    ['five', 5],
    ['six', 6],
    ['seven', 7],
    ['eight', 8],
    ['nine', 9],
    ['ten', 10],
    ['tenth', 10],
    ['twelve', 12],
    ['sixteen', 16],
    ['thirty', 30],
    ['sixty', 60],
  ],
};
