import type { LanguageFacts } from '../test-language.ts';

export const facts: LanguageFacts = {
  sample: '感谢您的存款',
  hasSpaces: false,
  numberWords: [
    ['[两二](?!维码)', 2],
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
