import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How far the content moves before letting go refreshes it. */
export const pullReady = 56;

const pullMax = 88;
const resistance = 0.45;

/** A pull counts only where nothing between the finger and the page is scrolled down. */
function isAtTop(target: EventTarget | null): boolean {
  let element = target instanceof Element ? target : null;
  while (element) {
    if (element.scrollTop > 0) return false;
    element = element.parentElement;
  }
  return true;
}

/**
 * Follows a finger that pulls down. Touch events, because the page may pan and would take pointer
 * events away; not passive, because a pull must keep the page from scrolling.
 */
export function usePull(enabled: boolean, onPulled: () => void) {
  const area = useRef<HTMLDivElement>(null);
  const [distance, setDistance] = useState(0);
  const letGo = useEffectEvent(onPulled);

  useEffect(() => {
    const element = area.current;
    if (!element || !enabled) return;
    let start: { x: number; y: number } | null = null;
    let current = 0;
    const move = (newDistance: number) => {
      current = newDistance;
      setDistance(newDistance);
    };
    const began = (event: TouchEvent) => {
      const [touch, second] = event.touches;
      start =
        touch && !second && isAtTop(event.target) ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const moved = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!start || !touch) return;
      const down = touch.clientY - start.y;
      const isSideways = Math.abs(touch.clientX - start.x) > Math.abs(down);
      if (current === 0 && (down <= 0 || isSideways)) {
        start = null;
        return;
      }
      if (event.cancelable) event.preventDefault();
      move(Math.max(0, Math.min(pullMax, down * resistance)));
    };
    const ended = (event: TouchEvent) => {
      if (event.type === 'touchend' && current >= pullReady) letGo();
      start = null;
      move(0);
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('touchstart', began, { passive: true, signal });
    element.addEventListener('touchmove', moved, { passive: false, signal });
    element.addEventListener('touchend', ended, { signal });
    element.addEventListener('touchcancel', ended, { signal });
    return () => listening.abort();
  }, [enabled]);

  return { area, distance };
}
