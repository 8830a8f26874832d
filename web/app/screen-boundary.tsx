import { Component, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Failed } from '../parts/failed.tsx';
import styles from './app.module.css';

interface BoundaryProps {
  readonly children: ReactNode;
}

/** A screen that failed to load or crashed offers a retry. */
export class ScreenBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ReloadBlock /> : this.props.children;
  }
}

function ReloadBlock() {
  const t = useTranslations('app');
  return (
    <div className={styles.loading}>
      <Failed onRetry={() => window.location.reload()} text={t('retry')} />
    </div>
  );
}
