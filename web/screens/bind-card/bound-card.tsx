import { useTranslations } from 'use-intl';
import type { bankCard } from '#contract/bank-card.ts';
import type { Output } from '#contract/route.ts';
import { targetFields } from '#domain/wallet/card.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Card } from '../../parts/card.tsx';
import styles from './bind-card-screen.module.css';

export type Bound = NonNullable<Output<typeof bankCard>['card']>;

interface BoundCardProps {
  readonly card: Bound;
}

export function BoundCard({ card }: BoundCardProps) {
  const t = useTranslations('card');
  const format = useFormatter();
  const date = format.dateTime(new Date(card.boundAt), { dateStyle: 'medium' });
  const otherFields = card.fields.filter(({ field }) => field !== targetFields[card.kind]);
  return (
    <Card aside={t('boundAt', { date })} title={card.label}>
      <p className={styles.number}>•••• {card.last4}</p>
      <dl className="stack-3">
        {otherFields.map(({ field, value }) => (
          <div className="between" key={field}>
            <dt>{t(`field.${field}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
