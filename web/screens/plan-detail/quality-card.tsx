import { useTranslations } from 'use-intl';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import type { Opened } from '../../plan/opened.ts';
import { useSum } from '../../sum/use-sum.ts';
import type { Charts, Span } from './delivery-section.tsx';
import styles from './plan-detail-screen.module.css';

interface QualityCardProps {
  readonly charts: Pick<Charts, 'quality' | 'credited'>;
  readonly aside: string | undefined;
  readonly span: Span;
  readonly onOpen: (opened: Opened) => void;
}

/** What was reported, what did not count and why, and what remains; the figures add up. */
export function QualityCard({ charts, aside, span, onOpen }: QualityCardProps) {
  const { quality, credited } = charts;
  const t = useTranslations('delivery');
  const money = useMoney();
  return (
    <Card aside={aside} title={t('quality.title')}>
      <div className={styles.stack}>
        {quality.map((part) => (
          <Counted key={part.kind} onOpen={onOpen} part={part} span={span} />
        ))}
        <p className={styles.quiet}>{t('quality.notPaid')}</p>
        {signOf(credited) ? (
          <LedgerLine
            label={t('quality.credited')}
            onOpen={() => onOpen({ sheet: 'records' })}
            value={money.amount(credited)}
          />
        ) : null}
      </div>
    </Card>
  );
}

interface CountedProps extends Pick<QualityCardProps, 'span' | 'onOpen'> {
  readonly part: Charts['quality'][number];
}

/** The events of one kind. */
function Counted({ part: { kind, gross, invalid, net }, span, onOpen }: CountedProps) {
  const t = useTranslations('delivery');
  const counted = useSum()(
    [
      { reason: null, money: `${gross}`, form: 'count' },
      ...invalid.map(({ reason, count }) => ({
        reason,
        money: `${-count}`,
        form: 'count' as const,
      })),
    ],
    { money: `${net}`, form: 'count' },
  );
  return (
    <div>
      <h3 className={styles.quiet}>{t(`quality.${kind}`)}</h3>
      {counted.parts.map(({ reason, display }) =>
        reason === null ? (
          <LedgerLine
            key="gross"
            label={t('quality.gross')}
            onOpen={() => onOpen({ sheet: 'events', kind, ...span })}
            {...display}
          />
        ) : (
          <LedgerLine
            key={reason}
            label={t(`reason.${reason}`)}
            onOpen={() => onOpen({ sheet: 'events', kind, reason, ...span })}
            quiet
            {...display}
          />
        ),
      )}
      {invalid.length === 0 && gross > 0 ? (
        <p className={styles.quiet}>{t('quality.noneInvalid')}</p>
      ) : null}
      <LedgerLine
        label={t('quality.net')}
        onOpen={() => onOpen({ sheet: 'events', kind, counted: 'valid', ...span })}
        total
        {...counted.total}
      />
    </div>
  );
}
