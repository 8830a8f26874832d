import type { CSSProperties, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './pull-to-refresh.module.css';
import { RefreshControl } from './refresh-control.tsx';
import { pullReady, usePull } from './use-pull.ts';

interface PullToRefreshProps {
  /** How old the figures are: "Complete up to 12:04". */
  age: ReactNode;
  refreshLabel: string;
  pullText: string;
  releaseText: string;
  refreshingText: string;
  refreshing: boolean;
  onRefresh: () => void;
  /** Leave the visible control out where the screen has a RefreshControl of its own. */
  hasControl?: boolean | undefined;
  children: ReactNode;
}

export function PullToRefresh({
  age,
  refreshLabel,
  pullText,
  releaseText,
  refreshingText,
  refreshing,
  onRefresh,
  hasControl = true,
  children,
}: PullToRefreshProps) {
  const { area, distance } = usePull(!refreshing, onRefresh);
  const isReady = distance >= pullReady;
  const state = refreshing ? 'refreshing' : isReady ? 'ready' : distance > 0 ? 'pulling' : 'idle';
  const texts = { refreshing: refreshingText, ready: releaseText, pulling: pullText, idle: '' };
  const pull = { '--pull': `${distance}px`, '--turn': distance / pullReady } as CSSProperties;
  return (
    <div className={styles.area} data-state={state} ref={area} style={pull}>
      <div className={`${styles.hint} quiet`}>
        <Icon name="refresh" size="small" />
        <span role="status">{texts[state]}</span>
      </div>
      <div>
        {hasControl ? (
          <RefreshControl
            age={age}
            label={refreshLabel}
            onRefresh={onRefresh}
            refreshing={refreshing}
          />
        ) : null}
        {children}
      </div>
    </div>
  );
}
