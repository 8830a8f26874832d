import { formatMicro, type Micro } from '#domain/money.ts';
import { spokenTime } from './local-time.ts';
import { printable } from './pdf-text.ts';
import { labelled } from './texts.ts';
import { availableIn, type Statement, type StatementRow } from './whole-statement.ts';

/** A row of the table as text. */
export interface PaperRow {
  readonly local: string;
  readonly utc: string;
  readonly type: string;
  /** Notes below the type, most important first. */
  readonly notes: readonly string[];
  readonly amount: string;
  readonly available: string;
  readonly record: string;
}

const formatUtc = (at: Date) =>
  `${at
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, '')} UTC`;

type MoneyFormat = (amount: Micro, isChange?: boolean) => string;

/** The text around the table. */
export type PaperWords = ReturnType<typeof wordsOf>;

export function wordsOf(
  { facts, texts, chain, account, locale, moneyIn, moneyOut }: Statement,
  money: MoneyFormat,
) {
  const time = (at: Date) => spokenTime(at, facts.timeZone, locale);
  const isDemo = facts.mode === 'demo';
  const formatPeriod = (from: string, to: string) =>
    texts.until.replace('{from}', from).replace('{to}', to);

  const { from, to, generatedAt } = facts;
  const period = formatPeriod(time(from), time(to));

  return {
    label: isDemo ? `${texts.simulated} ` : '',
    demo: isDemo
      ? `${texts.simulated} · ${texts.simulatedText.replace('{currency}', facts.currency)}`
      : '',
    network: printable(facts.network),
    period,
    foot: `${isDemo ? `${texts.simulated} · ` : ''}${printable(facts.network)} · ${period}`,
    facts: [
      [texts.account, printable(account), facts.owner],
      [texts.period, period, formatPeriod(formatUtc(from), formatUtc(to))],
      [texts.timeZone, facts.timeZone, ''],
      [texts.made, time(generatedAt), formatUtc(generatedAt)],
    ] as const,
    figures: [
      [texts.opening, money(availableIn(chain.opening))],
      [texts.moneyIn, money(moneyIn, true)],
      [texts.moneyOut, money(moneyOut, true)],
      [texts.closing, money(availableIn(chain.closing))],
    ] as const,
    proof: [
      [texts.head.replace('{seq}', String(chain.end.seq)), chain.end.hash],
      [texts.key, facts.key],
    ] as const,
  };
}

export function paperRow(
  row: StatementRow,
  { facts, texts, locale }: Statement,
  money: MoneyFormat,
): PaperRow {
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

/**
 * Amounts in the reader's digits and grouping, exact to the last place, with a real minus sign. Our
 * fonts lack the narrow space of French grouping, so a no-break space replaces it.
 */
export function moneyFormat(locale: string): MoneyFormat {
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 6 };
  const plain = new Intl.NumberFormat(locale, places);
  const signed = new Intl.NumberFormat(locale, { ...places, signDisplay: 'exceptZero' });
  return (amount, isChange = false) =>
    (isChange ? signed : plain)
      .format(formatMicro(amount) as `${number}`)
      .replace('-', '−')
      .replaceAll('\u202f', '\u00a0');
}
