import { useTranslations } from 'use-intl';
import { Button } from '../../parts/button.tsx';
import styles from './notification-screen.module.css';
import { usePush } from './use-push.ts';

/** Pushes to this device: what they are, first; and then, who wants them says so. */
export function PushSetting() {
  const t = useTranslations('push');
  const { isOn, isKnown, isBusy, problem, toggle } = usePush();
  const cannot = problem === 'install' || problem === 'unsupported' || problem === 'denied';
  return (
    <section className={styles.push}>
      <h3>{t('title')}</h3>
      <p className={styles.quiet}>{t('text')}</p>
      {problem ? (
        <p className={styles.quiet} role="status">
          {t(`problem.${problem}`)}
        </p>
      ) : null}
      {/* Its place is there from the start, so that nothing moves under a finger. */}
      {cannot ? null : (
        <Button busy={isBusy || !isKnown} kind="secondary" onClick={toggle} wide>
          {isOn ? t('turnOff') : t('turnOn')}
        </Button>
      )}
    </section>
  );
}
