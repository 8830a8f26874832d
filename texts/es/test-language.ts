import type { LanguageFacts } from '../test-language.ts';

export const facts: LanguageFacts = {
  sample: '¿Depósito en España?',
  hasSpaces: true,
  numberWords: [
    ['dos', 2],
    ['tres', 3],
    ['cuatro', 4],
    ['cinco', 5],
    ['seis', 6],
    ['siete', 7],
    ['ocho', 8],
    ['nueve', 9],
    ['diez', 10],
    ['décima', 10],
    ['dieciséis', 16],
  ],
};
