import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../parts/button.tsx';
import { Failed } from '../../parts/failed.tsx';
import { fetchEarlier } from './use-chat.ts';

interface EarlierProps {
  /** The oldest message that is shown. */
  readonly first: number;
}

/** Older messages come when one scrolls up to them; the button is for those who do not scroll. */
export function Earlier({ first }: EarlierProps) {
  const t = useTranslations('chat');
  const app = useTranslations('app');
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
      // Not by itself again: what fails once would fail as often as one scrolls.
      setState('failed');
    }
  };
  useSeen(place, state === 'more', first, load);
  return (
    <div ref={place}>
      {state === 'failed' ? (
        <Failed onRetry={load} text={app('retry')} />
      ) : (
        <Button busy={state === 'loading'} kind="quiet" onClick={load}>
          {t('earlier')}
        </Button>
      )}
    </div>
  );
}

type Place = React.RefObject<HTMLDivElement | null>;

/** Calls when the place comes near the screen; with every page that came, anew. */
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

/** What one was reading stays where it was when older messages come above it. */
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
