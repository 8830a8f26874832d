import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { countWaitingPlans } from '#contract/waiting-plans.ts';
import { call } from '../../api/call.ts';
import { Card } from '../../parts/card.tsx';
import { Row } from '../../parts/row.tsx';

const refreshMs = 30_000;

interface WaitingCardProps {
  readonly isHidden: boolean;
}

/** How many plans wait for an amount; hidden when there are none. */
export function WaitingCard({ isHidden }: WaitingCardProps) {
  const t = useTranslations('figures');
  const { data } = useQuery({
    queryKey: ['plans-waiting'],
    queryFn: () => call(countWaitingPlans, {}),
    // The network offers products at any time, so a cached count is refreshed.
    staleTime: 0,
    refetchInterval: refreshMs,
  });
  if (isHidden || !data || data.count === 0) return null;
  return (
    <Card flush isNext>
      <Row
        href="#/plan?status=waitPut"
        icon="book"
        text={t('waitingText')}
        title={t('waiting', { count: data.count })}
      />
    </Card>
  );
}
