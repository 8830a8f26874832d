import { useTranslations } from 'use-intl';
import type { Pocket } from '#domain/ledger/accounts.ts';
import { Button } from '../../parts/button.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Row } from '../../parts/row.tsx';
import { FigureParts } from '../../plan/figure-parts.tsx';
import type { BalanceName } from './balance-card.tsx';

interface BalanceProofProps {
  readonly name: BalanceName;
  /** A balance with all its decimals: the parts of a total add up to it. */
  readonly exact: (name: BalanceName) => string;
  readonly onOpen: (name: BalanceName) => void;
  readonly onLeave: () => void;
  readonly onRecords: (filter: { readonly pocket: RecordPocket }) => void;
}

/** The balances that their records fully explain, each with its pocket in the books. */
const pocketOf = {
  available: 'available',
  deposit: 'deposit',
  discount: 'discount',
  startup: 'startup',
  startupDue: 'advance_due',
  recovery: 'recovery_receivable',
  payout: 'payout',
} as const satisfies Partial<Record<BalanceName, Pocket>>;

export type RecordPocket = (typeof pocketOf)[keyof typeof pocketOf];

export const recordPockets: readonly RecordPocket[] = Object.values(pocketOf);

const added = ['available', 'waitingSpent', 'deposit'] as const;

/** What a balance consists of: plans, orders, other balances, or records. */
export function BalanceProof({ name, exact, onOpen, onLeave, onRecords }: BalanceProofProps) {
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
              value={exact(one)}
            />
          ))}
          <LedgerLine label={t('figure.totalAssets')} total value={exact('totalAssets')} />
        </div>
      );
    case 'exchange':
      return (
        <div>
          <LedgerLine label={t('exact')} value={exact('exchange')} />
          <Row href="#/wallet/foreign-exchange" icon="exchange" title={t('foreignExchange')} />
        </div>
      );
    default:
      return (
        <>
          <LedgerLine label={t('exact')} value={exact(name)} />
          <Button
            kind="secondary"
            onClick={() => {
              onLeave();
              onRecords({ pocket: pocketOf[name] });
            }}
            wide
          >
            {t('seeRecords')}
          </Button>
        </>
      );
  }
}
