import type { Language } from '#domain/language.ts';
import type { NoticeTopic } from '#domain/notification/notice.ts';
import { pushTexts as de } from './push-texts/de.ts';
import { pushTexts as en } from './push-texts/en.ts';
import { pushTexts as es } from './push-texts/es.ts';
import { pushTexts as fr } from './push-texts/fr.ts';
import { pushTexts as ja } from './push-texts/ja.ts';
import { pushTexts as ko } from './push-texts/ko.ts';
import { pushTexts as pt } from './push-texts/pt.ts';
import { pushTexts as ru } from './push-texts/ru.ts';
import { pushTexts as th } from './push-texts/th.ts';
import { pushTexts as vi } from './push-texts/vi.ts';
import { pushTexts as zhCN } from './push-texts/zh-CN.ts';
import { pushTexts as zhTW } from './push-texts/zh-TW.ts';

/** What a push says, in every language. */
export const pushTextsBy: Record<Language, Record<NoticeTopic, string>> = {
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
