import { recordTexts as recordDe } from '#contract/record-texts/de.ts';
import { type RecordTexts, recordTexts as recordEn } from '#contract/record-texts/en.ts';
import type { Language } from '#domain/language.ts';
import { statementTexts as statementDe } from './texts/de.ts';
import { type StatementTexts, statementTexts as statementEn } from './texts/en.ts';

/** All words of a statement, and the locale in which they are. */
export interface Words {
  readonly locale: string;
  /** The partner's own, whatever the words are in: names and remarks are written in it. */
  readonly language: Language;
  readonly statement: StatementTexts;
  readonly record: RecordTexts;
}

type Written = Omit<Words, 'language'>;

const english: Written = { locale: 'en-GB', statement: statementEn, record: recordEn };

/** Languages that are still to be written speak English, which has every word. */
const wordsByLanguage: Partial<Record<Language, Written>> = {
  en: english,
  de: { locale: 'de', statement: statementDe, record: recordDe },
};

export const textsOf = (language: Language): Words => ({
  ...(wordsByLanguage[language] ?? english),
  language,
});
