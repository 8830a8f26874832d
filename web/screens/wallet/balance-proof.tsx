import { useTranslations } from 'use-intl';
import type { Pocket } from '#domain/ledger/accounts.ts';
import { Button } from '../../parts/button.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Row } from '../../parts/row.tsx';
import { FigureParts } from '../../plan/figure-parts.tsx';
import type { Sum } from '../../sum/use-sum.ts';
import type { AssetName, BalanceName } from './balance-card.tsx';

interface BalanceProofProps {
  readonly name: BalanceName;
  /** The total assets and their parts. */
  readonly assets: Sum<readonly { readonly name: AssetName; readonly money: string }[]>;
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

/** What a balance consists of: plans, orders, other balances, or records. */
export function BalanceProof(props: BalanceProofProps) {
  const { name, assets, exact, onOpen, onLeave, onRecords } = props;
  const t = useTranslations('wallet');
  const screen = useTranslations('screen');
  switch (name) {
    case 'waitingSpent':
      return <FigureParts figure="toBeConsumed" />;
    case 'toBeSettled':
      return <FigureParts figure="pendingRevenue" />;
    case 'totalAssets':
      return (
        <div>
          {assets.parts.map(({ name: part, display }) => (
            <LedgerLine
              key={part}
              label={t(`figure.${part}`)}
              mark={display.mark}
              onOpen={() => onOpen(part)}
              value={exact(part)}
            />
          ))}
          <LedgerLine
            label={t('figure.totalAssets')}
            mark={assets.total.mark}
            total
            value={exact('totalAssets')}
          />
        </div>
      );
    case 'exchange':
      return (
        <div>
          <LedgerLine label={t('exact')} value={exact('exchange')} />
          <Row href="#/wallet/foreign-exchange" icon="exchange" title={screen('exchange')} />
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
