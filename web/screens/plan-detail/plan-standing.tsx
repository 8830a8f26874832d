import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { parseMicro, zero } from '#domain/money.ts';
import { easedByPlacements } from '#domain/plan/delivery-limit.ts';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';
import type { Opened } from '../../plan/opened.ts';
import { planHref } from '../../plan/plan-address.ts';
import { usePercent } from '../../plan/use-percent.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { usePlanText } from '../../plan/use-plan-text.ts';
import { LearningSheet } from './learning-sheet.tsx';
import { PacingSheet } from './pacing-sheet.tsx';
import styles from './performance-tab.module.css';
import type { Breakdown, ChartRange, Charts } from './performance-tab.tsx';

interface PlanStandingProps {
  readonly detail: PlanDetail;
  readonly pacing: Charts['pacing'];
  readonly range: ChartRange;
  /** Undefined until it is loaded. */
  readonly breakdown: Breakdown | undefined;
  readonly onOpen: (opened: Opened) => void;
  /** Opens the placement with this key. */
  readonly onPlacement: (key: string) => void;
}

/** Where the plan stands, why it is slower where it is, and what would help. */
export function PlanStanding(props: PlanStandingProps) {
  const { detail, pacing, range, breakdown, onOpen, onPlacement } = props;
  const t = useTranslations('delivery');
  const percent = usePercent();
  const text = usePlanText();
  const { limit, learning } = detail;
  const { indexPercent } = pacing;
  return (
    <section aria-labelledby="standing" className="stack-2">
      <h2 className={styles.headline} id="standing">
        {indexPercent === null
          ? t('pacing.indexNone')
          : t(`pacing.index.${range}`, { percent: percent(indexPercent / 100) })}
      </h2>
      {limit ? <p className="quiet">{text.limit(limit)}</p> : null}
      <Card flush>
        <NextStep breakdown={breakdown} detail={detail} onPlacement={onPlacement} />
        <PaceRow limit={limit} pacing={pacing} range={range} />
        {learning ? <LearningRow learning={learning} onOpen={onOpen} /> : null}
      </Card>
    </section>
  );
}

/** What the partner can do about what limits the plan. */
function NextStep({
  detail: { limit, may, plan },
  breakdown,
  onPlacement,
}: Pick<PlanStandingProps, 'detail' | 'breakdown' | 'onPlacement'>) {
  const t = useTranslations('delivery.breakdown');
  const words = useTranslations('plan');

  if (limit?.cause === 'partner' && may.resume) {
    return (
      <Row
        href={planHref(plan.planNo)}
        isNextStep
        text={words('resumeBy.partner')}
        title={words('acts.resume')}
      />
    );
  }

  const excluded = breakdown?.placements.find(({ isExcluded }) => isExcluded);
  if (!limit || !easedByPlacements(limit.cause) || !excluded || !breakdown?.mayExclude) return null;
  return (
    <Row
      isNextStep
      onPress={() => onPlacement(excluded.key)}
      text={t('allowText')}
      title={t('allow', { placement: excluded.placement })}
    />
  );
}

type PaceRowProps = Pick<PlanStandingProps, 'pacing' | 'range'> & Pick<PlanDetail, 'limit'>;

function PaceRow({ pacing, range, limit }: PaceRowProps) {
  const t = useTranslations('delivery.pacing');
  const money = useMoney();
  const [isOpen, setOpen] = useState(false);
  const { points } = pacing;
  const latest = points.findLast(({ actual }) => actual !== null);
  const whole = sizeOf(points.at(-1)?.target);
  const value = latest
    ? t('of', { actual: money.paid(latest.actual ?? '0'), target: money.amount(latest.target) })
    : null;
  return (
    <>
      <Row
        onPress={() => setOpen(true)}
        title={
          <Gauge
            label={t('title')}
            share={sizeOf(latest?.actual) / whole}
            tick={sizeOf(latest?.target) / whole}
            value={value}
          />
        }
      />
      {isOpen ? (
        <PacingSheet limit={limit} onClose={() => setOpen(false)} pacing={pacing} range={range} />
      ) : null}
    </>
  );
}

const sizeOf = (amount: string | null | undefined): number =>
  Number(parseMicro(amount ?? '0') ?? zero);

interface LearningRowProps extends Pick<PlanStandingProps, 'onOpen'> {
  readonly learning: NonNullable<PlanDetail['learning']>;
}

function LearningRow({ learning, onOpen }: LearningRowProps) {
  const t = useTranslations('delivery.learning');
  const [isOpen, setOpen] = useState(false);
  const { phase, conversions, from: enoughConversions, to: stableConversions } = learning;
  return (
    <>
      <Row
        onPress={() => setOpen(true)}
        title={
          <Gauge
            label={t(`phase.${phase}`)}
            share={conversions / stableConversions}
            tick={enoughConversions / stableConversions}
            value={t('of', { count: conversions, from: enoughConversions, to: stableConversions })}
          />
        }
      />
      {isOpen ? (
        <LearningSheet learning={learning} onClose={() => setOpen(false)} onOpen={onOpen} />
      ) : null}
    </>
  );
}

interface GaugeProps {
  readonly label: string;
  readonly value: string | null;
  /** Of the meter's length, from 0 to 1; more than all of it fills it. */
  readonly share: number;
  /** Where on it the target is. */
  readonly tick: number;
}

/** A value beside its label, and below them how far it is on its way. */
function Gauge({ label, value, share, tick }: GaugeProps) {
  const size = { '--share': shareOf(share), '--tick': shareOf(tick) } as CSSProperties;
  return (
    <span className="stack-1">
      <span className="between">
        <span>{label}</span>
        {value === null ? null : <span className="muted number">{value}</span>}
      </span>
      <span aria-hidden="true" className={styles.meter} style={size} />
    </span>
  );
}

/** Without anything to be a share of, nothing. */
const shareOf = (share: number): number =>
  Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0;
