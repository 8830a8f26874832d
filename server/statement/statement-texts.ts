import type { Language } from '#domain/language.ts';
import { statementTexts as de } from './texts/de.ts';
import type { StatementTexts } from './texts/en.ts';
import { statementTexts as en } from './texts/en.ts';
import { statementTexts as es } from './texts/es.ts';
import { statementTexts as fr } from './texts/fr.ts';
import { statementTexts as ja } from './texts/ja.ts';
import { statementTexts as ko } from './texts/ko.ts';
import { statementTexts as pt } from './texts/pt.ts';
import { statementTexts as ru } from './texts/ru.ts';
import { statementTexts as th } from './texts/th.ts';
import { statementTexts as vi } from './texts/vi.ts';
import { statementTexts as zhCN } from './texts/zh-CN.ts';
import { statementTexts as zhTW } from './texts/zh-TW.ts';

/** The words of a statement in every language. */
export const statementTextsBy: Record<Language, StatementTexts> = {
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
