import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../parts/button.tsx';
import { Failed } from '../../parts/failed.tsx';
import { fetchEarlier } from './use-chat.ts';

interface EarlierProps {
  /** The oldest message shown. */
  readonly first: number;
}

/** Loads older messages when scrolled up to them; the button is for those who do not scroll. */
export function Earlier({ first }: EarlierProps) {
  const t = useTranslations('chat');
  const queries = useQueryClient();
  const [state, setState] = useState<'more' | 'loading' | 'failed'>('more');
  const markerRef = useRef<HTMLDivElement>(null);
  const rememberPosition = useScrollPosition(markerRef, first);
  const load = async () => {
    setState('loading');
    try {
      await fetchEarlier(queries, rememberPosition);
      setState('more');
    } catch {
      // Not retried automatically: it would fail as often as one scrolls.
      setState('failed');
    }
  };
  useOnSight(markerRef, state === 'more', first, load);
  return (
    <div ref={markerRef}>
      {state === 'failed' ? (
        <Failed onRetry={load} />
      ) : (
        <Button busy={state === 'loading'} kind="quiet" onClick={load}>
          {t('earlier')}
        </Button>
      )}
    </div>
  );
}

type MarkerRef = React.RefObject<HTMLDivElement | null>;

/** Calls back when the element comes near the viewport; again after every page. */
function useOnSight(
  markerRef: MarkerRef,
  isAwake: boolean,
  first: number,
  onSeen: () => void,
): void {
  const onSeenRef = useRef(onSeen);
  useEffect(() => {
    onSeenRef.current = onSeen;
  });
  useEffect(() => {
    void first;
    const element = markerRef.current;
    if (!element || !isAwake) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onSeenRef.current();
      },
      { rootMargin: '50% 0px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [markerRef, isAwake, first]);
}

/** Keeps the scroll position when older messages are inserted above. */
function useScrollPosition(markerRef: MarkerRef, first: number): () => void {
  const positionRef = useRef<{ readonly element: Element; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    void first;
    const { element, top } = positionRef.current ?? {};
    positionRef.current = null;
    if (element) window.scrollBy(0, element.getBoundingClientRect().top - (top ?? 0));
  }, [first]);
  return () => {
    const element = markerRef.current?.parentElement?.querySelector('[data-from]');
    if (element) positionRef.current = { element, top: element.getBoundingClientRect().top };
  };
}
