import type { ByTwoKind } from '#domain/desk/by-two.ts';
import { plainWord, shownFact, shownLanguage } from '../../parts/shown.ts';

export const kindWords = {
  campaign: 'Campaign and its budget',
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

/** What a change is about. A fact named `in de` is a text in that language. */
export const factsOf = (about: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(about).map(([name, value]) => {
    const [, language] = /^in ([a-z]{2}(?:-[A-Z]{2})?)$/.exec(name) ?? [];
    return [language ? `In ${shownLanguage(language)}` : plainWord(name), shownFact(value)];
  });

/** The message of a form whose change waits for a second person. */
export const askedFor = 'Requested. It takes effect when someone else confirms it.';
