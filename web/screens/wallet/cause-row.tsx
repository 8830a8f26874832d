import { useTranslations } from 'use-intl';
import type { CauseName } from '#domain/ledger/cause.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { go } from '../../location/hash-location.ts';
import { Row } from '../../parts/row.tsx';
import { planHref } from '../../plan/plan-address.ts';
import { shortCodeOf } from '../../wallet/short-code-of.ts';

interface CauseRowProps {
  readonly name: CauseName;
  readonly value: string;
  /** The record itself, where it booked delivery. */
  readonly booked?: string | undefined;
  /** Closes what covers the target of the row. */
  readonly onLeave: () => void;
}

/** One part of a record's cause: in words, with its id below, and a link where there is one. */
export function CauseRow({ name, value, booked, onLeave }: CauseRowProps) {
  const t = useTranslations('wallet.causeOf');
  const format = useFormatter();
  const title = t(name);
  const text = textOf(name, value, (at) => format.dateTime(at, { dateStyle: 'long' }));
  if (name === 'plan') {
    const opened = booked ? ({ sheet: 'events', record: booked } as const) : undefined;
    return <Row href={planHref(value, opened)} text={text} title={title} />;
  }
  const query = queryOf(name, value);
  const open = () => {
    onLeave();
    go('/wallet', { query });
  };
  return <Row onPress={query ? open : undefined} text={text} title={title} />;
}

/** Ids that only programs compare are shortened; references and plan numbers are for people. */
const shortIdOf = (value: string): string =>
  /^[0-9a-f-]{36}$/.test(value) ? shortCodeOf(value) : value;

/** The id, or its readable part; nothing where it adds nothing to the words. */
function textOf(name: CauseName, value: string, day: (at: Date) => string): string | undefined {
  if (name === 'media') return undefined;
  return name === 'vip' ? day(new Date(value)) : shortIdOf(value);
}

/** What the wallet opens by its address. */
const queryOf = (name: CauseName, value: string): string =>
  name === 'payout' ? `payout=${encodeURIComponent(value)}` : '';
