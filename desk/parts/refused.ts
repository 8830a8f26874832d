import { createContext, useContext, useLayoutEffect } from 'react';
import type { DeskFailure } from '../api/ask.ts';

/** The refusal that the form around an input shows, if any. */
export const FormFailure = createContext<DeskFailure | null>(null);

/** Told by each input that shows the refusal itself: one more, or one fewer. */
export const ShownAtInputs = createContext<(change: 1 | -1) => void>(() => {});

/** The part of the call that the inputs below belong to, such as `value` or `texts.de`. */
export const Within = createContext('');

export const pathOf = (within: string, at: string): string =>
  within === '' || at === '' ? `${within}${at}` : `${within}.${at}`;

/** What was refused about this part of the call, or about anything inside it. */
export function refusedAt(failure: DeskFailure | null, path: string): string | null {
  const { at = null, message = null } = failure ?? {};
  return at !== null && path !== '' && (at === path || at.startsWith(`${path}.`)) ? message : null;
}

/** The sentence to show beside an input that becomes this part of the call. */
export function useRefused(at: string): string | null {
  const within = useContext(Within);
  const refused = refusedAt(useContext(FormFailure), pathOf(within, at));
  const tell = useContext(ShownAtInputs);
  const isShown = refused !== null;
  useLayoutEffect(() => {
    if (!isShown) return;
    tell(1);
    return () => tell(-1);
  }, [isShown, tell]);
  return refused;
}
