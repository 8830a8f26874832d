import type { ByTwoKind } from '#domain/desk/by-two.ts';
import { dataExportDays, erasureWaitDays } from '#domain/partner/erasure.ts';
import { isMoment, plainWord, shownFact, shownLanguage, shownTime } from '../../parts/shown.ts';

export const kindWords = {
  campaign: 'Coupon activity and its budget',
  coupon: 'Coupon for a partner',
  placement: 'New placement',
  rate: 'Placement price',
  'merchant-contact': 'Merchant contact',
  'postback-key': 'Postback key',
  host: 'New host app',
  'host-key': 'Host app key',
  witness: 'New witness',
  'witness-end': 'End of a witness',
  auditor: 'New auditor',
  'auditor-end': 'End of an auditor',
  announcement: 'Announcement',
  'bank-balance': 'Bank balance',
  'stream-loss': 'Lost events to accept',
  'data-export': 'Data export of a partner',
  erasure: 'Erasure of a partner’s data',
} as const satisfies Record<ByTwoKind, string>;

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

type About = Readonly<Record<string, string>>;

const isToCome = (fact: string) => isMoment(fact) && Date.parse(fact) > Date.now();

/** What a confirmed change does, and when. */
const effects: Record<ByTwoKind, (about: About) => string> = {
  campaign: ({ starts = '' }) =>
    isToCome(starts) ? `The activity starts ${shownTime(starts)}.` : 'The activity runs now.',
  coupon: () => 'The partner has the coupon now.',
  placement: () => 'The placement can show ads now.',
  rate: () => 'The new price applies from now on.',
  'merchant-contact': () => 'New links go to the new contact.',
  'postback-key': () => 'The merchant gets the new key through the link.',
  host: () => 'Its users can log in now.',
  'host-key': () => 'The new key is valid from now on.',
  witness: () => 'The next checkpoint is sent to the new witness too.',
  'witness-end': () => 'The next checkpoint goes to the other witnesses only.',
  auditor: () => 'What the auditor signs is accepted from now on.',
  'auditor-end': () => 'What the auditor signs is no longer accepted.',
  announcement: ({ out = '' }) =>
    isToCome(out) ? `It goes out ${shownTime(out)}.` : 'Partners can read it now.',
  'bank-balance': () => 'It’s in the public report now.',
  'stream-loss': () => 'Counting continues without the lost events.',
  'data-export': () => `The file can be downloaded for ${dataExportDays} days.`,
  erasure: () => `The data will be erased in ${erasureWaitDays} days, unless the partner stops it.`,
};

export const effectOf = ({ kind, about }: { kind: ByTwoKind; about: About }): string =>
  effects[kind](about);

/** The message of a form whose change waits for a second person. */
export const askedFor = 'Requested. It takes effect when someone else confirms it.';
