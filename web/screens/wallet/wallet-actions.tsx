import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Output } from '#contract/route.ts';
import type { wallet as walletRoute } from '#contract/wallet.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';
import { DepositSheet } from './deposit-sheet.tsx';
import styles from './wallet-screen.module.css';
import { WithdrawSheet } from './withdraw-sheet.tsx';

interface WalletActionsProps {
  readonly wallet: Output<typeof walletRoute>;
  /** Whoever leaves brings no more money. */
  readonly isLeaving: boolean;
}

/** What can be done with the wallet: the two ways of money first, then what they need. */
export function WalletActions({ wallet, isLeaving }: WalletActionsProps) {
  const t = useTranslations('wallet');
  const [opened, setOpened] = useState<'withdraw' | 'deposit' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <div className={styles.actions}>
        <Button onClick={() => setOpened('withdraw')} wide>
          {t('withdraw')}
        </Button>
        {isLeaving ? null : (
          <Button kind="secondary" onClick={() => setOpened('deposit')} wide>
            {t('deposit')}
          </Button>
        )}
      </div>
      <Card flush>
        <Row href="#/wallet/bind-card" icon="card" text={t('bindCardText')} title={t('bindCard')} />
        <Row
          href="#/wallet/foreign-exchange"
          icon="exchange"
          text={t('exchangeText')}
          title={t('foreignExchange')}
        />
        <Row href="#/wallet/set-password" icon="key" title={t('payPassword')} />
      </Card>
      <WithdrawSheet onClose={close} open={opened === 'withdraw'} wallet={wallet} />
      <DepositSheet onClose={close} open={opened === 'deposit'} />
    </>
  );
}
