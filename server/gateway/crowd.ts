import type { Route } from '#contract/route.ts';
import { Refusal } from '#domain/refusal.ts';

export type CallKind = 'stranger' | 'change' | 'read';

/**
 * Beyond how many calls under way one of a kind is refused at once. What takes longer than anybody
 * waits is better not begun; strangers go first, and what the app shows goes last.
 */
const mostBefore: Readonly<Record<CallKind, number>> = { stranger: 300, change: 400, read: 800 };

/** What a call of partners is, when there are too many. */
export const kindOfCall = ({ access, method, reply }: Route): CallKind => {
  if (access === 'public' && method === 'POST') return 'stranger';
  return method === 'POST' || reply === 'file' ? 'change' : 'read';
};

/** The calls that are under way. */
export interface Crowd<R> {
  /** Counts a call of this route in, or refuses it; whoever was counted in has to leave. */
  enter(route: R): void;
  leave(): void;
}

export function createCrowd<R>(kindOf: (route: R) => CallKind): Crowd<R> {
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
