import { minuteMs } from '#domain/time.ts';
import { leftAtStored, lockedStored, tokenStored, userInfoStored } from './session.ts';
import { createStored } from './stored.ts';

/** After how many minutes away the app locks itself; null for never. */
export const lockChoices = [null, 0, 1, 5] as const;

export type LockChoice = (typeof lockChoices)[number];

/** The setting belongs to one account on this device: another may have no way to unlock. */
interface Lock {
  readonly partnerId: string;
  readonly minutes: number;
}

const isLock = (value: unknown) =>
  typeof value === 'object' && value !== null && 'partnerId' in value && 'minutes' in value;

const lockStored = createStored<Lock>('lock', isLock);

const minutesOf = (lock: Lock | null): LockChoice =>
  lock && tokenStored.get() && lock.partnerId === userInfoStored.get()?.id
    ? (lockChoices.find((choice) => choice === lock.minutes) ?? 0)
    : null;

export const useLockChoice = (): LockChoice => minutesOf(lockStored.use());

export function chooseLock(minutes: LockChoice): void {
  const partnerId = userInfoStored.get()?.id;
  lockStored.set(minutes === null || !partnerId ? null : { partnerId, minutes });
}

/**
 * Whether an app that was left at this moment locks itself, even if the clock was set back since.
 */
export function isTimeToLock(minutes: number, leftAt: number, now: number): boolean {
  const awayMs = now - leftAt;
  return awayMs < 0 || awayMs >= minutes * minuteMs;
}

function leave(): void {
  const minutes = minutesOf(lockStored.get());
  document.documentElement.toggleAttribute('data-lock', minutes !== null);
  if (minutes === null || lockedStored.get()) return;
  leftAtStored.set(Date.now());
  // At once, so that the app switcher has nothing to show either.
  if (minutes === 0) lockedStored.set(true);
}

function comeBack(leftAt: number | null): void {
  const minutes = minutesOf(lockStored.get());
  leftAtStored.set(null);
  if (minutes === null || leftAt === null) return;
  if (isTimeToLock(minutes, leftAt, Date.now())) lockedStored.set(true);
}

/** Locks the app, if that is set, when it is left or returned to. */
export function watchLock(): void {
  // An app that was terminated rather than left may have been closed for any length of time.
  comeBack(leftAtStored.get() ?? 0);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) leave();
    else comeBack(leftAtStored.get());
  });
  window.addEventListener('pagehide', leave);
}
