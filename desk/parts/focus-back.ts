import { useEffect, useState } from 'react';

/** The row that the keyboard was at, or the one that took its place. */
const chosenRow = 'main tbody[data-walked] > tr[tabindex="0"]';

export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Returns the keyboard to where it was before this dialog, which is mounted only while it is open.
 * If that is gone, as a row is that was decided, the keyboard stays at its place in the list.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (!isFocusLost() || before === document.body) return;
      const isThere = before instanceof HTMLElement && before.isConnected;
      (isThere ? before : document.querySelector<HTMLElement>(chosenRow))?.focus();
    },
    [before],
  );
}
