import { shownTime } from '../parts/shown.ts';

type About = Readonly<Record<string, string>>;

const kindWord = (kind: string): string => kind.replaceAll('_', ' ');

/** What a proposal names, for who decides it: the entry, the exchange, the order or the status. */
export function namedFacts(about: About): [name: string, text: string][] {
  const { at = null, kind, remark, entryId, exchangeId, conversionId, from, to, evidence } = about;
  if (entryId) {
    const record = `${kindWord(kind ?? 'record')}, ${shownTime(at)}`;
    return [
      ['Record', remark ? `${record}: ${remark}` : record],
      ['Entry', entryId],
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

export const namedText = (about: About): string =>
  namedFacts(about)
    .map(([name, text]) => `${name}: ${text}`)
    .join('; ');
