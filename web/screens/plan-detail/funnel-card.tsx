import { useFormatter, useTranslations } from 'use-intl';
import type { funnelSteps } from '#contract/delivery.ts';
import { Card } from '../../parts/card.tsx';
import { Funnel } from '../../parts/funnel.tsx';
import { usePercent } from '../../plan/use-percent.ts';
import type { Charts } from './delivery-section.tsx';
import styles from './plan-detail-screen.module.css';
import type { Opened } from './plan-detail-screen.tsx';

interface FunnelCardProps {
  readonly funnel: Charts['funnel'];
  readonly aside: string | undefined;
  readonly onOpen: (opened: Opened) => void;
}

/** What each step opens to. */
const opens = {
  served: { sheet: 'events', kind: 'serve' },
  impression: { sheet: 'events', kind: 'impression', counted: 'valid' },
  viewable: { sheet: 'events', kind: 'viewable', counted: 'valid' },
  click: { sheet: 'events', kind: 'click', counted: 'valid' },
  conversion: { sheet: 'orders' },
  approved: { sheet: 'orders' },
} as const satisfies Record<(typeof funnelSteps)[number], Opened>;

/** How sure the range around a rate is, as the server works it out. */
const sureness = 0.95;

export function FunnelCard({ funnel, aside, onOpen }: FunnelCardProps) {
  const t = useTranslations('delivery.funnel');
  const format = useFormatter();
  const percent = usePercent();
  const first = Math.max(1, funnel[0]?.count ?? 1);
  const share = (ppm: number) => percent(ppm / 1_000_000);
  return (
    <Card aside={aside} title={t('title')}>
      <Funnel
        label={t('title')}
        steps={funnel.map(({ step, count, rate }) => ({
          name: t(step),
          count: format.number(count),
          share: count / first,
          rate: rate ? share(rate.ppm) : undefined,
          range: rate
            ? t('range', {
                low: share(rate.lowPpm),
                high: share(rate.highPpm),
                sure: percent(sureness),
              })
            : undefined,
          onOpen: () => onOpen(opens[step]),
        }))}
      />
      <p className={styles.quiet}>{t('explain')}</p>
    </Card>
  );
}
