import { shownMoney, shownTime } from '../parts/shown.ts';
import { kindWord } from './record-words.ts';

type About = Readonly<Record<string, string>>;

/** What a proposal is about, for whoever decides it: an entry, exchange, order or status. */
export function namedFacts(about: About): [name: string, text: string][] {
  const {
    at = null,
    kind,
    remark,
    entryId,
    exchangeId,
    conversionId,
    from,
    to,
    evidence,
    staysOwed,
  } = about;
  if (entryId) {
    const record = `${kindWord(kind ?? 'record')}, ${shownTime(at)}`;
    return [
      ['Record', remark ? `${record}: ${remark}` : record],
      ['Entry', entryId],
      ...(staysOwed ? [owedFact(staysOwed)] : []),
      ...(evidence ? [['Evidence (SHA-256)', evidence] as [string, string]] : []),
    ];
  }
  if (exchangeId) {
    const held = `by ${about.acceptor}, held ${shownTime(at)}, ${about.state} now`;
    return [['Exchange', `${held} (${exchangeId})`]];
  }
  if (conversionId) {
    return [
      ['Order', `${about.order} of ${about.merchant}, ${shownTime(at)} (${conversionId})`],
      ['Plan', about.plan ?? '–'],
    ];
  }
  return to ? [['Status', `${from} → ${to}`]] : [];
}

/** The network covers what the balance lacks, which is part of what is approved. */
const owedFact = (amount: string): [string, string] => [
  'Stays owed',
  /^0\.0*$/.test(amount)
    ? 'nothing: the balance covers it'
    : `${shownMoney(amount)}, carried by the network until money of the partner pays it`,
];

export const namedText = (about: About): string =>
  namedFacts(about)
    .map(([name, text]) => `${name}: ${text}`)
    .join('; ');
