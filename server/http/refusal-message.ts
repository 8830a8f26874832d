import { createTranslator } from 'use-intl/core';
import { refusalTexts as de } from '#contract/refusal-texts/de.ts';
import { refusalTexts as en } from '#contract/refusal-texts/en.ts';
import type { Language } from '#domain/language.ts';
import type { Facts, Reason } from '#domain/refusal.ts';

type Texts = Partial<Record<Reason, string>>;

/** Languages that are still to be written speak English, which has every sentence. */
const textsByLanguage: Partial<Record<Language, Texts>> = { en, de };

/** The sentence for a refusal, in the language of whoever asked. */
export function refusalMessage(language: Language, reason: Reason, facts: Facts): string {
  const own = textsByLanguage[language]?.[reason];
  const translate = createTranslator<Record<string, string>>({
    locale: own ? language : 'en',
    messages: { [reason]: own ?? en[reason] },
  });
  return translate(reason, facts);
}
