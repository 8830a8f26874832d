import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import styles from './integrity-screen.module.css';
import { EmptySection, Section } from './section.tsx';
import type { Report } from './use-report.ts';

/** Reported events that did not count, by rule. */
export function EventsSection({ report: { events, days } }: { readonly report: Report }) {
  const t = useTranslations('integrity');
  const reason = useTranslations('delivery.reason');
  const format = useFormatter();
  const { reported, counted: countedEvents, discarded, foundLater, lost } = events;
  const share = (count: number) =>
    format.number(reported === 0 ? 0 : count / reported, {
      style: 'percent',
      maximumFractionDigits: 2,
    });
  return (
    <Section aside={t('days', { days })} title={t('events.title')}>
      <LedgerLine label={t('events.reported')} value={format.number(reported)} />
      {discarded.map(({ rule, count }) => (
        <LedgerLine key={rule} label={reason(rule)} quiet value={share(count)} />
      ))}
      <LedgerLine label={t('events.counted')} total value={format.number(countedEvents)} />
      <p className="quiet">{t('events.foundLater', { count: foundLater })}</p>
      {lost.map(({ at: lostAt, partition, batches }) => (
        <p className={`${styles.state} quiet`} key={`${lostAt} ${partition}`}>
          {t('events.lost', {
            count: batches,
            date: format.dateTime(new Date(lostAt), { dateStyle: 'medium' }),
          })}
        </p>
      ))}
    </Section>
  );
}

/** Days on which counted events were later found invalid, before and after. */
export function RestatedSection({ report: { restatements, days } }: { readonly report: Report }) {
  const t = useTranslations('integrity');
  const kind = useTranslations('delivery.quality');
  const format = useFormatter();
  if (restatements.length === 0) {
    return <EmptySection text={t('none', { days })} title={t('restated.title')} />;
  }
  return (
    <Section aside={t('days', { days })} title={t('restated.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('restated.before')}</th>
            <th scope="col">{t('restated.after')}</th>
          </tr>
        </thead>
        <tbody>
          {restatements.map(({ day, kind: eventKind, before: countBefore, after: countAfter }) => (
            <tr key={`${day}${eventKind}`}>
              <th scope="row">
                {format.dateTime(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' })}
                <span className="block quiet">{kind(eventKind)}</span>
              </th>
              <td data-column={t('restated.before')}>{format.number(countBefore)}</td>
              <td data-column={t('restated.after')}>{format.number(countAfter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
