import type { LanguageFacts } from '../test-language.ts';

export const facts: LanguageFacts = {
  sample: '感謝您的存款臺北',
  hasSpaces: false,
  numberWords: [
    ['[兩二](?!平)', 2],
    ['三', 3],
    ['四', 4],
    ['五', 5],
    ['(?<!十)六', 6],
    ['七', 7],
    ['八', 8],
    ['九', 9],
    ['十(?!六|分)', 10],
    ['十六', 16],
  ],
};
