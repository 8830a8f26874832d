import { useFormatter, useTranslations } from 'use-intl';
import styles from './integrity-screen.module.css';
import { Section } from './section.tsx';
import type { Report } from './use-report.ts';

const sources = [
  { name: '/api/integrity', href: '/api/integrity' },
  { name: '/api/ledger/roots', href: '/api/ledger/roots' },
];

/** Who has checked the books last, and what they found. */
export function CheckedSection({ report: { books } }: { readonly report: Report }) {
  const t = useTranslations('integrity.checked');
  const format = useFormatter();
  const at = books.lastRunAt;
  return (
    <Section means={t('means')} sources={sources} title={t('title')}>
      <p className={styles.verdict} data-sound={books.isSound}>
        {at === null ? t('never') : books.isSound ? t('sound') : t('unsound')}
      </p>
      {at === null ? null : (
        <p className={styles.quiet}>
          {t('own', {
            count: books.checkedEntries,
            time: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      )}
      <p className={styles.state}>{t('cosigned')}</p>
      <p className={styles.state}>{t('outside')}</p>
    </Section>
  );
}
