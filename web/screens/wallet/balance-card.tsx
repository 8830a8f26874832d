import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Output } from '#contract/route.ts';
import type { wallet as walletRoute } from '#contract/wallet.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Figure } from '../../parts/figure.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import styles from './wallet-screen.module.css';

type Wallet = Output<typeof walletRoute>;

const own = ['waitingSpent', 'deposit', 'totalAssets'] as const;
const beside = ['toBeSettled', 'discount', 'startup', 'startupDue', 'payout', 'exchange'] as const;
/** These show only while there is something in them. */
const passing: readonly string[] = ['startup', 'startupDue', 'payout', 'exchange'];

type FigureName = 'available' | (typeof own)[number] | (typeof beside)[number];

const isZero = (money: string) => /^0+\.0+$/.test(money);

/** The available funds large, what adds up to the total below, and beside it what is not own. */
export function BalanceCard({ wallet }: { readonly wallet: Wallet }) {
  const t = useTranslations('wallet');
  const app = useTranslations('app');
  const money = useMoney();
  const [isHidden, setHidden] = useState(false);
  const [explained, setExplained] = useState<FigureName | null>(null);
  const nameOf = (name: FigureName) =>
    name === 'startupDue' ? t('pocket.advance_due') : t(`figure.${name}`);
  const shown = (name: FigureName) => (isHidden ? '•••' : money.amount(wallet[name]));
  return (
    <Card>
      <div className={styles.top}>
        <Figure
          label={t('figure.available')}
          onOpen={() => setExplained('available')}
          size="hero"
          total
          unit={wallet.currency}
          value={shown('available')}
        />
        <IconButton
          icon={isHidden ? 'eye-off' : 'eye'}
          label={isHidden ? t('show') : t('hide')}
          onClick={() => setHidden(!isHidden)}
        />
      </div>
      <div className={styles.lines}>
        {own.map((name) => (
          <LedgerLine
            key={name}
            label={t(`figure.${name}`)}
            onOpen={() => setExplained(name)}
            total={name === 'totalAssets'}
            value={shown(name)}
          />
        ))}
      </div>
      <div className={styles.beside}>
        {beside
          .filter((name) => !passing.includes(name) || !isZero(wallet[name]))
          .map((name) => (
            <LedgerLine
              key={name}
              label={nameOf(name)}
              onOpen={() => setExplained(name)}
              quiet
              value={shown(name)}
            />
          ))}
      </div>
      <Sheet
        closeLabel={app('close')}
        onClose={() => setExplained(null)}
        open={explained !== null}
        title={explained ? nameOf(explained) : ''}
      >
        {explained ? (
          <p>{t(`definition.${explained === 'startupDue' ? 'startup' : explained}`)}</p>
        ) : null}
      </Sheet>
    </Card>
  );
}
