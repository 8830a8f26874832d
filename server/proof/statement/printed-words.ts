import type { Anchor } from '#domain/ledger/root.ts';
import { formatMicro, type Micro } from '#domain/money.ts';
import { spokenTime } from './local-time.ts';
import { labelled } from './texts.ts';
import { availableIn, type Statement, type StatementRow } from './whole-statement.ts';

/** A record as it is printed. */
export interface PrintedRow {
  readonly local: string;
  readonly utc: string;
  readonly type: string;
  /** Notes below the type, most important first. */
  readonly notes: readonly string[];
  readonly amount: string;
  readonly available: string;
  readonly record: string;
}

/** Bidirectional control characters could make one line look like another. */
const directionControls = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Text as it can be printed: one line without invisible characters. */
const printable = (text: string): string =>
  text.replace(directionControls, '').replace(/[\s\p{Cc}]+/gu, ' ');

const formatUtc = (moment: Date) =>
  `${moment
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '')} UTC`;

/** A label, and what stands behind it. */
type Line = readonly [label: string, value: string];

export type MoneyFormat = (amount: Micro, isChange?: boolean) => string;

/** The text around the table. */
export type PrintedWords = ReturnType<typeof wordsOf>;

export function wordsOf(
  { facts, texts, chain, account, locale, moneyIn, moneyOut }: Statement,
  money: MoneyFormat,
) {
  const formatMoment = (moment: Date) => spokenTime(moment, facts.timeZone, locale);
  const formatPeriod = (from: string, to: string) =>
    texts.until.replace('{from}', from).replace('{to}', to);
  const rootLine = ({ no, at, root }: Anchor): Line => [
    texts.root.replace('{no}', String(no)).replace('{time}', formatMoment(at)),
    root,
  ];

  const { from, to, generatedAt } = facts;
  const isDemo = facts.mode === 'demo';
  const simulatedNote = texts.simulatedText.replace('{currency}', facts.currency);
  const network = printable(facts.network);
  const period = formatPeriod(formatMoment(from), formatMoment(to));

  return {
    demoLabel: isDemo ? `${texts.simulated} ` : '',
    /** Null where the money is real. */
    demo: isDemo ? `${texts.simulated} · ${simulatedNote}` : null,
    network,
    period,
    /** At the foot of each printed page. */
    foot: `${isDemo ? `${texts.simulated} · ` : ''}${network} · ${period}`,
    facts: [
      [texts.account, printable(account), facts.owner],
      [texts.period, period, formatPeriod(formatUtc(from), formatUtc(to))],
      [texts.timeZone, facts.timeZone, ''],
      [texts.made, formatMoment(generatedAt), formatUtc(generatedAt)],
    ] as const,
    figures: [
      [texts.opening, money(availableIn(chain.opening))],
      [texts.moneyIn, money(moneyIn, true)],
      [texts.moneyOut, money(moneyOut, true)],
      [texts.closing, money(availableIn(chain.closing))],
    ] as const,
    proof: [
      [texts.head.replace('{seq}', String(chain.end.seq)), chain.end.hash],
      ...(chain.anchor ? [rootLine(chain.anchor)] : []),
      [texts.key, facts.key],
    ] as const,
  };
}

export function printedRow(
  row: StatementRow,
  { facts, texts, locale }: Statement,
  money: MoneyFormat,
): PrintedRow {
  const moved = row.moved === null ? '' : labelled(texts, texts.moved, money(row.moved));
  return {
    local: spokenTime(row.at, facts.timeZone, locale),
    utc: formatUtc(row.at),
    type: row.type,
    notes: [row.kind, moved, row.remark, row.cause]
      .map(printable)
      .filter((note) => note.trim() !== ''),
    // The change in available funds, which matches the balance beside it.
    amount: money(row.amount, true),
    available: money(row.available),
    record: texts.recordLine
      .replace('{seq}', String(row.seq))
      .replace('{hash}', row.hash.slice(0, 16)),
  };
}

/** Amounts in the reader's digits and grouping, exact to the last place, with a real minus sign. */
export function moneyFormat(locale: string): MoneyFormat {
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 6 };
  const plain = new Intl.NumberFormat(locale, places);
  const signed = new Intl.NumberFormat(locale, { ...places, signDisplay: 'exceptZero' });
  return (amount, isChange = false) =>
    (isChange ? signed : plain).format(formatMicro(amount) as `${number}`).replace('-', '−');
}
