import { refusalTexts as de } from '#contract/refusal-texts/de.ts';
import { refusalTexts as en } from '#contract/refusal-texts/en.ts';
import { refusalTexts as es } from '#contract/refusal-texts/es.ts';
import { refusalTexts as fr } from '#contract/refusal-texts/fr.ts';
import { refusalTexts as ja } from '#contract/refusal-texts/ja.ts';
import { refusalTexts as ko } from '#contract/refusal-texts/ko.ts';
import { refusalTexts as pt } from '#contract/refusal-texts/pt.ts';
import { refusalTexts as ru } from '#contract/refusal-texts/ru.ts';
import { refusalTexts as th } from '#contract/refusal-texts/th.ts';
import { refusalTexts as vi } from '#contract/refusal-texts/vi.ts';
import { refusalTexts as zhCN } from '#contract/refusal-texts/zh-CN.ts';
import { refusalTexts as zhTW } from '#contract/refusal-texts/zh-TW.ts';
import type { Language } from '#domain/language.ts';
import type { Reason } from '#domain/refusal.ts';

/** The sentence of every refusal in every language. */
export const refusalTextsBy: Record<Language, Record<Reason, string>> = {
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
