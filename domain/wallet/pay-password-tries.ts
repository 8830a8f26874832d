import { createRefusal, type Refusal } from '../refusal.ts';
import { minuteMs } from '../time.ts';

/** How many consecutive wrong attempts cause a pause, and how many disable it for good. */
export const triesToPause = 5;
export const triesToDisable = 10;
export const pauseMs = 15 * minuteMs;

/** Consecutive wrong attempts at a transaction password, and their consequences. */
export interface PayPasswordTries {
  readonly tries: number;
  readonly lockedUntil: Date | null;
  readonly disabledAt: Date | null;
}

export function whyNotTry(state: PayPasswordTries, now: Date): Refusal | null {
  if (isDisabled(state)) return createRefusal('pay_password_disabled');
  const { lockedUntil } = state;
  if (lockedUntil === null || lockedUntil <= now) return null;
  const waitMs = lockedUntil.getTime() - now.getTime();
  return createRefusal('pay_password_paused', { minutes: Math.ceil(waitMs / minuteMs) });
}

/** The last attempt is used up when it is counted; that it was wrong is recorded later. */
export const isDisabled = ({ tries, disabledAt }: PayPasswordTries): boolean =>
  disabledAt !== null || tries >= triesToDisable;

/** Counts an attempt before it is compared. The pause begins with it, so that none slips past. */
export function countTry(state: PayPasswordTries, now: Date): PayPasswordTries {
  const tries = state.tries + 1;
  const isPause = tries === triesToPause;
  return { ...state, tries, lockedUntil: isPause ? new Date(now.getTime() + pauseMs) : null };
}

/** Undoes an attempt that was counted but could not be compared. */
export function uncountTry(state: PayPasswordTries): PayPasswordTries {
  const tries = Math.max(0, state.tries - 1);
  return { ...state, tries, lockedUntil: state.tries === triesToPause ? null : state.lockedUntil };
}

/** What to say after a wrong attempt: how many are left, or what has just happened. */
export function whyWrong(tries: PayPasswordTries, now: Date): Refusal {
  const refused = whyNotTry(tries, now);
  if (refused) return refused;
  const triesLeft = triesToPause - (tries.tries % triesToPause);
  return createRefusal('pay_password_wrong', { left: triesLeft });
}
