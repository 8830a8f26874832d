import { useTranslations } from 'use-intl';
import type { PlanRow } from '#contract/plan.ts';
import { areFewOrders, type FunnelStep } from '#domain/delivery/funnel.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Funnel } from '../../parts/funnel.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import type { Opened, OpenedEvents, OpenedOrders } from '../../plan/opened.ts';
import { usePercent } from '../../plan/use-percent.ts';
import type { Charts, Span } from './delivery-section.tsx';
import styles from './plan-detail-screen.module.css';

interface FunnelCardProps {
  readonly charts: Pick<
    Charts,
    'funnel' | 'revenue' | 'costPerOrder' | 'earnedPerClick' | 'breakEven'
  >;
  readonly plan: Pick<PlanRow, 'kind' | 'status'>;
  readonly aside: string | undefined;
  readonly span: Span;
  readonly onOpen: (opened: Opened) => void;
}

/** What each step opens to. */
const opens = {
  served: { sheet: 'events', kind: 'serve', counted: 'valid' },
  impression: { sheet: 'events', kind: 'impression', counted: 'valid' },
  viewable: { sheet: 'events', kind: 'viewable', counted: 'valid' },
  click: { sheet: 'events', kind: 'click', counted: 'valid' },
  conversion: { sheet: 'orders', state: 'standing' },
  pending: { sheet: 'orders', state: 'pending' },
  approved: { sheet: 'orders', state: 'approved' },
  reversed: { sheet: 'orders', state: 'reversed' },
} as const satisfies Record<FunnelStep, OpenedEvents | OpenedOrders>;

const outcomes: readonly FunnelStep[] = ['pending', 'approved', 'reversed'];

/** How long half of an ad must be on screen before it counts as viewable. */
const seenSeconds = { landing: 1, video: 2 } as const;

export function FunnelCard({ charts, plan, aside, span, onOpen }: FunnelCardProps) {
  const { funnel, revenue, costPerOrder, earnedPerClick, breakEven } = charts;
  const isSettled = plan.status === 'settled';
  const t = useTranslations('delivery.funnel');
  const format = useFormatter();
  const percent = usePercent();
  const money = useMoney();
  const unit = { style: 'unit', unit: 'second', unitDisplay: 'short' } as const;
  const seen = format.number(seenSeconds[plan.kind], unit);
  // Outcomes of orders are shown where there are any.
  const shown = funnel.filter(({ step, count }) => count > 0 || !outcomes.includes(step));
  const hasOutcomes = shown.some(({ step, rate }) => outcomes.includes(step) && rate !== null);
  const first = Math.max(1, funnel[0]?.count ?? 1);
  const share = (ppm: number) => percent(ppm / 1_000_000);
  const openOrders = (state: 'standing' | 'won') => onOpen({ sheet: 'orders', state, ...span });
  return (
    <Card aside={aside} title={t('title')}>
      <Funnel
        label={t('title')}
        steps={shown.map(({ step, count, rate }) => ({
          name: t(step, { time: seen }),
          count: format.number(count),
          share: count / first,
          rate: rate === null ? undefined : share(rate),
          note:
            step === 'conversion' && count > 0 && areFewOrders(count)
              ? t(isSettled ? 'fewSettled' : 'few')
              : undefined,
          onOpen: () => onOpen({ ...opens[step], ...span }),
        }))}
      />
      <div className={styles.stack}>
        <div>
          <LedgerLine
            label={t('revenue')}
            onOpen={() => openOrders('won')}
            quiet
            value={money.amount(revenue)}
          />
          <LedgerLine
            label={t('costPerOrder')}
            onOpen={costPerOrder === null ? undefined : () => openOrders('standing')}
            value={costPerOrder === null ? t('noOrders') : money.paid(costPerOrder)}
          />
          <LedgerLine
            label={t('earnedPerClick')}
            onOpen={earnedPerClick === null ? undefined : () => openOrders('won')}
            quiet
            value={earnedPerClick === null ? t('noClicks') : money.exact(earnedPerClick)}
          />
        </div>
        {breakEven ? (
          <p>
            {t(isSettled ? 'breakEvenSettled' : 'breakEven', {
              needed: share(breakEven.needed),
              actual: share(breakEven.actual ?? 0),
              result: breakEven.actual === null ? 'none' : 'known',
            })}
          </p>
        ) : null}
        <p className={styles.quiet}>{t('explain')}</p>
        {hasOutcomes ? <p className={styles.quiet}>{t('explainOutcomes')}</p> : null}
      </div>
    </Card>
  );
}
