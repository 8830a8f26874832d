import type { Language } from '#domain/language.ts';
import { questionTexts as de } from './question-texts/de.ts';
import { questionTexts as en } from './question-texts/en.ts';
import { questionTexts as es } from './question-texts/es.ts';
import { questionTexts as fr } from './question-texts/fr.ts';
import { questionTexts as ja } from './question-texts/ja.ts';
import { questionTexts as ko } from './question-texts/ko.ts';
import { questionTexts as pt } from './question-texts/pt.ts';
import { questionTexts as ru } from './question-texts/ru.ts';
import { questionTexts as th } from './question-texts/th.ts';
import { questionTexts as vi } from './question-texts/vi.ts';
import { questionTexts as zhCN } from './question-texts/zh-CN.ts';
import { questionTexts as zhTW } from './question-texts/zh-TW.ts';
import type { QuestionId, QuestionText } from './questions.ts';

/** The questions and rules that come with the product, in every language. */
export const questionTextsBy: Record<Language, Record<QuestionId, QuestionText>> = {
  de,
  en,
  es,
  fr,
  ja,
  ko,
  pt,
  ru,
  th,
  vi,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
};
