import type { LanguageFacts } from '../test-language.ts';

export const facts: LanguageFacts = {
  sample: '입금해 주셔서 감사합니다',
  hasSpaces: true,
  numberWords: [
    ['두(?= )', 2],
    ['세(?= (?:번|명|가지))', 3],
    ['네(?= (?:번|명|가지))', 4],
    ['다섯', 5],
    ['여섯', 6],
    ['일곱', 7],
    ['여덟', 8],
    ['열(?= (?:번|자리|명))', 10],
  ],
};
