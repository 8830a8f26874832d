import { kindWord } from '../../money/record-words.ts';
import { plainWord, shownFact, shownLanguage, shownMoney } from '../../parts/shown.ts';

/** What a change is about. A fact named `in de` is a text in that language, and comes last. */
export function factsOf(about: Readonly<Record<string, string>>): [string, string][] {
  const texts: [string, string][] = [];
  const facts: [string, string][] = [];
  for (const [name, value] of Object.entries(about)) {
    const [, language] = /^in ([a-z]{2}(?:-[A-Z]{2})?)$/.exec(name) ?? [];
    if (language) texts.push([`In ${shownLanguage(language)}`, value]);
    else facts.push([plainWord(name), (factWords[name] ?? shownFact)(value)]);
  }
  return [...facts, ...texts];
}

/** Facts whose value is a word of the books, or says more than an amount. */
const factWords: Readonly<Record<string, (value: string) => string>> = {
  record: kindWord,
  /** The network covers what the balance lacks, which is part of what is approved. */
  staysOwed: (amount) =>
    /^0\.0*$/.test(amount)
      ? 'nothing: the balance covers it'
      : `${shownMoney(amount)}, carried by the network until money of the partner pays it`,
};

/** The message of a form whose change waits for a second person. */
export const askedFor = 'Requested. It takes effect when someone else approves it.';
