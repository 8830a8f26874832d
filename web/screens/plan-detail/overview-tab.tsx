import { useTranslations } from 'use-intl';
import { Card } from '../../parts/card.tsx';
import { Columns } from '../../parts/columns.tsx';
import { Row } from '../../parts/row.tsx';
import type { Opened } from '../../plan/opened.ts';
import { goodsHref } from '../../plan/plan-address.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { MoneyCard } from './money-card.tsx';
import { NextCard } from './next-card.tsx';
import { ResultCard } from './result-card.tsx';

interface OverviewTabProps {
  readonly detail: PlanDetail;
  readonly onOpen: (opened: Opened) => void;
}

/** The plan at a glance: its result, its money, and what comes next. */
export function OverviewTab({ detail, onOpen }: OverviewTabProps) {
  const t = useTranslations('plan');
  const { planNo } = detail.plan;
  const hasDelivered = detail.steps.some(({ to }) => to === 'putting');
  return (
    <Columns
      first={
        <>
          {hasDelivered ? <ResultCard detail={detail} onOpen={onOpen} /> : null}
          <MoneyCard detail={detail} onOpen={onOpen} />
        </>
      }
      second={
        <>
          <NextCard detail={detail} />
          <Card flush>
            <Row
              href={goodsHref(planNo)}
              icon="image"
              text={t('productText')}
              title={t('product')}
            />
          </Card>
        </>
      }
    />
  );
}
