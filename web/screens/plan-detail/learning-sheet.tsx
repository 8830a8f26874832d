import { useTranslations } from 'use-intl';
import { dayMs } from '#domain/time.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import { Progress } from '../../parts/progress.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { Opened } from '../../plan/opened.ts';
import { usePercent } from '../../plan/use-percent.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';

interface LearningSheetProps {
  readonly learning: NonNullable<PlanDetail['learning']>;
  readonly onOpen: (opened: Opened) => void;
  readonly onClose: () => void;
}

/** How far the engine has learned what works for this plan, and what it does until then. */
export function LearningSheet({ learning, onOpen, onClose }: LearningSheetProps) {
  const t = useTranslations('delivery.learning');
  const delivery = useTranslations('delivery');
  const format = useFormatter();
  const percent = usePercent();
  const {
    phase,
    conversions,
    from: enoughConversions,
    to: stableConversions,
    days,
    until,
    explorationPercent,
  } = learning;

  const count = t('count', {
    count: conversions,
    from: enoughConversions,
    to: stableConversions,
    days,
  });
  const note = t(`note.${phase}`, { percent: percent(explorationPercent / 100), days });
  const daysLeft = (Date.parse(until) - Date.now()) / dayMs;
  const pace =
    conversions < enoughConversions && daysLeft > 0
      ? t('pace', {
          count: format.number((enoughConversions - conversions) / daysLeft, {
            maximumFractionDigits: 1,
          }),
          orders: enoughConversions,
          date: format.dateTime(new Date(until), { dateStyle: 'medium' }),
        })
      : null;

  return (
    <Sheet onClose={onClose} open title={t('title')}>
      <Progress
        label={count}
        max={stableConversions}
        notes={[note, ...(pace ? [pace] : []), t('restart')]}
        text={count}
        ticks={[enoughConversions]}
        value={conversions}
      />
      <LedgerLine
        label={delivery('orders.title')}
        onOpen={() => onOpen({ sheet: 'orders', state: 'won', from: learning.countedFrom })}
        value={format.number(conversions)}
      />
    </Sheet>
  );
}
