import { recordTexts as de } from '#contract/record-texts/de.ts';
import type { RecordTexts } from '#contract/record-texts/en.ts';
import { recordTexts as en } from '#contract/record-texts/en.ts';
import { recordTexts as es } from '#contract/record-texts/es.ts';
import { recordTexts as fr } from '#contract/record-texts/fr.ts';
import { recordTexts as ja } from '#contract/record-texts/ja.ts';
import { recordTexts as ko } from '#contract/record-texts/ko.ts';
import { recordTexts as pt } from '#contract/record-texts/pt.ts';
import { recordTexts as ru } from '#contract/record-texts/ru.ts';
import { recordTexts as th } from '#contract/record-texts/th.ts';
import { recordTexts as vi } from '#contract/record-texts/vi.ts';
import { recordTexts as zhCN } from '#contract/record-texts/zh-CN.ts';
import { recordTexts as zhTW } from '#contract/record-texts/zh-TW.ts';
import type { Language } from '#domain/language.ts';

/** What records are called, in every language. */
export const recordTextsBy: Record<Language, RecordTexts> = {
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
