import { useTranslations } from 'use-intl';
import { formatMicro, type Micro } from '#domain/money.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { MoneyEntry } from '../../wallet/money-entry.tsx';
import type { usePutForm } from './use-put-form.ts';

interface PutAmountProps {
  readonly detail: PlanDetail;
  readonly putForm: ReturnType<typeof usePutForm>;
}

/** The amount with its limits; a lack of funds links to the wallet. */
export function PutAmount({ detail: { funds }, putForm }: PutAmountProps) {
  const t = useTranslations('plan.put');
  const money = useMoney();
  const refusalText = useRefusalText();
  const amountText = (amount: Micro) => money.whole(formatMicro(amount));
  const { problem } = putForm;
  return (
    <MoneyEntry
      entry={putForm.entry}
      error={
        problem ? (
          <>
            {refusalText(problem.reason, problem.facts)}{' '}
            {problem.reason === 'insufficient_balance' ? (
              <a href="#/wallet">{t('toWallet')}</a>
            ) : null}
          </>
        ) : (
          putForm.line
        )
      }
      hint={
        <>
          {t('range', {
            lowest: amountText(putForm.bounds.lowest),
            highest: amountText(putForm.bounds.highest),
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
      quick={putForm.quick}
    />
  );
}
