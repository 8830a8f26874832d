import { useEffect } from 'react';

let handler: (() => void) | null = null;

/** What back does instead of leaving, on a screen with steps of its own. */
export const findBackHandler = (): (() => void) | null => handler;

/** While it is not null, the back arrow does only this. */
export function useBackHandler(screenHandler: (() => void) | null): void {
  useEffect(() => {
    handler = screenHandler;
    return () => {
      if (handler === screenHandler) handler = null;
    };
  }, [screenHandler]);
}
