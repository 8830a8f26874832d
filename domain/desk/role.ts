/** What members of staff are there for. One person may have several roles. */
export const staffRoles = ['support', 'finance', 'approver', 'catalogue', 'admin'] as const;

export type StaffRole = (typeof staffRoles)[number];

export const isStaffRole = (role: string): role is StaffRole =>
  staffRoles.some((known) => known === role);

/** Roles over money, and over who has them. */
const strongRoles: readonly StaffRole[] = ['finance', 'approver', 'admin'];

interface Admin {
  readonly roles: readonly StaffRole[];
  readonly isActive: boolean;
  readonly hasJoined: boolean;
}

/**
 * Two admins at the desk let others in together. Only where they are not there does the machine let
 * one in, and never a person who is at the desk in another role.
 */
export function whyNotAdminByMachine(
  all: readonly Admin[],
  known: Pick<Admin, 'roles'> | null,
): 'two-admins' | 'other-role' | null {
  const admins = all.filter((one) => one.isActive && one.hasJoined && one.roles.includes('admin'));
  if (admins.length >= 2) return 'two-admins';
  return known && !known.roles.includes('admin') ? 'other-role' : null;
}

interface Standing {
  readonly roles: readonly StaffRole[];
  readonly isActive: boolean;
}

/** Whether somebody can do more with money than before, which two admins give together. */
export const givesStrength = (before: Standing, after: Standing): boolean =>
  after.isActive &&
  strongRoles.some(
    (role) => after.roles.includes(role) && !(before.isActive && before.roles.includes(role)),
  );
