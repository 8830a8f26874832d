import { useRef } from 'react';
import { useEnter } from './use-enter.ts';

interface Admitted {
  readonly token: string;
}

/**
 * For logins that work only once: a code or a hand-over is used up once it has let somebody in. If
 * the steps after it fail, the next press continues from there.
 */
export function useEnterOnce() {
  const enter = useEnter();
  const admitted = useRef<Admitted | null>(null);
  return {
    enter: (now: Admitted): Promise<boolean> => {
      admitted.current = now;
      return enter(now);
    },
    /** Whether the login was completed now; null when nobody was let in yet. */
    enterAgain: async (): Promise<boolean | null> =>
      admitted.current ? enter(admitted.current) : null,
  };
}
