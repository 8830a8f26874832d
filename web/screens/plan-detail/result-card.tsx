import { useTranslations } from 'use-intl';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { useTime } from '../../i18n/use-time.ts';
import { Card } from '../../parts/card.tsx';
import { Figure } from '../../parts/figure.tsx';
import type { Opened } from '../../plan/opened.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { basicConfigStored } from '../../session/session.ts';

interface ResultCardProps {
  readonly detail: PlanDetail;
  readonly onOpen: (opened: Opened) => void;
}

/** What the plan brought or cost so far: the same size for a loss as for a gain. */
export function ResultCard({ detail, onOpen }: ResultCardProps) {
  const { earnings, money: sums, at } = detail;
  const t = useTranslations('plan.result');
  const delivery = useTranslations('delivery');
  const time = useTime();
  const money = useMoney();
  if (!earnings || !sums) return null;
  const hasShare = signOf(earnings.profitShare) !== undefined;
  const made = {
    settled: money.whole(earnings.settled),
    consumed: money.wholePaid(sums.consumed),
    share: money.wholePaid(earnings.profitShare),
  };
  const isPending = signOf(earnings.pendingTotal) !== undefined;
  const note = t(hasShare ? 'noteShare' : 'note', made);
  const pending = t('pending', { amount: money.whole(earnings.pendingTotal) });
  return (
    <Card>
      <Figure
        aside={delivery('completeTo', { time: time(at) })}
        label={t(detail.plan.status === 'settled' ? 'titleSettled' : 'title')}
        note={isPending ? `${note} ${pending}` : note}
        onOpen={() => onOpen({ sheet: 'orders' })}
        sign={signOf(earnings.result)}
        size="hero"
        total
        unit={basicConfigStored.get()?.currency}
        value={money.change(earnings.result)}
      />
    </Card>
  );
}
