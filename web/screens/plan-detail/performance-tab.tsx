import { useTranslations } from 'use-intl';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import type { Opened } from '../../plan/opened.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { DeliverySection } from './delivery-section.tsx';
import { LearningCard } from './learning-card.tsx';

interface PerformanceTabProps {
  readonly detail: PlanDetail;
  readonly onOpen: (opened: Opened) => void;
}

/** How the ads perform: learning, delivery, clicks and prices. */
export function PerformanceTab({ detail, onOpen }: PerformanceTabProps) {
  const t = useTranslations('delivery');
  if (!detail.steps.some(({ to }) => to === 'putting')) {
    return (
      <Card>
        <Empty icon="chart" text={t('noneText')} title={t('none')} />
      </Card>
    );
  }
  return (
    <>
      <LearningCard learning={detail.learning} onOpen={onOpen} />
      <DeliverySection limit={detail.limit} onOpen={onOpen} plan={detail.plan} />
    </>
  );
}
