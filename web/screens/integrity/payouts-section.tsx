import { useLocale, useTranslations } from 'use-intl';
import { dayMs, hourMs } from '#domain/time.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import styles from './integrity-screen.module.css';
import { EmptySection, Section } from './section.tsx';
import type { Report } from './use-report.ts';

const counts = ['paid', 'failed', 'cancelled', 'waiting'] as const;

/** Payouts: how many, how long they took, and why others were refused. */
export function PayoutsSection({ report }: { readonly report: Report }) {
  const t = useTranslations('integrity');
  const format = useFormatter();
  const money = useMoney();
  const duration = useDuration();
  const { payouts, currency, days, at: reportedAt } = report;
  const {
    asked: requestedCount,
    waiting,
    medianMs,
    p95Ms,
    waitingSince,
    paidAmount,
    refused,
  } = payouts;
  const waited = waitingSince === null ? null : Date.parse(reportedAt) - Date.parse(waitingSince);
  const percent = format.number(0.95, { style: 'percent' });
  const times = [
    ['median', medianMs],
    ['p95', p95Ms],
    ['slowest', waited],
  ] as const;
  if (requestedCount === 0 && waiting === 0 && refused.length === 0) {
    return <EmptySection text={t('none', { days })} title={t('payouts.title')} />;
  }
  return (
    <Section aside={t('days', { days })} title={t('payouts.title')}>
      <dl className={`${styles.times} cells`}>
        {times.map(([name, ms]) => (
          <div key={name}>
            <dt>{t(`payouts.${name}`, { percent })}</dt>
            <dd>{ms === null ? '–' : <Time {...duration(ms)} />}</dd>
          </div>
        ))}
      </dl>
      <LedgerLine label={t('payouts.asked')} value={format.number(requestedCount)} />
      {counts.map((name) => (
        <LedgerLine
          key={name}
          label={t(`payouts.${name}`)}
          quiet={name !== 'paid'}
          value={format.number(payouts[name])}
        />
      ))}
      {paidAmount === null ? null : (
        <LedgerLine
          label={t('payouts.amount')}
          total
          unit={currency}
          {...money.shown(paidAmount)}
        />
      )}
      <h3 className={`${styles.part} quiet`}>{t('payouts.refused')}</h3>
      {refused.length === 0 ? <p className="quiet">{t('payouts.noneRefused')}</p> : null}
      {refused.map(({ reason, count }) => (
        <LedgerLine
          key={reason}
          label={t(`payouts.reason.${reason}`)}
          value={format.number(count)}
        />
      ))}
    </Section>
  );
}

/** The unit is below the number: in many languages it is too long to be beside it. */
const Time = ({ number, unit }: Duration) => (
  <>
    {number} <small>{unit}</small>
  </>
);

const units = [
  ['day', dayMs],
  ['hour', hourMs],
  ['minute', 60_000],
] as const;

interface Duration {
  readonly number: string;
  readonly unit: string;
}

/** How long something took, in the largest unit of which it is at least one: 3.5 and hours. */
function useDuration(): (ms: number) => Duration {
  const locale = useLocale();
  return (ms) => {
    const [unit, size] = units.find(([, unitMs]) => ms >= unitMs) ?? units[2];
    const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
    const parts = new Intl.NumberFormat(locale, style).formatToParts(Math.max(ms / size, 0));
    const join = (isUnit: boolean) =>
      parts
        .filter(({ type }) => (type === 'unit') === isUnit)
        .map(({ value }) => value)
        .join('')
        .trim();
    return { number: join(false), unit: join(true) };
  };
}
