import { useTranslations } from 'use-intl';
import styles from './failed.module.css';
import { Icon } from './icon.tsx';

interface FailedProps {
  onRetry: () => void;
  busy?: boolean | undefined;
}

/** "Request failed, tap to reload": the whole block is the button, in place of the content. */
export function Failed({ onRetry, busy = false }: FailedProps) {
  const t = useTranslations('app');
  return (
    <button
      aria-disabled={busy || undefined}
      className={styles.failed}
      onClick={() => {
        if (!busy) onRetry();
      }}
      type="button"
    >
      <Icon name="refresh" />
      <span>{t('retry')}</span>
    </button>
  );
}
