/** What members of staff are there for. One person may have several roles. */
export const staffRoles = ['support', 'finance', 'approver', 'catalogue', 'admin'] as const;

export type StaffRole = (typeof staffRoles)[number];

export const isStaffRole = (role: string): role is StaffRole =>
  staffRoles.some((known) => known === role);

/** Roles over money, and over who has them. */
const strongRoles: readonly StaffRole[] = ['finance', 'approver', 'admin'];

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
