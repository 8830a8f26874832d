import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { signOf, useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { LedgerLine } from '../../parts/ledger-line.tsx';
import type { Opened } from '../../plan/opened.ts';
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
  const format = useFormatter();
  const money = useMoney();
  return (
    <Card aside={aside} title={t('quality.title')}>
      <div className={styles.stack}>
        {quality.map(({ kind, gross, invalid, net }) => (
          <div key={kind}>
            <h3 className={styles.quiet}>{t(`quality.${kind}`)}</h3>
            <LedgerLine
              label={t('quality.gross')}
              onOpen={() => onOpen({ sheet: 'events', kind, ...span })}
              value={format.number(gross)}
            />
            {invalid.map(({ reason, count }) => (
              <LedgerLine
                key={reason}
                label={t(`reason.${reason}`)}
                onOpen={() => onOpen({ sheet: 'events', kind, reason, ...span })}
                quiet
                value={`−${format.number(count)}`}
              />
            ))}
            {invalid.length === 0 && gross > 0 ? (
              <p className={styles.quiet}>{t('quality.noneInvalid')}</p>
            ) : null}
            <LedgerLine
              label={t('quality.net')}
              onOpen={() => onOpen({ sheet: 'events', kind, counted: 'valid', ...span })}
              total
              value={format.number(net)}
            />
          </div>
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
