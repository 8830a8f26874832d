import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Output } from '#contract/route.ts';
import type { wallet as walletRoute } from '#contract/wallet.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { useLocation } from '../../location/hash-location.ts';
import { Card } from '../../parts/card.tsx';
import { Figure } from '../../parts/figure.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { RoundingLine } from '../../sum/rounding-line.tsx';
import { useSum } from '../../sum/use-sum.ts';
import { BalanceProof } from './balance-proof.tsx';
import type { RecordFilter } from './record-filter.ts';
import styles from './wallet-screen.module.css';

type Wallet = Output<typeof walletRoute>;

interface BalanceCardProps {
  readonly wallet: Wallet;
  /** Shows the records behind a balance. */
  readonly onRecords: (filter: RecordFilter) => void;
}

/** The parts of the total assets. */
const assetNames = ['available', 'waitingSpent', 'deposit'] as const;
const otherBalances = [
  ...(['toBeSettled', 'discount', 'startup', 'startupDue'] as const),
  ...(['recovery', 'payout', 'exchange'] as const),
] as const;
/** Shown only while they are not zero. */
const hiddenWhenZero: readonly string[] = [
  'startup',
  'startupDue',
  'recovery',
  'payout',
  'exchange',
];

export type AssetName = (typeof assetNames)[number];

export type BalanceName = 'totalAssets' | AssetName | (typeof otherBalances)[number];

const isZero = (money: string) => /^0+\.0+$/.test(money);

/**
 * The available funds in large type, the parts of the total below, and apart from them what is not
 * the partner's.
 */
export function BalanceCard({ wallet, onRecords }: BalanceCardProps) {
  const t = useTranslations('wallet');
  const money = useMoney();
  const sum = useSum();
  const [isHidden, setHidden] = useState(false);
  const [explained, setExplained] = useState<BalanceName | null>(null);
  // A plan's records are on this screen, below the sheet that links to them.
  const { query } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address closes the sheet
  useEffect(() => setExplained(null), [query]);
  const nameOf = (name: BalanceName) =>
    name === 'startupDue' ? t('pocket.advance_due') : t(`figure.${name}`);
  const sumAssets = (context: string) =>
    sum(
      assetNames.map((name) => ({ name, money: wallet[name] })),
      { money: wallet.totalAssets },
      context,
    );
  const assets = sumAssets('card');
  const amountText = (name: BalanceName) => (isHidden ? '•••' : money.amount(wallet[name]));
  const exactText = (name: BalanceName) => (isHidden ? '•••' : money.exact(wallet[name]));
  return (
    <Card>
      <div className={styles.top}>
        <Figure
          label={t('figure.available')}
          mark={assets.parts.find(({ name }) => name === 'available')?.display.mark}
          onOpen={() => setExplained('available')}
          size="hero"
          total
          unit={wallet.currency}
          value={amountText('available')}
        />
        <IconButton
          icon={isHidden ? 'eye-off' : 'eye'}
          label={isHidden ? t('show') : t('hide')}
          onClick={() => setHidden(!isHidden)}
        />
      </div>
      <div className="stack apart-3">
        {assets.parts
          .filter(({ name }) => name !== 'available')
          .map(({ name, display }) => (
            <LedgerLine
              key={name}
              label={t(`figure.${name}`)}
              mark={display.mark}
              onOpen={() => setExplained(name)}
              value={amountText(name)}
            />
          ))}
        {isHidden ? null : <RoundingLine rounding={assets.rounding} />}
        <LedgerLine
          label={t('figure.totalAssets')}
          mark={assets.total.mark}
          onOpen={() => setExplained('totalAssets')}
          total
          value={amountText('totalAssets')}
        />
      </div>
      <div className={styles.beside}>
        {otherBalances
          .filter((name) => !hiddenWhenZero.includes(name) || !isZero(wallet[name]))
          .map((name) => (
            <LedgerLine
              key={name}
              label={nameOf(name)}
              onOpen={() => setExplained(name)}
              quiet
              value={amountText(name)}
            />
          ))}
      </div>
      <Sheet
        onClose={() => setExplained(null)}
        open={explained !== null}
        title={explained ? nameOf(explained) : ''}
      >
        {explained ? (
          <div className="stack-4">
            <p>{t(`definition.${explained === 'startupDue' ? 'startup' : explained}`)}</p>
            <BalanceProof
              assets={sumAssets('proof')}
              name={explained}
              onLeave={() => setExplained(null)}
              onOpen={setExplained}
              onRecords={onRecords}
              exact={exactText}
            />
          </div>
        ) : null}
      </Sheet>
    </Card>
  );
}
