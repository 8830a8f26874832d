import type { LanguageFacts } from '../test-language.ts';

export const facts: LanguageFacts = {
  sample: '入金ありがとう東京',
  hasSpaces: false,
  numberWords: [],
};
