import { useTranslations } from 'use-intl';
import { Button } from '../../parts/button.tsx';
import styles from './notification-screen.module.css';
import { usePush } from './use-push.ts';

/** Push to this device: explains it first, and asks for permission only on a tap. */
export function PushSetting() {
  const t = useTranslations('push');
  const { isOn, isKnown, isBusy, problem, toggle } = usePush();
  const cannot = problem === 'install' || problem === 'unsupported' || problem === 'denied';
  return (
    <section className={`${styles.push} stack-2`}>
      <h3>{t('title')}</h3>
      <p className="quiet">{t('text')}</p>
      {problem ? (
        <p className="quiet" role="status">
          {t(`problem.${problem}`)}
        </p>
      ) : null}
      {/* Rendered from the start, so that nothing moves under a finger. */}
      {cannot ? null : (
        <Button busy={isBusy || !isKnown} kind="secondary" onClick={toggle} wide>
          {isOn ? t('turnOff') : t('turnOn')}
        </Button>
      )}
    </section>
  );
}
