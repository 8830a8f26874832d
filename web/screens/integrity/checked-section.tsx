import { useTranslations } from 'use-intl';
import { machineAdmissionDays } from '#domain/staff/machine-admission.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import styles from './integrity-screen.module.css';
import { Section } from './section.tsx';
import type { Report } from './use-report.ts';

/** Who checked the books last, and what they found. */
export function CheckedSection({ report }: { readonly report: Report }) {
  const { books, witnesses } = report;
  const t = useTranslations('integrity.checked');
  const format = useFormatter();
  const lastRunAt = books.lastRunAt;
  return (
    <Section title={t('title')}>
      <p className={styles.verdict} data-sound={books.isSound}>
        {lastRunAt === null ? t('never') : books.isSound ? t('sound') : t('unsound')}
      </p>
      {lastRunAt === null ? null : (
        <p className="quiet">
          {t('own', {
            count: books.checkedEntries,
            time: format.dateTime(new Date(lastRunAt), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </p>
      )}
      <Admitted admissions={report.machineAdmissions} />
      <Cosigned witnesses={witnesses} />
      <Audited report={report} />
    </Section>
  );
}

interface AdmittedProps {
  readonly admissions: Report['machineAdmissions'];
}

/** Accounts of staff that one person with the machine opened, if there are any. */
function Admitted({ admissions: { count, lastAt } }: AdmittedProps) {
  const t = useTranslations('integrity.checked');
  const format = useFormatter();
  if (lastAt === null) return null;
  const date = format.dateTime(new Date(lastAt), { dateStyle: 'medium' });
  return (
    <p className={styles.state}>{t('machine', { count, date, days: machineAdmissionDays })}</p>
  );
}

/** Who outside the network has cosigned its log, and when; or that nobody has. */
function Cosigned({ witnesses }: Pick<Report, 'witnesses'>) {
  const { cosigned, isLate, isChecked } = witnesses;
  const t = useTranslations('integrity.checked');
  const format = useFormatter();
  return (
    <>
      <p className={`${styles.state} quiet`}>
        {cosigned
          ? t('cosignedBy', {
              names: format.list(cosigned.by),
              date: format.dateTime(new Date(cosigned.at), { dateStyle: 'medium' }),
            })
          : t('notCosigned')}
      </p>
      {isChecked === null ? null : (
        <p className={isChecked ? 'quiet' : 'strong problem'}>
          {isChecked ? t('cosignedChecked') : t('cosignedWrong')}
        </p>
      )}
      {isLate ? <p className={`${styles.state} quiet`}>{t('cosignedLate')}</p> : null}
    </>
  );
}

/** The last outside audit: who, how long ago, and its result. */
function Audited({ report: { audits, at: now } }: { readonly report: Report }) {
  const t = useTranslations('integrity.checked');
  const format = useFormatter();
  const [last] = audits;
  if (!last) return <p className={`${styles.state} quiet`}>{t('outside')}</p>;
  const { auditor, at: madeAt, root, isSound, finding, sha256 } = last;
  const madeDate = new Date(madeAt);
  const date = format.dateTime(madeDate, { dateStyle: 'medium' });
  const ago = format.relativeTime(madeDate, new Date(now));
  return (
    <>
      <p className={`${styles.state} quiet`}>{t('audit', { auditor, ago, date })}</p>
      <p className={isSound ? 'quiet' : 'strong problem'}>
        {isSound ? t('auditSound', { no: root.no }) : t('auditUnsound', { no: root.no })}
      </p>
      {finding ? (
        <p className={styles.hash} lang="en">
          <code>{`${finding.file}, line ${finding.line}: ${finding.why}`}</code>
        </p>
      ) : null}
      <p className="quiet">
        <a href={`/api/integrity/audit?sha256=${sha256}`}>{t('auditFile')}</a>
      </p>
    </>
  );
}
