import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { wallet as walletRoute } from '#contract/wallet.ts';
import { call } from '../../api/call.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Figure } from '../../parts/figure.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import styles from './ad-center-screen.module.css';

/** What a partner can put or withdraw now. It opens the wallet, where a read can be retried. */
export function Balance() {
  const t = useTranslations('wallet');
  const money = useMoney();
  const { data, isError } = useQuery({
    queryKey: ['wallet'],
    queryFn: () => call(walletRoute, {}),
    // A plan may have taken some of it a moment ago.
    staleTime: 0,
  });
  return (
    <div className={styles.balance}>
      {data || isError ? (
        <a href="#/wallet">
          <Figure
            label={t('figure.available')}
            size="hero"
            unit={data?.currency}
            value={data ? money.amount(data.available) : '–'}
          />
        </a>
      ) : (
        <>
          <Skeleton width={0.35} />
          <Skeleton shape="hero" width={0.6} />
        </>
      )}
    </div>
  );
}
