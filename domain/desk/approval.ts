import { createDeskRefusal, type DeskRefusal, type Refusal } from '../refusal.ts';
import { whyNotSecondPerson } from '../staff/second-person.ts';
import { daysAfter } from '../time.ts';
import type { StaffRole } from './role.ts';

/** `stopped` is the end by the partner whom it is about, `lapsed` the one by time. */
export const approvalOutcomes = ['approved', 'refused', 'withdrawn', 'stopped', 'lapsed'] as const;

export type ApprovalOutcome = (typeof approvalOutcomes)[number];

export const approvalStates = ['waiting', ...approvalOutcomes] as const;

export type ApprovalState = (typeof approvalStates)[number];

/** How long a request waits for a second person. */
export const approvalDays = 30;

export const approvalEndsAt = (requestedAt: Date): Date => daysAfter(requestedAt, approvalDays);

interface Requested {
  /** The member of staff who requested it, by id: two names may be one person's. */
  readonly requestedBy: string;
  readonly endsAt: Date;
  readonly outcome: ApprovalOutcome | null;
}

export function approvalStateOf(
  { outcome, endsAt }: Pick<Requested, 'outcome' | 'endsAt'>,
  now: Date,
): ApprovalState {
  if (outcome) return outcome;
  return endsAt <= now ? 'lapsed' : 'waiting';
}

interface Person {
  readonly id: string;
  readonly roles: readonly StaffRole[];
}

const hasRole = ({ roles }: Person, allowed: readonly StaffRole[]): boolean =>
  roles.some((role) => allowed.includes(role));

/** Why a request can no longer be decided or withdrawn by anybody, or null. */
function whyNotOpen(request: Requested | null, now: Date): Refusal | DeskRefusal | null {
  if (!request) return createDeskRefusal('desk_not_found');
  const state = approvalStateOf(request, now);
  if (state === 'lapsed') return createDeskRefusal('desk_request_lapsed');
  return state === 'waiting' ? null : createDeskRefusal('desk_request_decided');
}

/** Why this person cannot approve or refuse a request: over, their own, or not for their roles. */
export function whyNotDecideApproval(
  request: Requested | null,
  person: Person,
  decidedBy: readonly StaffRole[],
  now: Date,
): Refusal | DeskRefusal | null {
  const reason =
    whyNotOpen(request, now) ?? whyNotSecondPerson(request?.requestedBy ?? null, person.id);
  if (reason) return reason;
  return hasRole(person, decidedBy)
    ? null
    : createDeskRefusal('desk_role_missing', { roles: decidedBy.join(', ') });
}

/** Why this person cannot withdraw a request: over, or somebody else's. */
export function whyNotWithdrawApproval(
  request: Requested | null,
  personId: string,
  now: Date,
): Refusal | DeskRefusal | null {
  if (request && request.requestedBy !== personId) return createDeskRefusal('desk_not_found');
  return whyNotOpen(request, now);
}

/** Whose turn a waiting request is. */
export const approvalTurns = ['decide', 'withdraw', 'role'] as const;

export type ApprovalTurn = (typeof approvalTurns)[number];

export function approvalTurnOf(
  { requestedBy }: Pick<Requested, 'requestedBy'>,
  person: Person,
  decidedBy: readonly StaffRole[],
): ApprovalTurn {
  if (requestedBy === person.id) return 'withdraw';
  return hasRole(person, decidedBy) ? 'decide' : 'role';
}
