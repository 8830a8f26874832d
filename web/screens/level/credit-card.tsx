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
  const { score, band, start, least, most, bands, events } = credit;
  return (
    <Card title={t('credit')}>
      <p className={styles.hero}>
        {format.number(score)} <span className={styles.band}>{t(`band.${band}`)}</span>
      </p>
      <Progress
        aside={t('scale', { least, most })}
        label={t('scoreLabel')}
        ticks={bands.map(({ from }) => from).filter((from) => from > least)}
        most={most}
        text={t('scoreText', { score, most, band: t(`band.${band}`) })}
        value={score}
      />
      <ul className={`${styles.bands} quiet number`}>
        {bands.map((one) => (
          <li aria-current={one.band === band ? 'step' : undefined} key={one.band}>
            {t('bandFrom', { band: t(`band.${one.band}`), from: one.from })}
          </li>
        ))}
      </ul>
      <div className={styles.opener}>
        <Row onPress={() => setOpen(true)} title={t('events', { start })} />
      </div>
      <Sheet onClose={() => setOpen(false)} open={isOpen} title={t('events', { start })}>
        <ul className={styles.events}>
          {events.map(({ what, points: worth }) => (
            <li className={`${styles.line} between`} key={what}>
              <span>{t(`event.${what}`)}</span>
              <span className={styles.number}>{points(worth)}</span>
            </li>
          ))}
        </ul>
        <p className="quiet">{t('nothingElse')}</p>
      </Sheet>
    </Card>
  );
}
