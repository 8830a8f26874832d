import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { enter as enterRoute } from '#contract/session.ts';
import { useAsk } from '../../api/use-ask.ts';
import { useEnterOnce } from '../../api/use-enter-once.ts';
import { currentLocation } from '../../location/hash-location.ts';
import { Failed } from '../../parts/failed.tsx';
import { Icon } from '../../parts/icon.tsx';
import styles from './entry-screen.module.css';

/**
 * Exchanges the hand-over of a host app for a session; without a valid one, goes to the welcome
 * screen.
 */
export function EntryScreen() {
  const t = useTranslations('entry');
  const app = useTranslations('app');
  const ask = useAsk();
  const { enter, enterAgain } = useEnterOnce();
  const [hasFailed, setFailed] = useState(false);
  const isAsked = useRef(false);

  const open = async () => {
    setFailed(false);
    const isIn = (await enterAgain()) ?? (await handOver());
    setFailed(!isIn);
  };
  const handOver = async () => {
    const handover = new URLSearchParams(currentLocation().query).get('handover') ?? '';
    const admitted = await ask(enterRoute, { handover: handover.slice(0, 2000) });
    return admitted !== null && enter(admitted);
  };

  useEffect(() => {
    // A hand-over works once, so it is sent once, even when React mounts a screen twice.
    if (isAsked.current) return;
    isAsked.current = true;
    void open();
  });

  return (
    <div className={`${styles.splash} stack-2`}>
      <span className={styles.logo}>
        <Icon name="book" size="large" />
      </span>
      <h1 className={styles.name}>{app('name')}</h1>
      {hasFailed ? (
        <Failed onRetry={open} />
      ) : (
        <p className="muted" role="status">
          {t('opening')}
        </p>
      )}
    </div>
  );
}
