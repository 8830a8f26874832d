import type { Route } from '#contract/route.ts';
import { RefusalError } from '#domain/refusal.ts';

export type CallKind = 'stranger' | 'change' | 'read';

/**
 * The number of calls in progress beyond which a new call of each kind is refused. It is better not
 * to begin what would outlast the caller's patience; strangers are refused first, reads last.
 */
const callsMax: Readonly<Record<CallKind, number>> = { stranger: 300, change: 400, read: 800 };

/** The load-shedding class of a partner's call. */
export const kindOfCall = ({ access, method, reply }: Route): CallKind => {
  if (access === 'public' && method === 'POST') return 'stranger';
  return method === 'POST' || reply === 'file' ? 'change' : 'read';
};

/** The calls in progress. */
export interface Crowd<R> {
  /** Admits a call of this route or refuses it; every admitted call must leave. */
  enter(route: R): void;
  leave(): void;
}

export function createCrowd<R>(kindOf: (route: R) => CallKind): Crowd<R> {
  let count = 0;
  return {
    enter(route) {
      if (count >= callsMax[kindOf(route)]) throw new RefusalError('busy');
      count += 1;
    },
    leave() {
      count -= 1;
    },
  };
}
