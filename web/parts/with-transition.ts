import { flushSync } from 'react-dom';

type Way = 'deeper' | 'back' | 'across';

const canMove = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows a change as one movement from the old picture of the page to the new one, if it can. */
function move(change: () => void, prepare: () => void, end: () => void): void {
  if (!canMove()) {
    change();
    return;
  }
  prepare();
  const moving = document.startViewTransition(() => flushSync(change));
  // The next movement cuts this one short, and a hidden page has none; the change is made anyway.
  moving.ready.catch(() => {});
  moving.finished.catch(() => {}).finally(end);
}

/** Goes from one screen to another: deeper in from the right, back from the left. */
export function moveScreen(way: Way, change: () => void): void {
  const { dataset } = document.documentElement;
  move(
    change,
    () => {
      dataset.way = way;
    },
    () => delete dataset.way,
  );
}

/** Has what lies above the page leave it the way it came. */
export function moveAway(leaving: HTMLElement | null, change: () => void): void {
  move(
    change,
    () => leaving?.style.setProperty('view-transition-name', 'leaving'),
    () => leaving?.style.removeProperty('view-transition-name'),
  );
}
