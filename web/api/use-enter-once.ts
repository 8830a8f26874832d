import { useRef } from 'react';
import { useEnter } from './use-enter.ts';

interface Admitted {
  readonly token: string;
}

/**
 * For ways in that can be gone once only: a code or a hand-over is used up when it has let somebody
 * in. Who was let in and did not get there goes on from that point with the next press.
 */
export function useEnterOnce() {
  const enter = useEnter();
  const admitted = useRef<Admitted | null>(null);
  return {
    enter: (now: Admitted): Promise<boolean> => {
      admitted.current = now;
      return enter(now);
    },
    /** Whether one got there now; null when nobody was let in yet. */
    enterAgain: async (): Promise<boolean | null> =>
      admitted.current ? enter(admitted.current) : null,
  };
}
