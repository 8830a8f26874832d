import type { StaffRole } from '../desk/role.ts';
import { createDeskRefusal, type DeskRefusal } from '../refusal.ts';
import { daysAfter } from '../time.ts';

interface Admin {
  readonly roles: readonly StaffRole[];
  readonly isActive: boolean;
  readonly hasJoined: boolean;
}

/**
 * Two admins at the desk admit others together. The machine admits an admin only while there are no
 * two, and never a person who already has another role at the desk.
 */
export function whyNotAdminByMachine(
  all: readonly Admin[],
  known: Pick<Admin, 'roles'> | null,
): 'two-admins' | 'other-role' | null {
  const admins = all.filter((one) => one.isActive && one.hasJoined && one.roles.includes('admin'));
  if (admins.length >= 2) return 'two-admins';
  return known && !known.roles.includes('admin') ? 'other-role' : null;
}

/** How long somebody whom the machine admitted decides nothing. */
export const machineAdmissionDays = 7;

interface Admission {
  /** How many accounts the desk has, whether they can log in or not. */
  readonly accounts: number;
  /** False for a new link to an account that exists. */
  readonly isNew: boolean;
}

/**
 * When somebody whom the machine admits may decide what others requested, so that whoever locks a
 * colleague out cannot at once become that colleague. Null for the first two accounts of a network,
 * which nobody else could admit.
 */
export function decidesFrom({ accounts, isNew }: Admission, now: Date): Date | null {
  const otherAccounts = isNew ? accounts : accounts - 1;
  const isFirst = isNew ? otherAccounts < 2 : otherAccounts < 1;
  return isFirst ? null : daysAfter(now, machineAdmissionDays);
}

const isTooEarly = (earliest: Date | null, now: Date): earliest is Date =>
  earliest !== null && now < earliest;

/** Why somebody whom the machine admitted cannot decide yet, or null. */
export const whyNotDecideYet = (earliest: Date | null, now: Date): DeskRefusal | null =>
  isTooEarly(earliest, now)
    ? createDeskRefusal('desk_decides_later', { until: earliest.toISOString() })
    : null;

/** Why nobody approves yet what such a person requested, or null: it would be one person's. */
export const whyNotApproveYet = (requesterFrom: Date | null, now: Date): DeskRefusal | null =>
  isTooEarly(requesterFrom, now)
    ? createDeskRefusal('desk_requester_decides_later', { until: requesterFrom.toISOString() })
    : null;
