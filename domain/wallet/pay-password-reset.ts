import { createDeskRefusal, createRefusal, type DeskRefusal, type Refusal } from '../refusal.ts';
import { dayMs, hourMs, latestOf, minuteMs } from '../time.ts';

/** A reset waits this long, so that the owner sees the notice before a thief can use it. */
export const resetWaitMs = dayMs;
/** After a login password was set without the old one, its owner has this long to object. */
export const linkDoubtMs = 7 * dayMs;
/** A reset that was requested and never used expires. */
const resetUseMs = 7 * dayMs;
/** The same durations in the units of the sentences. */
export const resetWaitHours = resetWaitMs / hourMs;
export const linkDoubtDays = linkDoubtMs / dayMs;
export const resetUseDays = resetUseMs / dayMs;
/** Partners of a host app have no password here: they are handed over again instead. */
export const freshSessionMs = 10 * minuteMs;

export interface PayPasswordReset {
  readonly requestedAt: Date;
  readonly usableAt: Date;
  /** The id of the member of staff who began it; null when the partner did, in the app. */
  readonly begunBy: string | null;
  /** Whether a second member of staff must approve before it can be used. */
  readonly needsApproval: boolean;
  /** The id of that one. */
  readonly approvedBy: string | null;
}

/**
 * Since when the login password proves nothing here: it was set without the old one, and no
 * transaction password has been set since. Null when it is trustworthy.
 */
export const doubtedSince = (
  passwordResetAt: Date | null,
  payPasswordSetAt: Date | null,
): Date | null =>
  passwordResetAt && (payPasswordSetAt === null || payPasswordSetAt <= passwordResetAt)
    ? passwordResetAt
    : null;

interface LoadedReset {
  readonly begunBy: string | null;
  readonly doubtedSince: Date | null;
}

const doubtEnd = (since: Date): Date => new Date(since.getTime() + linkDoubtMs);

export function newReset(now: Date, reset: LoadedReset): PayPasswordReset {
  const doubted = reset.doubtedSince && doubtEnd(reset.doubtedSince);
  return {
    requestedAt: now,
    usableAt: latestOf(new Date(now.getTime() + resetWaitMs), doubted),
    begunBy: reset.begunBy,
    needsApproval: reset.begunBy !== null || doubted !== null,
    approvedBy: null,
  };
}

type ResetTimes = Pick<PayPasswordReset, 'usableAt'>;

export const isResetOpen = ({ usableAt }: ResetTimes, now: Date): boolean =>
  now.getTime() - usableAt.getTime() < resetUseMs;

export const isResetUsable = (reset: PayPasswordReset, now: Date): boolean =>
  isResetOpen(reset, now) &&
  reset.usableAt <= now &&
  (!reset.needsApproval || reset.approvedBy !== null);

interface Approval {
  readonly reset: Pick<PayPasswordReset, 'begunBy' | 'needsApproval' | 'approvedBy'> | null;
  /** The id of who requested the link that set the login password, if there was one. */
  readonly linkRequestedBy: string | null;
  /** The id of who would approve it. */
  readonly by: string;
}

/** Whoever began the reset, or requested the link before it, cannot approve it. */
export function whyNotApprove({
  reset,
  linkRequestedBy,
  by,
}: Approval): Refusal | DeskRefusal | null {
  if (!reset?.needsApproval) return createDeskRefusal('desk_not_found');
  if (reset.approvedBy !== null) return createDeskRefusal('desk_request_decided');
  return [reset.begunBy, linkRequestedBy].includes(by)
    ? createRefusal('second_person_needed')
    : null;
}

/**
 * How a transaction password may be set now: the first one, with the old one, or after the wait.
 */
export type WayToSet = 'first' | 'change' | 'reset';

interface Situation {
  readonly isSet: boolean;
  readonly reset: PayPasswordReset | null;
  readonly hasConfirmation: boolean;
}

export function wayToSet({ isSet, reset, hasConfirmation }: Situation, now: Date): WayToSet {
  if (!isSet) return 'first';
  if (hasConfirmation || reset === null) return 'change';
  return isResetUsable(reset, now) ? 'reset' : 'change';
}

/** The first transaction password also depends on the login password alone. */
export function whyNotFirst(
  reset: PayPasswordReset | null,
  since: Date | null,
  now: Date,
): Refusal | null {
  if (since === null || (reset && isResetUsable(reset, now))) return null;
  const until = reset?.usableAt ?? doubtEnd(since);
  return createRefusal('pay_password_doubted', { until: until.toISOString() });
}

export function whyNotFresh(sessionCreatedAt: Date, now: Date): Refusal | null {
  const ageMs = now.getTime() - sessionCreatedAt.getTime();
  return ageMs < freshSessionMs ? null : createRefusal('session_not_fresh');
}
