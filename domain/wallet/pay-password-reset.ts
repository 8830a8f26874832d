import { type Why, why } from '../refusal.ts';
import { isSamePerson } from '../staff/proposal.ts';

const hourMs = 3_600_000;

/** Who forgot it waits this long, so that the owner sees the notice before a thief is in. */
export const resetWaitMs = 24 * hourMs;
/** After a login password that was set without the old one, its owner has this long to object. */
export const linkDoubtMs = 7 * 24 * hourMs;
/** What was asked for and never used must not lie about for ever. */
const resetUseMs = 7 * 24 * hourMs;
/** The same as a sentence says them. */
export const resetWaitHours = resetWaitMs / hourMs;
export const linkDoubtDays = linkDoubtMs / (24 * hourMs);
export const resetUseDays = resetUseMs / (24 * hourMs);
/** A host's people have no password here: they come in anew instead. */
export const freshSessionMs = 10 * 60_000;

export interface PayPasswordReset {
  readonly requestedAt: Date;
  readonly usableAt: Date;
  /** The member of staff who began it; null when the partner did, in the app. */
  readonly begunBy: string | null;
  /** Whether a second person of staff has to agree before it can be used. */
  readonly needsApproval: boolean;
  readonly approvedBy: string | null;
}

/**
 * Since when the login password proves nothing here: it was set without the old one, and no
 * transaction password was set since. Null when it is beyond doubt.
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

export function newReset(now: Date, loaded: LoadedReset): PayPasswordReset {
  const waited = new Date(now.getTime() + resetWaitMs);
  const doubted = loaded.doubtedSince && doubtEnd(loaded.doubtedSince);
  return {
    requestedAt: now,
    usableAt: doubted && doubted > waited ? doubted : waited,
    begunBy: loaded.begunBy,
    needsApproval: loaded.begunBy !== null || doubted !== null,
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
  /** Who asked for the link that set the login password, if one did. */
  readonly linkAskedBy: string | null;
  readonly by: string;
}

/** Who began the reset, or asked for the link before it, does not also agree to it. */
export function whyNotApprove({ reset, linkAskedBy, by }: Approval): Why | null {
  if (!reset?.needsApproval) return why('proposal_not_found');
  if (reset.approvedBy !== null) return why('proposal_decided');
  const begun = [reset.begunBy, linkAskedBy];
  const isOwn = begun.some((name) => name !== null && isSamePerson(name, by));
  return isOwn ? why('second_person_needed') : null;
}

/** How a transaction password may be set now: the first, by the old one, or after the wait. */
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

/** The first transaction password, too, rests on the login password alone. */
export function whyNotFirst(
  reset: PayPasswordReset | null,
  since: Date | null,
  now: Date,
): Why | null {
  if (since === null || (reset && isResetUsable(reset, now))) return null;
  const until = reset?.usableAt ?? doubtEnd(since);
  return why('pay_password_doubted', { until: until.toISOString() });
}

export function whyNotFresh(sessionCreatedAt: Date, now: Date): Why | null {
  const ageMs = now.getTime() - sessionCreatedAt.getTime();
  return ageMs < freshSessionMs ? null : why('session_not_fresh');
}
