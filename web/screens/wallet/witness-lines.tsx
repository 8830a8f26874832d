import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showWitnesses } from '#contract/transparency.ts';
import { call } from '../../api/call.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { checkCosigned } from '../../integrity/check-cosigned.ts';
import styles from './statement-sheet.module.css';

/** Who outside the network has seen its history, and when; or that nobody has. */
export function WitnessLines() {
  const t = useTranslations('statement');
  const format = useFormatter();
  const { data } = useQuery({
    queryKey: ['witnesses'],
    queryFn: async () => {
      const shown = await call(showWitnesses, {});
      return { ...shown, isChecked: await checkCosigned(shown) };
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
