import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../i18n/use-money.ts';
import { Card } from '../../parts/card.tsx';
import { Progress } from '../../parts/progress.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import styles from './level-screen.module.css';
import type { Standing } from './level-screen.tsx';

/** The level and what is missing to the next one; the whole table is behind a row. */
export function LevelCard({ standing }: { readonly standing: Standing }) {
  const t = useTranslations('level');
  const money = useMoney();
  const [isOpen, setOpen] = useState(false);
  const { level, levels, consumed, next } = standing;
  const start = levels.find((one) => one.level === level)?.from ?? '0.00';
  const done = Number(consumed) - Number(start);
  const whole = next ? Number(next.from) - Number(start) : 1;
  const missing = next && money.whole(next.missing);
  return (
    <Card title={t('level')}>
      <p className={styles.hero}>{t('levelNumber', { level })}</p>
      {next && missing ? (
        <Progress
          aside={t('levelNumber', { level: next.level })}
          label={t('consumed', { amount: money.wholePaid(consumed) })}
          most={whole}
          notes={[t('missing', { amount: missing, level: next.level })]}
          text={t('missing', { amount: missing, level: next.level })}
          value={done}
        />
      ) : (
        <p className="quiet">{t('lastLevel')}</p>
      )}
      <div className={styles.opener}>
        <Row onPress={() => setOpen(true)} title={t('thresholds')} />
      </div>
      <Sheet onClose={() => setOpen(false)} open={isOpen} title={t('thresholds')}>
        <ol className={styles.table}>
          {levels.map((one) => (
            <li
              aria-current={one.level === level ? 'step' : undefined}
              className={`${styles.line} between`}
              key={one.level}
            >
              <span>{t('levelNumber', { level: one.level })}</span>
              <span className={styles.number}>{t('from', { amount: money.whole(one.from) })}</span>
            </li>
          ))}
        </ol>
        <p className="quiet">{t('formula')}</p>
      </Sheet>
    </Card>
  );
}
