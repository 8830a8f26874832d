import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Output } from '#contract/route.ts';
import type { wallet as walletRoute } from '#contract/wallet.ts';
import { parseMicro, zero } from '#domain/money.ts';
import { currentLocation } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { DepositSheet } from './deposit-sheet.tsx';
import { PayoutDone } from './payout-done.tsx';
import styles from './wallet-screen.module.css';
import type { RequestedPayout } from './withdraw-form.tsx';
import { WithdrawSheet } from './withdraw-sheet.tsx';

interface WalletActionsProps {
  readonly wallet: Output<typeof walletRoute>;
  /** A partner who is leaving pays nothing in. */
  readonly isLeaving: boolean;
}

/** An address can open either of them. */
const openedBy = (query: string): 'withdraw' | 'deposit' | null => {
  const addressSheet = new URLSearchParams(query).get('open');
  return addressSheet === 'withdraw' || addressSheet === 'deposit' ? addressSheet : null;
};

/**
 * The two main actions: withdraw first where there is money, deposit first where there is none.
 * Their places stay while the screen is open: a finger may be on its way to one of them.
 */
export function WalletActions({ wallet, isLeaving }: WalletActionsProps) {
  const t = useTranslations('wallet');
  const [opened, setOpened] = useState(() => openedBy(currentLocation().query));
  const [requested, setRequested] = useState<RequestedPayout | null>(null);
  const close = () => setOpened(null);
  const [hasMoney] = useState(() => (parseMicro(wallet.available) ?? zero) > zero);
  const kindOf = (isFirst: boolean) => (isFirst ? 'primary' : 'secondary');
  const withdraw = (
    <Button
      key="withdraw"
      kind={kindOf(hasMoney || isLeaving)}
      onClick={() => setOpened('withdraw')}
      wide
    >
      {t('withdraw')}
    </Button>
  );
  const deposit = (
    <Button key="deposit" kind={kindOf(!hasMoney)} onClick={() => setOpened('deposit')} wide>
      {t('deposit')}
    </Button>
  );
  return (
    <>
      <div className={`${styles.actions} line-3`}>
        {isLeaving || hasMoney ? withdraw : deposit}
        {isLeaving ? null : hasMoney ? deposit : withdraw}
      </div>
      <WithdrawSheet
        onClose={close}
        onRequested={(payout) => {
          close();
          setRequested(payout);
        }}
        open={opened === 'withdraw'}
        wallet={wallet}
      />
      {requested ? <PayoutDone onClose={() => setRequested(null)} payout={requested} /> : null}
      <DepositSheet onClose={close} open={opened === 'deposit'} />
    </>
  );
}
