import { type Why, why } from '../refusal.ts';

const hourMs = 3_600_000;

/** Who forgot it waits this long, so that the owner sees the notice before a thief is in. */
export const resetWaitMs = 24 * hourMs;
/** What was asked for and never used must not lie about for ever. */
export const resetLifeMs = 8 * 24 * hourMs;
/** A host's people have no password here: they come in anew instead. */
export const freshSessionMs = 10 * 60_000;

export interface PayPasswordReset {
  readonly requestedAt: Date;
  readonly usableAt: Date;
}

export const newReset = (now: Date): PayPasswordReset => ({
  requestedAt: now,
  usableAt: new Date(now.getTime() + resetWaitMs),
});

export const isResetOpen = ({ requestedAt }: PayPasswordReset, now: Date): boolean =>
  now.getTime() - requestedAt.getTime() < resetLifeMs;

export const isResetUsable = (reset: PayPasswordReset, now: Date): boolean =>
  isResetOpen(reset, now) && reset.usableAt <= now;

/** How a transaction password may be set now: the first, by the old one, or after the wait. */
export type WayToSet = 'first' | 'change' | 'reset';

interface Situation {
  readonly isSet: boolean;
  readonly reset: PayPasswordReset | null;
  readonly hasTicket: boolean;
}

export function wayToSet({ isSet, reset, hasTicket }: Situation, now: Date): WayToSet {
  if (!isSet) return 'first';
  if (hasTicket || reset === null) return 'change';
  return isResetUsable(reset, now) ? 'reset' : 'change';
}

export function whyNotFresh(sessionCreatedAt: Date, now: Date): Why | null {
  const ageMs = now.getTime() - sessionCreatedAt.getTime();
  return ageMs < freshSessionMs ? null : why('session_not_fresh');
}
