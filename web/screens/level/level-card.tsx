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
  const { level, levels, consumed, next: nextLevel } = standing;
  const levelStart = levels.find((step) => step.level === level)?.from ?? '0.00';
  const consumedInLevel = Number(consumed) - Number(levelStart);
  const levelLength = nextLevel ? Number(nextLevel.from) - Number(levelStart) : 1;
  const missing = nextLevel && money.whole(nextLevel.missing);
  return (
    <Card title={t('level')}>
      <p className={styles.hero}>{t('levelNumber', { level })}</p>
      {nextLevel && missing ? (
        <Progress
          aside={t('levelNumber', { level: nextLevel.level })}
          label={t('consumed', { amount: money.wholePaid(consumed) })}
          max={levelLength}
          notes={[t('missing', { amount: missing, level: nextLevel.level })]}
          text={t('missing', { amount: missing, level: nextLevel.level })}
          value={consumedInLevel}
        />
      ) : (
        <p className="quiet">{t('lastLevel')}</p>
      )}
      <div className={styles.opener}>
        <Row onPress={() => setOpen(true)} title={t('thresholds')} />
      </div>
      <Sheet onClose={() => setOpen(false)} open={isOpen} title={t('thresholds')}>
        <ol className={styles.table}>
          {levels.map((step) => (
            <li
              aria-current={step.level === level ? 'step' : undefined}
              className={`${styles.line} between`}
              key={step.level}
            >
              <span>{t('levelNumber', { level: step.level })}</span>
              <span className={styles.number}>{t('from', { amount: money.whole(step.from) })}</span>
            </li>
          ))}
        </ol>
        <p className="quiet">{t('formula')}</p>
      </Sheet>
    </Card>
  );
}
