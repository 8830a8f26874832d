import { useEffect } from 'react';

let handler: (() => void) | null = null;

/** What back does instead of leaving, on a screen with steps of its own. */
export const findBackHandler = (): (() => void) | null => handler;

/** While it is not null, the back arrow does only this. */
export function useBackHandler(own: (() => void) | null): void {
  useEffect(() => {
    handler = own;
    return () => {
      if (handler === own) handler = null;
    };
  }, [own]);
}
