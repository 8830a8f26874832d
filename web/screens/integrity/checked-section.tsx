import { useFormatter, useTranslations } from 'use-intl';
import styles from './integrity-screen.module.css';
import { Section } from './section.tsx';
import type { Report } from './use-report.ts';

const sources = [
  { name: '/api/integrity', href: '/api/integrity' },
  { name: '/api/ledger/roots', href: '/api/ledger/roots' },
  { name: '/api/ledger/witnesses', href: '/api/ledger/witnesses' },
];

/** Who has checked the books last, and what they found. */
export function CheckedSection({ report: { books, witnesses } }: { readonly report: Report }) {
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
      <Cosigned witnesses={witnesses} />
      <p className={styles.state}>{t('outside')}</p>
    </Section>
  );
}

/** Who outside the network has cosigned its log, and when; or that nobody has. */
function Cosigned({ witnesses: { cosigned, isLate } }: Pick<Report, 'witnesses'>) {
  const t = useTranslations('integrity.checked');
  const format = useFormatter();
  return (
    <>
      <p className={styles.state}>
        {cosigned
          ? t('cosignedBy', {
              names: format.list(cosigned.by),
              date: format.dateTime(new Date(cosigned.at), { dateStyle: 'medium' }),
            })
          : t('notCosigned')}
      </p>
      {isLate ? <p className={styles.state}>{t('cosignedLate')}</p> : null}
    </>
  );
}
