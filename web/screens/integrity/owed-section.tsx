import { useTranslations } from 'use-intl';
import { liabilityGroups, ownersMin } from '#domain/ledger/liability.ts';
import { joinMarks } from '#domain/sum-mark.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { signOf } from '../../i18n/use-money.ts';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { RoundingLine } from '../../sum/rounding-line.tsx';
import { useSum } from '../../sum/use-sum.ts';
import styles from './integrity-screen.module.css';
import { Section } from './section.tsx';
import type { Report } from './use-report.ts';

/** What the network owes by group, beside what its banks report. */
export function OwedSection({ report: { coverage, currency } }: { readonly report: Report }) {
  const t = useTranslations('integrity');
  const sum = useSum();
  const format = useFormatter();
  const formatTime = (moment: string) =>
    format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' });
  const { root, lines, owed, banks, inBank, difference } = coverage;
  const nameOf = (groups: readonly string[]) =>
    liabilityGroups
      .filter((group) => groups.includes(group))
      .map((group) => t(`owed.${group}`))
      .join('\u00a0· ');

  const owedParts = lines.map(({ groups, amount: money }) => ({
    groups,
    money,
    side: 'pays' as const,
  }));
  const owedTotal = { money: owed ?? '0.00', side: 'pays' as const };
  const owedSum = sum(owedParts, owedTotal, 'owed');
  const bankTotal = { money: inBank ?? '0.00' };
  const bankSum = sum(
    banks.map((bank) => ({ ...bank, money: bank.amount })),
    bankTotal,
    'bank',
  );
  const coverageSum = sum(
    [bankTotal, { ...owedTotal, isSubtracted: true }],
    { money: difference ?? '0.00', form: 'change' },
    'coverage',
  );
  const [{ display: covering }, { display: covered }] = coverageSum.parts;
  return (
    <Section
      aside={root ? t('owed.root', { no: root.no, time: formatTime(root.at) }) : undefined}
      title={t('owed.title')}
    >
      {root === null ? <p className="quiet">{t('owed.none')}</p> : null}
      {root && owed === null ? (
        <p className="quiet">{t('owed.few', { least: ownersMin })}</p>
      ) : null}
      {owedSum.parts.map(({ groups, display }) => (
        <LedgerLine key={groups.join()} label={nameOf(groups)} {...display} />
      ))}
      {owed === null ? null : (
        <>
          <RoundingLine rounding={owedSum.rounding} />
          <LedgerLine
            label={t('owed.total')}
            total
            unit={currency}
            {...owedSum.total}
            mark={joinMarks(owedSum.total.mark, difference === null ? {} : covered.mark)}
          />
        </>
      )}
      <div className={styles.apart}>
        {banks.length === 0 ? <p className="quiet">{t('owed.bankNone')}</p> : null}
        {bankSum.parts.map(({ account, at: readAt, sha256, display }) => (
          <div key={account}>
            <LedgerLine
              label={t('owed.bank', { account, time: formatTime(readAt) })}
              {...display}
            />
            <p className={styles.hash}>
              {t('owed.file')} <code>sha256:{sha256}</code>
            </p>
          </div>
        ))}
        {inBank === null ? null : (
          <>
            <RoundingLine rounding={bankSum.rounding} />
            <LedgerLine
              label={t('owed.bankTotal')}
              total
              unit={currency}
              {...bankSum.total}
              mark={joinMarks(bankSum.total.mark, difference === null ? {} : covering.mark)}
            />
          </>
        )}
        {difference === null ? null : (
          <>
            <RoundingLine rounding={coverageSum.rounding} />
            <LedgerLine
              label={t('owed.difference')}
              sign={signOf(difference)}
              unit={currency}
              {...coverageSum.total}
            />
          </>
        )}
      </div>
    </Section>
  );
}
