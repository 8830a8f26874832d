import { useEffect } from 'react';

let handler: (() => void) | null = null;

/** What back does here instead of leaving, on a screen that has steps of its own. */
export const findBackHandler = (): (() => void) | null => handler;

/** While it is not null, the back arrow does this and nothing else. */
export function useBackHandler(own: (() => void) | null): void {
  useEffect(() => {
    handler = own;
    return () => {
      if (handler === own) handler = null;
    };
  }, [own]);
}
