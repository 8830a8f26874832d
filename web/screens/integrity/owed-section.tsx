import { useTranslations } from 'use-intl';
import { liabilityGroups, ownersLeast } from '#domain/ledger/liability.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import styles from './integrity-screen.module.css';
import { Section } from './section.tsx';
import type { Report } from './use-report.ts';

const sources = [{ name: '/api/ledger/roots', href: '/api/ledger/roots' }];

/** What the network owes by group, beside what its banks report. */
export function OwedSection({ report: { coverage, currency } }: { readonly report: Report }) {
  const t = useTranslations('integrity');
  const money = useMoney();
  const format = useFormatter();
  const time = (at: string) =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  const { root, lines, owed, banks, inBank, difference } = coverage;
  const nameOf = (groups: readonly string[]) =>
    liabilityGroups
      .filter((one) => groups.includes(one))
      .map((one) => t(`owed.${one}`))
      .join('\u00a0· ');
  return (
    <Section
      aside={root ? t('owed.root', { no: root.no, time: time(root.at) }) : undefined}
      means={t('owed.means', { least: ownersLeast })}
      sources={sources}
      title={t('owed.title')}
    >
      {root === null ? <p className={styles.quiet}>{t('owed.none')}</p> : null}
      {root && owed === null ? (
        <p className={styles.quiet}>{t('owed.few', { least: ownersLeast })}</p>
      ) : null}
      {lines.map(({ groups, amount }) => (
        <LedgerLine key={groups.join()} label={nameOf(groups)} {...money.shown(amount, 'pays')} />
      ))}
      {owed === null ? null : (
        <LedgerLine label={t('owed.total')} total unit={currency} {...money.shown(owed, 'pays')} />
      )}
      <div className={styles.apart}>
        {banks.length === 0 ? <p className={styles.quiet}>{t('owed.bankNone')}</p> : null}
        {banks.map(({ account, amount, at, sha256 }) => (
          <div key={account}>
            <LedgerLine
              label={t('owed.bank', { account, time: time(at) })}
              {...money.shown(amount)}
            />
            <p className={styles.hash}>
              {t('owed.file')} <code>sha256:{sha256}</code>
            </p>
          </div>
        ))}
        {inBank === null ? null : (
          <LedgerLine label={t('owed.bankTotal')} total unit={currency} {...money.shown(inBank)} />
        )}
        {difference === null ? null : (
          <LedgerLine
            label={t('owed.difference')}
            sign={signOf(difference)}
            unit={currency}
            {...money.shownChange(difference)}
          />
        )}
      </div>
    </Section>
  );
}
