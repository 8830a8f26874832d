import { type Language, localeOf } from '#domain/language.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import type { Texts } from '#texts/kinds.ts';

const statements = await textsByLanguage('statement');
const records = await textsByLanguage('records');

/** All texts of a statement, and their locale. */
export interface Words {
  readonly locale: string;
  readonly statement: Texts['statement'];
  readonly record: Texts['records'];
}

export const textsOf = (language: Language): Words => ({
  locale: localeOf(language),
  statement: statements[language],
  record: records[language],
});

/** A value with its label, by the language's own colon. */
export const labelled = (texts: Texts['statement'], label: string, value: string): string =>
  texts.labelled.replace('{label}', label).replace('{value}', () => value);
