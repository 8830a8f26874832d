import type { RecordTexts } from '#contract/record-texts/en.ts';
import { type Language, localeOf } from '#domain/language.ts';
import { recordTextsBy } from './record-texts.ts';
import { statementTextsBy } from './statement-texts.ts';
import type { StatementTexts } from './texts/en.ts';

/** All words of a statement, and the locale in which they are. */
export interface Words {
  readonly locale: string;
  readonly language: Language;
  readonly statement: StatementTexts;
  readonly record: RecordTexts;
}

/** English alone leaves the order of a date open; on paper the day comes first. */
const paperLocales: Partial<Record<Language, string>> = { en: 'en-GB' };

export const textsOf = (language: Language): Words => ({
  locale: paperLocales[language] ?? localeOf(language),
  language,
  statement: statementTextsBy[language],
  record: recordTextsBy[language],
});
