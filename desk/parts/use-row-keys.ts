import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isFocusLost } from './focus-back.ts';

const typesItself = 'input, textarea, select, [role="combobox"], [role="menu"]';

/** The row one step away, or the first or last one. */
function nextOf(key: string, rows: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'ArrowDown' || key === 'j') return rows[at + 1];
  if (key === 'ArrowUp' || key === 'k') return rows[at - 1];
  if (key === 'Home') return rows[0];
  return key === 'End' ? rows.at(-1) : undefined;
}

/**
 * Arrow keys move between the rows of a table. Only one row is in the tab order, from which Tab
 * goes on to its buttons, so that a long table is passed without a Tab for each row.
 */
export function useRowKeys(count: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [chosen, setChosen] = useState(0);
  const rowsOf = () => [...(body.current?.querySelectorAll<HTMLElement>(':scope > tr') ?? [])];
  const rowOf = (target: EventTarget) =>
    rowsOf().findIndex((row) => row.contains(target as HTMLElement));
  const isWithin = useRef(false);
  const onFocus = ({ target }: FocusEvent) => {
    const at = rowOf(target);
    isWithin.current = at !== -1;
    if (at !== -1) setChosen(at);
  };
  const onBlur = () => {
    isWithin.current = false;
  };
  // A row that leaves the list takes the focus with it, without a blur.
  useEffect(() => {
    if (isWithin.current && isFocusLost()) rowsOf()[Math.min(chosen, count - 1)]?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.target as HTMLElement).closest(typesItself)) return;
    const next = nextOf(event.key, rowsOf(), rowOf(event.target));
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  // J enters the first table of the page from anywhere that takes no text.
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      const isFree = document.activeElement === document.body && event.key === 'j';
      const isFirst = document.querySelector('main tbody[data-walked]') === body.current;
      if (isFree && isFirst && !event.ctrlKey && !event.metaKey) rowsOf()[0]?.focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  });
  return {
    body: { ref: body, onFocus, onBlur, onKeyDown, 'data-walked': true },
    row: (at: number) => ({ tabIndex: at === Math.min(chosen, count - 1) ? 0 : -1 }),
  };
}
