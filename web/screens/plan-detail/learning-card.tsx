import { useFormatter, useTranslations } from 'use-intl';
import { Card } from '../../parts/card.tsx';
import { Progress } from '../../parts/progress.tsx';
import { usePercent } from '../../plan/use-percent.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';

/** How far the engine has learned what works for this plan, and what it does meanwhile. */
export function LearningCard({ learning }: Pick<PlanDetail, 'learning'>) {
  const t = useTranslations('delivery.learning');
  const format = useFormatter();
  const percent = usePercent();
  if (!learning) return null;
  const { phase, conversions, from, to, until, explorationPercent } = learning;
  const count = t('count', { count: conversions, from, to });
  const day = format.dateTime(new Date(until), { dateStyle: 'medium' });
  const note = t(`note.${phase}`, { percent: percent(explorationPercent / 100) });
  return (
    <Card aside={t(`phase.${phase}`)} title={t('title')}>
      <Progress
        label={count}
        marks={[from]}
        most={to}
        note={`${note} ${t('until', { date: day })}`}
        text={count}
        value={conversions}
      />
    </Card>
  );
}
