import { useTranslations } from 'use-intl';
import type { previewPut } from '#contract/plan.ts';
import type { Output } from '#contract/route.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { usePercent } from '../../plan/use-percent.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { basicConfigStored } from '../../session/session.ts';
import styles from './plan-detail-screen.module.css';

export type Preview = Output<typeof previewPut>;

interface PutLinesProps {
  readonly preview: Preview | null;
  readonly terms: PlanDetail['terms'];
}

/** What a put takes, from where, what is left, and the most that can be lost. */
export function PutLines({ preview, terms }: PutLinesProps) {
  const t = useTranslations('plan.put');
  const money = useMoney();
  const percent = usePercent();
  const shown = (amount: string | undefined) => (amount ? money.amount(amount) : '–');
  const isSome = (amount: string | undefined) => amount !== undefined && signOf(amount);
  return (
    <div className={styles.stack}>
      <div>
        <LedgerLine label={t('hold')} value={shown(preview?.hold)} />
        <LedgerLine label={t('own')} quiet value={shown(preview?.own)} />
        {isSome(preview?.startup) ? (
          <LedgerLine label={t('fromStartup')} quiet value={shown(preview?.startup)} />
        ) : null}
        {isSome(preview?.discount) ? (
          <LedgerLine label={t('fromCoupon')} quiet value={shown(preview?.discount)} />
        ) : null}
        <LedgerLine label={t('after')} quiet value={shown(preview?.availableAfter)} />
        <LedgerLine
          label={t('worst')}
          total={preview !== null}
          unit={preview ? basicConfigStored.get()?.currency : undefined}
          value={shown(preview?.worstCase)}
        />
      </div>
      <p className={styles.quiet}>
        {t('fees', {
          media: percent(terms.mediaFeeBps / 10_000),
          revenue: percent(terms.revenueFeeBps / 10_000),
        })}
      </p>
      <p className={styles.quiet}>
        {t('ceilings', {
          click: money.wholeExact(terms.priceCeilings.cpc),
          thousand: money.wholeExact(terms.priceCeilings.cpm),
        })}
      </p>
      <p className={styles.quiet}>{t('noPromise')}</p>
    </div>
  );
}
