import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { statementKey } from '#contract/statement.ts';
import { showWitnesses } from '#contract/transparency.ts';
import { spokenNumber } from '#domain/ledger/follow-history.ts';
import { call } from '../../api/call.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { checkCosigned } from '../../integrity/check-cosigned.ts';
import { Icon } from '../../parts/icon.tsx';
import { userInfoStored } from '../../session/session.ts';
import { ledgerRootStored } from '../../session/wallet-head.ts';
import styles from './statement-sheet.module.css';

/** How anyone can verify a statement without trusting us, and the key to compare. */
export function StatementCheck() {
  const t = useTranslations('statement');
  const { data } = useQuery({
    queryKey: ['statement-key'],
    queryFn: () => call(statementKey, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const account = userInfoStored.use()?.id ?? '';
  const root = ledgerRootStored.use()?.[account];
  return (
    <section className={`${styles.check} stack-3`}>
      <h3>{t('check')}</h3>
      <p>{t('checkText')}</p>
      <code className={styles.code}>node verify-statement.mjs FILE</code>
      <a
        className={`${styles.verifier} beside-3`}
        download
        href={data?.verifier ?? '/verify-statement.mjs'}
      >
        <Icon name="download" size="small" />
        <span>
          <span className={styles.name}>{t('verifier')}</span>
          <span className={`${styles.quiet} quiet`}>{t('verifierText')}</span>
        </span>
      </a>
      <p className={`${styles.quiet} quiet`}>{t('key')}</p>
      <code className={styles.code}>{data?.key ?? '…'}</code>
      {root ? (
        <>
          <p className={`${styles.quiet} quiet`}>{t('number', { seq: String(root.seq) })}</p>
          <p className={styles.number}>{spokenNumber(root.hash)}</p>
          <p className={`${styles.quiet} quiet`}>{t('numberText')}</p>
        </>
      ) : null}
      <WitnessLines />
    </section>
  );
}

/** Who outside the network has seen its history, and when; or that nobody has. */
function WitnessLines() {
  const t = useTranslations('statement');
  const format = useFormatter();
  const { data } = useQuery({
    queryKey: ['witnesses'],
    queryFn: async () => {
      const witnesses = await call(showWitnesses, {});
      return { ...witnesses, isChecked: await checkCosigned(witnesses) };
    },
    staleTime: 60_000,
  });
  if (!data) return null;
  const { cosigned, isLate, isChecked } = data;
  const names = format.list(cosigned?.by ?? []);
  const date = cosigned && format.dateTime(new Date(cosigned.at), { dateStyle: 'medium' });
  return (
    <>
      <p className={`${styles.quiet} quiet`}>
        {cosigned ? t('cosigned', { names, date: date ?? '' }) : t('noWitness')}
      </p>
      {isChecked === null ? null : (
        <p className={isChecked ? `${styles.quiet} quiet` : undefined}>
          {isChecked ? t('cosignedChecked') : t('cosignedWrong')}
        </p>
      )}
      {isLate ? <p>{t('cosignedLate')}</p> : null}
    </>
  );
}
