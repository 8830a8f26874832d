import { shownLag, shownMoney, shownTime } from '../parts/shown.ts';
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
  if (conversionId) return orderFacts(about, conversionId);
  return to ? [['Status', `${from} → ${to}`]] : [];
}

/** The facts behind a verdict on an order, as the proposer saw them. */
function orderFacts(about: About, conversionId: string): [string, string][] {
  const { order, merchant, plan, at = null, clickedAt, reportedAt, click, objection } = about;
  const later = (from: string, to: string) => `${shownTime(to)}, ${shownLag(from, to)} later`;
  return [
    ['Order', `${order} of ${merchant} (${conversionId})`],
    ['Plan', plan ?? '–'],
    ...(objection ? [['Objection', objection] as [string, string]] : []),
    ...(clickedAt ? [['Clicked', shownTime(clickedAt)] as [string, string]] : []),
    ['Ordered', clickedAt && at ? later(clickedAt, at) : shownTime(at)],
    ...(at && reportedAt ? [['Reported', later(at, reportedAt)] as [string, string]] : []),
    ['Click from', click ?? 'not kept'],
  ];
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
