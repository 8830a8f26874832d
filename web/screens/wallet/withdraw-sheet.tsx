import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { payoutTerms } from '#contract/payout.ts';
import type { Output } from '#contract/route.ts';
import type { wallet as walletRoute } from '#contract/wallet.ts';
import { micro, parseMicro, zero } from '#domain/money.ts';
import { call } from '../../api/call.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Failed } from '../../parts/failed.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { PayoutRefused } from './payout-refused.tsx';
import { type RequestedPayout, WithdrawForm } from './withdraw-form.tsx';

interface WithdrawProps {
  readonly onRequested: (payout: RequestedPayout) => void;
  readonly wallet: Output<typeof walletRoute>;
}

interface WithdrawSheetProps extends WithdrawProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const leastTyped = micro(10_000n);

/** Requests a payout, or says why none is possible now and what to do about it. */
export function WithdrawSheet({ open, onClose, ...formProps }: WithdrawSheetProps) {
  const t = useTranslations('payout');
  return (
    <Sheet onClose={onClose} open={open} title={t('title')}>
      <Withdraw {...formProps} />
    </Sheet>
  );
}

function Withdraw({ onRequested, wallet }: WithdrawProps) {
  const t = useTranslations('payout');
  const money = useMoney();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['payout-terms'],
    queryFn: () => call(payoutTerms, {}),
    staleTime: 0,
  });
  // Less than a hundredth is nothing to pay out, and no rule refuses it.
  const isEmpty = data ? (parseMicro(data.available) ?? zero) < leastTyped : false;
  return (
    <>
      {isError ? <Failed busy={isFetching} onRetry={refetch} /> : null}
      {!data && !isError ? <SkeletonCard hero /> : null}
      {data?.refusal ? <PayoutRefused onDone={refetch} refusal={data.refusal} /> : null}
      {data && !data.refusal && isEmpty ? (
        <Notice>{t('nothingYet', { amount: money.whole(data.available) })}</Notice>
      ) : null}
      {data?.card && !data.refusal && !isEmpty ? (
        <WithdrawForm
          card={data.card}
          currency={wallet.currency}
          onDone={onRequested}
          terms={{ available: data.available, bankCost: data.bankCost }}
        />
      ) : null}
    </>
  );
}
