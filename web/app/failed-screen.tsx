import { Failed } from '../parts/failed.tsx';
import styles from './app.module.css';

/** In place of a screen whose code or texts did not arrive, within the margins of one. */
export function FailedScreen({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={`${styles.loading} stack-3`}>
      <Failed onRetry={onRetry} />
    </div>
  );
}
