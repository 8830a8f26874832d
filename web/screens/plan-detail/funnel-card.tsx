import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PlanRow } from '#contract/plan.ts';
import { areFewOrders, type FunnelStep } from '#domain/delivery/funnel.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Figure } from '../../parts/figure.tsx';
import { Funnel } from '../../parts/funnel.tsx';
import { Row } from '../../parts/row.tsx';
import type { Opened, OpenedEvents, OpenedOrders } from '../../plan/opened.ts';
import { usePercent } from '../../plan/use-percent.ts';
import { NotCountedSheet } from './not-counted-sheet.tsx';
import styles from './performance-tab.module.css';
import type { Charts, Span } from './performance-tab.tsx';

interface FunnelCardProps {
  readonly charts: Omit<Charts, 'pacing'>;
  readonly plan: Pick<PlanRow, 'kind' | 'status'>;
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
const viewableSeconds = { landing: 1, video: 2 } as const;

/** From ads served to orders: counts, rates, what each order cost, and what did not count. */
export function FunnelCard({ charts, plan, span, onOpen }: FunnelCardProps) {
  const t = useTranslations('delivery.funnel');
  const percent = usePercent();
  const isSettled = plan.status === 'settled';
  const { breakEven } = charts;
  const steps = listShownSteps(charts.funnel);
  const hasOutcomeRates = steps.some(({ step, rate }) => outcomes.includes(step) && rate !== null);
  const share = (ppm: number) => percent(ppm / 1_000_000);
  return (
    <Card flush title={t('title')}>
      <div className={styles.inset}>
        <FunnelSteps onOpen={onOpen} plan={plan} span={span} steps={steps} />
        <UnitPrices charts={charts} onOpen={onOpen} span={span} />
        <div className="stack-2 quiet">
          {breakEven ? (
            <p>
              {t(isSettled ? 'breakEvenSettled' : 'breakEven', {
                needed: share(breakEven.needed),
                actual: share(breakEven.actual ?? 0),
                result: breakEven.actual === null ? 'none' : 'known',
              })}
            </p>
          ) : null}
          <p>{t('explain')}</p>
          {hasOutcomeRates ? <p>{t('explainOutcomes')}</p> : null}
        </div>
      </div>
      <NotCountedRow charts={charts} onOpen={onOpen} span={span} />
    </Card>
  );
}

type ShownStep = Charts['funnel'][number];

/** What became of orders is shown where there are any that are not simply pending. */
function listShownSteps(steps: Charts['funnel']): readonly ShownStep[] {
  const isShown = ({ step, count }: ShownStep) => !outcomes.includes(step) || count > 0;
  return areAllPending(steps)
    ? steps.filter(({ step }) => !outcomes.includes(step))
    : steps.filter(isShown);
}

function areAllPending(steps: Charts['funnel']): boolean {
  const countOf = (name: FunnelStep) => steps.find(({ step }) => step === name)?.count ?? 0;
  return countOf('reversed') === 0 && countOf('pending') === countOf('conversion');
}

interface FunnelStepsProps extends Omit<FunnelCardProps, 'charts'> {
  readonly steps: readonly ShownStep[];
}

function FunnelSteps({ steps, plan, span, onOpen }: FunnelStepsProps) {
  const t = useTranslations('delivery.funnel');
  const format = useFormatter();
  const percent = usePercent();
  const viewableTime = format.number(viewableSeconds[plan.kind], {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
  });
  const hasOutcomes = steps.some(({ step }) => outcomes.includes(step));
  const first = Math.max(1, steps[0]?.count ?? 1);
  const notesOf = ({ step, count }: ShownStep): readonly string[] => {
    if (step !== 'conversion' || count === 0) return [];
    const few = plan.status === 'settled' ? t('fewSettled') : t('few');
    return [...(hasOutcomes ? [] : [t('allPending')]), ...(areFewOrders(count) ? [few] : [])];
  };
  return (
    <Funnel
      label={t('title')}
      steps={steps.map((shownStep) => ({
        name: t(shownStep.step, { time: viewableTime }),
        count: format.number(shownStep.count),
        share: shownStep.count / first,
        rate: shownStep.rate === null ? undefined : percent(shownStep.rate / 1_000_000),
        notes: notesOf(shownStep),
        onOpen: () => onOpen({ ...opens[shownStep.step], ...span }),
      }))}
    />
  );
}

function UnitPrices({ charts, span, onOpen }: Omit<FunnelCardProps, 'plan'>) {
  const t = useTranslations('delivery.funnel');
  const money = useMoney();
  const { costPerOrder, earnedPerClick, revenue } = charts;
  const openOrders = (state: 'standing' | 'won') => onOpen({ sheet: 'orders', state, ...span });
  return (
    <div className={`${styles.prices} cells`}>
      <Figure
        label={t('costPerOrder')}
        onOpen={costPerOrder === null ? undefined : () => openOrders('standing')}
        value={costPerOrder === null ? t('noOrders') : money.paid(costPerOrder)}
      />
      <Figure
        label={t('earnedPerClick')}
        onOpen={earnedPerClick === null ? undefined : () => openOrders('won')}
        value={earnedPerClick === null ? t('noClicks') : money.exact(earnedPerClick)}
      />
      <Figure label={t('revenue')} onOpen={() => openOrders('won')} value={money.amount(revenue)} />
    </div>
  );
}

/** How much did not count; it opens to why. */
function NotCountedRow({ charts, span, onOpen }: Omit<FunnelCardProps, 'plan'>) {
  const t = useTranslations('delivery.quality');
  const [isOpen, setOpen] = useState(false);
  const countOf = (name: 'impression' | 'click') => {
    const part = charts.quality.find(({ kind }) => kind === name);
    return part ? part.gross - part.net : 0;
  };
  const [impressions, clicks] = [countOf('impression'), countOf('click')];
  const count = impressions + clicks;
  return (
    <>
      <Row
        onPress={() => setOpen(true)}
        text={count === 0 ? undefined : t('invalid', { impressions, clicks })}
        title={t('notCounted', { count })}
      />
      {isOpen ? (
        <NotCountedSheet
          charts={charts}
          onClose={() => setOpen(false)}
          onOpen={onOpen}
          span={span}
        />
      ) : null}
    </>
  );
}
