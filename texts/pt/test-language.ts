import type { LanguageFacts } from '../test-language.ts';

export const facts: LanguageFacts = {
  sample: 'Depósito não devolvido',
  hasSpaces: true,
  numberWords: [
    ['dois|duas', 2],
    ['três', 3],
    ['quatro', 4],
    ['cinco', 5],
    ['seis', 6],
    ['sete', 7],
    ['oito', 8],
    ['nove', 9],
    ['dez', 10],
    ['dezesseis', 16],
  ],
};
