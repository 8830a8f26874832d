import type { LanguageFacts } from '../test-language.ts';

export const facts: LanguageFacts = {
  sample: 'Dépôt reçu à Besançon',
  hasSpaces: true,
  numberWords: [
    ['deux', 2],
    ['trois', 3],
    ['quatre', 4],
    ['cinq', 5],
    ['six', 6],
    ['sept', 7],
    ['huit', 8],
    ['dix', 10],
    ['dixième', 10],
    ['seize', 16],
    ['trente', 30],
  ],
};
