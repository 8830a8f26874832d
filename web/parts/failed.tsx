import styles from './failed.module.css';
import { Icon } from './icon.tsx';

interface FailedProps {
  /** "Request failed, click to reload." */
  text: string;
  onRetry: () => void;
  busy?: boolean | undefined;
}

/** The whole block is the button, in place of the content. */
export function Failed({ text, onRetry, busy = false }: FailedProps) {
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
      <span>{text}</span>
    </button>
  );
}
