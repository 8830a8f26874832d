import type { Route } from '#contract/route.ts';
import { Refusal } from '#domain/refusal.ts';

type Kind = 'stranger' | 'change' | 'read';

/**
 * Beyond how many calls under way one of a kind is refused at once. What takes longer than anybody
 * waits is better not begun; strangers go first, and what the app shows goes last.
 */
const mostBefore: Readonly<Record<Kind, number>> = { stranger: 300, change: 400, read: 800 };

const kindOf = ({ access, method, reply }: Route): Kind => {
  if (access === 'public' && method === 'POST') return 'stranger';
  return method === 'POST' || reply === 'file' ? 'change' : 'read';
};

/** The calls that are under way. */
export interface Crowd {
  /** Counts a call of this route in, or refuses it; whoever was counted in has to leave. */
  enter(route: Route): void;
  leave(): void;
}

export function createCrowd(): Crowd {
  let count = 0;
  return {
    enter(route) {
      if (count >= mostBefore[kindOf(route)]) throw new Refusal('busy');
      count += 1;
    },
    leave() {
      count -= 1;
    },
  };
}
