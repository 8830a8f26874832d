import { createTranslator } from 'use-intl/core';
import { refusalTexts as de } from '#contract/refusal-texts/de.ts';
import { refusalTexts as en } from '#contract/refusal-texts/en.ts';
import type { Language } from '#domain/language.ts';
import type { Facts, Reason } from '#domain/refusal.ts';

type Texts = Partial<Record<Reason, string>>;

/** Languages that are still to be written speak English, which has every sentence. */
const textsByLanguage: Partial<Record<Language, Texts>> = { en, de };

type Say = (reason: Reason, facts: Facts) => string;

const speakers = new Map<string, Say>();

/** One translator for each language and locale, as making one is dear. */
function speakerOf(locale: string, texts: Texts): Say {
  const known = speakers.get(locale);
  if (known) return known;
  const translate = createTranslator<Record<string, string>>({
    locale,
    messages: texts as Record<string, string>,
  });
  const say: Say = (reason, facts) => translate(reason, facts);
  speakers.set(locale, say);
  return say;
}

/** The sentence for a refusal, in the language of whoever asked. */
export function refusalMessage(language: Language, reason: Reason, facts: Facts): string {
  const own = textsByLanguage[language];
  const say = own?.[reason] ? speakerOf(language, own) : speakerOf('en', en);
  return say(reason, facts);
}
