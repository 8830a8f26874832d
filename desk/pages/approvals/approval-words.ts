import { plainWord, shownFact, shownLanguage } from '../../parts/shown.ts';

/** What a change is about. A fact named `in de` is a text in that language, and comes last. */
export function factsOf(about: Readonly<Record<string, string>>): [string, string][] {
  const texts: [string, string][] = [];
  const facts: [string, string][] = [];
  for (const [name, value] of Object.entries(about)) {
    const [, language] = /^in ([a-z]{2}(?:-[A-Z]{2})?)$/.exec(name) ?? [];
    if (language) texts.push([`In ${shownLanguage(language)}`, value]);
    else facts.push([plainWord(name), shownFact(value)]);
  }
  return [...facts, ...texts];
}

/** The message of a form whose change waits for a second person. */
export const askedFor = 'Requested. It takes effect when someone else confirms it.';
