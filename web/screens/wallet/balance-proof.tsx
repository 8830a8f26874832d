import { useTranslations } from 'use-intl';
import { Button } from '../../parts/button.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Row } from '../../parts/row.tsx';
import { FigureParts } from '../../plan/figure-parts.tsx';
import type { BalanceName } from './balance-card.tsx';

interface BalanceProofProps {
  readonly name: BalanceName;
  /** The amount of a balance, as the card shows it. */
  readonly shown: (name: BalanceName) => string;
  readonly onOpen: (name: BalanceName) => void;
  readonly onLeave: () => void;
  readonly onRecords: () => void;
}

const added = ['available', 'waitingSpent', 'deposit'] as const;

/** What a balance is made of: its plans, its orders, the balances in it, or the records. */
export function BalanceProof({ name, shown, onOpen, onLeave, onRecords }: BalanceProofProps) {
  const t = useTranslations('wallet');
  switch (name) {
    case 'waitingSpent':
      return <FigureParts figure="toBeConsumed" />;
    case 'toBeSettled':
      return <FigureParts figure="pendingRevenue" />;
    case 'totalAssets':
      return (
        <div>
          {added.map((one) => (
            <LedgerLine
              key={one}
              label={t(`figure.${one}`)}
              onOpen={() => onOpen(one)}
              value={shown(one)}
            />
          ))}
          <LedgerLine label={t('figure.totalAssets')} total value={shown('totalAssets')} />
        </div>
      );
    case 'exchange':
      return <Row href="#/wallet/foreign-exchange" icon="exchange" title={t('foreignExchange')} />;
    case 'deposit':
      return null;
    default:
      return (
        <Button
          kind="secondary"
          onClick={() => {
            onLeave();
            onRecords();
          }}
          wide
        >
          {t('seeRecords')}
        </Button>
      );
  }
}
