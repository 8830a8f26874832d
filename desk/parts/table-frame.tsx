import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A step of hiding columns that are not needed every day; the first step comes first. */
export type FoldStep = (typeof foldSteps)[number];

const foldSteps = [1, 2, 3] as const;

interface TableFrameProps {
  readonly name: string;
  readonly onFold?: ((steps: number) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * The frame of a table. If the table is too wide, its actions are stacked, then columns that fold
 * are hidden, and at last it scrolls. A frame that scrolls is focusable, so that arrow keys scroll
 * it whether or not its rows can be focused.
 */
export function TableFrame({ name, onFold, children }: TableFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const isTooWide = () => element.scrollWidth > element.clientWidth;
    const look = () => {
      // Measured with the room that it would like to have, so that the answer stays the same.
      element.removeAttribute('data-tight');
      element.removeAttribute('data-folds');
      element.toggleAttribute('data-tight', isTooWide());
      const steps = foldSteps.filter((step) => {
        const folds = isTooWide() && element.querySelector(`.desk-folds-${step}`) !== null;
        if (folds) element.dataset.folds = `${element.dataset.folds ?? ''} ${step}`;
        return folds;
      });
      onFold?.(steps.at(-1) ?? 0);
      setWide(isTooWide());
    };
    const observer = new ResizeObserver(look);
    for (const one of [element, ...element.children]) observer.observe(one);
    const onFocus = ({ target }: FocusEvent) => uncover(element, target as HTMLElement);
    element.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', onFocus);
    };
  }, [onFold]);
  const reached = { role: 'region', 'aria-label': `${name}, scrolls sideways`, tabIndex: 0 };
  return (
    <div className="desk-table" ref={frame} {...(isWide ? reached : {})}>
      {children}
    </div>
  );
}

/**
 * A cell focused by keyboard scrolls out from under the sticky actions. A cell that is clicked must
 * not move under the pointer.
 */
function uncover(frame: HTMLElement, reached: HTMLElement): void {
  const cell = reached.closest('td');
  const acts = cell?.parentElement?.querySelector('.desk-acts');
  if (!acts || acts === cell || !reached.matches(':focus-visible')) return;
  const covered = reached.getBoundingClientRect().right - acts.getBoundingClientRect().left;
  if (covered > 0) frame.scrollLeft += covered;
}
