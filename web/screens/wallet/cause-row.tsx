import { useFormatter, useTranslations } from 'use-intl';
import { type CauseName, isCauseName } from '#domain/ledger/cause.ts';
import { go } from '../../location/hash-location.ts';
import { Row } from '../../parts/row.tsx';
import { planHref } from '../../plan/plan-address.ts';

interface CauseRowProps {
  readonly name: string;
  readonly value: string;
  /** Closes what lies above the place that the row leads to. */
  readonly onLeave: () => void;
}

/** One part of what caused a record: in words, with its id below, and a way to it where one is. */
export function CauseRow({ name, value, onLeave }: CauseRowProps) {
  const t = useTranslations('wallet.causeOf');
  const format = useFormatter();
  const title = isCauseName(name) ? t(name) : name;
  const texts: Partial<Record<CauseName, string | undefined>> = {
    // Says nothing that the words do not say.
    media: undefined,
    vip: format.dateTime(new Date(value), { dateStyle: 'long' }),
  };
  const text = isCauseName(name) && name in texts ? texts[name] : value;
  if (name === 'plan') return <Row href={planHref(value)} text={text} title={title} />;
  const query = queryOf(name, value);
  const open = () => {
    onLeave();
    go('/wallet', { query });
  };
  return <Row onPress={query ? open : undefined} text={text} title={title} />;
}

/** What the wallet opens by its address. */
const queryOf = (name: string, value: string): string =>
  name === 'payout' ? `payout=${encodeURIComponent(value)}` : '';
