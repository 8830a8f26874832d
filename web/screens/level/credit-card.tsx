import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Card } from '../../parts/card.tsx';
import { Progress } from '../../parts/progress.tsx';
import { Row } from '../../parts/row.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import styles from './level-screen.module.css';
import type { Standing } from './level-screen.tsx';
import { usePoints } from './use-points.ts';

/** The score with its bands; every event that can change it is behind a row. */
export function CreditCard({ credit }: { readonly credit: Standing['credit'] }) {
  const t = useTranslations('level');
  const format = useFormatter();
  const points = usePoints();
  const [isOpen, setOpen] = useState(false);
  const { score, band, start, least: lowestScore, most: highestScore, bands, events } = credit;
  return (
    <Card title={t('credit')}>
      <p className={styles.hero}>
        {format.number(score)} <span className={styles.band}>{t(`band.${band}`)}</span>
      </p>
      <Progress
        aside={t('scale', { least: lowestScore, most: highestScore })}
        label={t('scoreLabel')}
        ticks={bands
          .map(({ from: threshold }) => threshold)
          .filter((threshold) => threshold > lowestScore)}
        max={highestScore}
        text={t('scoreText', { score, most: highestScore, band: t(`band.${band}`) })}
        value={score}
      />
      <ul className={`${styles.bands} quiet number`}>
        {bands.map((step) => (
          <li aria-current={step.band === band ? 'step' : undefined} key={step.band}>
            {t('bandFrom', { band: t(`band.${step.band}`), from: step.from })}
          </li>
        ))}
      </ul>
      <div className={styles.opener}>
        <Row onPress={() => setOpen(true)} title={t('events', { start })} />
      </div>
      <Sheet onClose={() => setOpen(false)} open={isOpen} title={t('events', { start })}>
        <ul className={styles.events}>
          {events.map(({ what: event, points: eventPoints }) => (
            <li className={`${styles.line} between`} key={event}>
              <span>{t(`event.${event}`)}</span>
              <span className={styles.number}>{points(eventPoints)}</span>
            </li>
          ))}
        </ul>
        <p className="quiet">{t('nothingElse')}</p>
      </Sheet>
    </Card>
  );
}
