import type { Micro } from '../money.ts';
import { arrivesOf, isRate } from './rate.ts';

/** Who pays partners in another currency, outside, for what they hold here. */
export const acceptorKinds = ['personal', 'enterprise'] as const;

export type AcceptorKind = (typeof acceptorKinds)[number];

/** What an acceptor gives now. A change is a new version; the newest counts. */
export interface AcceptorTerms {
  readonly rate: string;
  /** The most of one exchange. */
  readonly limit: Micro;
  readonly isActive: boolean;
}

export const isAcceptorKind = (text: string): text is AcceptorKind =>
  acceptorKinds.some((kind) => kind === text);

export const isCurrency = (text: string): boolean => /^[A-Z]{3,5}$/.test(text);

/** Which part of the terms is wrong, or null. The limit must bring an amount that can be held. */
export function wrongTerm({ rate, limit }: AcceptorTerms): 'rate' | 'limit' | null {
  if (!isRate(rate)) return 'rate';
  if (limit <= 0n) return 'limit';
  try {
    return arrivesOf(limit, rate) > 0n ? null : 'limit';
  } catch {
    return 'limit';
  }
}
