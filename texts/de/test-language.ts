import type { LanguageFacts } from '../test-language.ts';

export const facts: LanguageFacts = {
  sample: 'Größe über Straße',
  hasSpaces: true,
  numberWords: [
    ['zwei(?:mal)?', 2],
    ['drei(?:mal)?', 3],
    ['vier(?:mal)?', 4],
    ['fünf(?:mal)?', 5],
    ['sechs(?:mal)?', 6],
    ['sieben', 7],
    ['acht', 8],
    ['neun', 9],
    ['zehn(?:mal|tel)?', 10],
    ['sechzehn', 16],
    ['dreißig', 30],
  ],
};
