import type { LanguageFacts } from '../test-language.ts';

export const facts: LanguageFacts = {
  sample: 'Cảm ơn bạn đã nạp tiền',
  hasSpaces: true,
  numberWords: [
    ['hai', 2],
    ['ba', 3],
    ['bốn', 4],
    ['năm(?= lần)', 5],
    ['(?<!mười )sáu', 6],
    ['bảy', 7],
    ['tám', 8],
    ['chín', 9],
    ['mười(?! sáu)', 10],
    ['mười sáu', 16],
  ],
};
