import type { LanguageFacts } from '../test-language.ts';

export const facts: LanguageFacts = {
  sample: 'ขอบคุณครับ',
  hasSpaces: false,
  numberWords: [
    ['สอง', 2],
    ['สาม(?!ารถ)', 3],
    ['(?<!เ)สี่', 4],
    ['ห้า(?!ม)', 5],
    ['(?<!สิบ)หก', 6],
    ['เจ็ด', 7],
    ['แปด', 8],
    ['เก้า', 9],
    ['สิบ(?!หก)', 10],
    ['สิบหก', 16],
  ],
};
