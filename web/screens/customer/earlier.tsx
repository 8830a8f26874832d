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
  const place = useRef<HTMLDivElement>(null);
  const keepPlace = useSamePlace(place, first);
  const load = async () => {
    setState('loading');
    try {
      await fetchEarlier(queries, keepPlace);
      setState('more');
    } catch {
      // Not retried automatically: it would fail as often as one scrolls.
      setState('failed');
    }
  };
  useSeen(place, state === 'more', first, load);
  return (
    <div ref={place}>
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

type Place = React.RefObject<HTMLDivElement | null>;

/** Calls back when the element comes near the viewport; again after every page. */
function useSeen(place: Place, isAwake: boolean, first: number, onSeen: () => void): void {
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });
  useEffect(() => {
    void first;
    const element = place.current;
    if (!element || !isAwake) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) seen.current();
      },
      { rootMargin: '50% 0px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isAwake, first]);
}

/** Keeps the scroll position when older messages are inserted above. */
function useSamePlace(place: Place, first: number): () => void {
  const kept = useRef<{ readonly element: Element; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    void first;
    const { element, top } = kept.current ?? {};
    kept.current = null;
    if (element) window.scrollBy(0, element.getBoundingClientRect().top - (top ?? 0));
  }, [first]);
  return () => {
    const element = place.current?.parentElement?.querySelector('[data-from]');
    if (element) kept.current = { element, top: element.getBoundingClientRect().top };
  };
}
