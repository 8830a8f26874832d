import { useTranslations } from 'use-intl';
import { formatMicro, type Micro } from '#domain/money.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { MoneyEntry } from '../../wallet/money-entry.tsx';
import type { usePut } from './use-put.ts';

interface PutAmountProps {
  readonly detail: PlanDetail;
  readonly put: ReturnType<typeof usePut>;
}

/** The amount with its limits; a lack of funds links to the wallet. */
export function PutAmount({ detail: { funds }, put }: PutAmountProps) {
  const t = useTranslations('plan.put');
  const money = useMoney();
  const refusalText = useRefusalText();
  const shown = (amount: Micro) => money.whole(formatMicro(amount));
  const { problem } = put;
  return (
    <MoneyEntry
      entry={put.entry}
      error={
        problem ? (
          <>
            {refusalText(problem.reason, problem.facts)}{' '}
            {problem.reason === 'insufficient_balance' ? (
              <a href="#/wallet">{t('toWallet')}</a>
            ) : null}
          </>
        ) : (
          put.line
        )
      }
      hint={
        <>
          {t('range', {
            lowest: shown(put.bounds.lowest),
            highest: shown(put.bounds.highest),
            available: money.whole(funds.available),
          })}
          {signOf(funds.startup) ? (
            <>
              <br />
              {t('startup', { amount: money.whole(funds.startup) })}
            </>
          ) : null}
        </>
      }
      quick={put.quick}
    />
  );
}
