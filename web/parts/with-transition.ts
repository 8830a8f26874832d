import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint.ts';

type Way = 'deeper' | 'back' | 'across';

const canMove = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs a change as a view transition where supported. */
function move(change: () => void, prepare: () => void, end: () => void): void {
  if (!canMove()) {
    change();
    return;
  }
  prepare();
  const moving = document.startViewTransition(() => flushSync(change));
  // The next transition cuts this one short, and a hidden page has none; the change is made anyway.
  moving.ready.catch(() => {});
  moving.finished.catch(() => {}).finally(end);
}

/**
 * Animates from one screen to another: forward from the right, back from the left. The press is
 * painted first: a whole screen takes a slow phone longer than a tap may.
 */
export function moveScreen(direction: Way, change: () => void): void {
  const { dataset } = document.documentElement;
  const prepare = () => {
    dataset.way = direction;
  };
  afterPaint(() => move(change, prepare, () => delete dataset.way));
}

/** Animates an overlay out the way it came in. */
export function moveAway(leaving: HTMLElement | null, change: () => void): void {
  move(
    change,
    () => leaving?.style.setProperty('view-transition-name', 'leaving'),
    () => leaving?.style.removeProperty('view-transition-name'),
  );
}
