import type { Micro } from '../money.ts';
import { arrivesOf, isRate } from './rate.ts';

/** An outside party who pays partners another currency for money they hold here. */
export const acceptorKinds = ['personal', 'enterprise'] as const;

export type AcceptorKind = (typeof acceptorKinds)[number];

/** An acceptor's current terms. A change is a new version; the newest is in force. */
export interface AcceptorTerms {
  readonly rate: string;
  /** The most for one exchange. */
  readonly limit: Micro;
  readonly isActive: boolean;
}

/**
 * Which part of the terms is wrong, or null. The limit must convert to an amount that can be held.
 */
export function wrongTerm({ rate, limit }: AcceptorTerms): 'rate' | 'limit' | null {
  if (!isRate(rate)) return 'rate';
  if (limit <= 0n) return 'limit';
  try {
    return arrivesOf(limit, rate) > 0n ? null : 'limit';
  } catch {
    return 'limit';
  }
}
