import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import styles from './endless-list.module.css';
import { Failed } from './failed.tsx';
import unseenStyles from './unseen.module.css';

/** Loading: a page is being fetched. More: another page exists. End: that was the last one. */
export type EndlessState = 'loading' | 'more' | 'end' | 'failed';

interface EndlessListProps<Item> {
  label: string;
  items: readonly Item[];
  state: EndlessState;
  keyOf: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Requests the next page, or retries the one that failed. */
  onMore: () => void;
  /** In place of the first page. */
  skeleton: ReactNode;
  /** When there is nothing at all. */
  empty: ReactNode;
}

function useSentinel(isAwake: boolean, count: number, onSeen: () => void) {
  const sentinel = useRef<HTMLDivElement>(null);
  const onSeenRef = useRef(onSeen);
  useEffect(() => {
    onSeenRef.current = onSeen;
  });
  // After a short page the sentinel may still be in view and would not be reported again; the new
  // count creates a new observer, which reports at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is there for that reason
  useEffect(() => {
    const element = sentinel.current;
    if (!element || !isAwake) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onSeenRef.current();
      },
      { rootMargin: '0px 0px 50%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAwake, count]);
  return sentinel;
}

export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const { items, state, onMore } = props;
  const t = useTranslations('app');
  const sentinel = useSentinel(state === 'more', items.length, onMore);
  const [hasPages, setHasPages] = useState(false);
  if (state === 'more' && !hasPages) setHasPages(true);
  const hasNone = items.length === 0;
  return (
    <div aria-busy={state === 'loading'} className={styles.list}>
      <span className={unseenStyles.unseen} role="status">
        {state === 'loading' ? t('loading') : ''}
      </span>
      {hasNone && state === 'loading' ? props.skeleton : null}
      {hasNone && state === 'end' ? props.empty : null}
      {hasNone ? null : (
        <ul aria-label={props.label}>
          {items.map((item, index) => (
            <li key={props.keyOf(item)}>{props.renderItem(item, index)}</li>
          ))}
        </ul>
      )}
      <div ref={sentinel} />
      {state === 'failed' ? (
        <div className={styles.failed}>
          <Failed onRetry={onMore} />
        </div>
      ) : null}
      {hasNone ? null : (
        <Fragment>
          {state === 'more' || state === 'loading' ? (
            <div className={styles.more}>
              {/* For those who do not scroll. */}
              <Button busy={state === 'loading'} kind="quiet" onClick={onMore}>
                {state === 'loading' ? t('loading') : t('more')}
              </Button>
            </div>
          ) : null}
          {/* A single page is seen to end. */}
          {state === 'end' && hasPages ? <p className={`${styles.end} quiet`}>{t('end')}</p> : null}
        </Fragment>
      )}
    </div>
  );
}
