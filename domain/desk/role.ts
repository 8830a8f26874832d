/** The roles of staff. One person may have several. */
export const workingRoles = ['support', 'finance', 'approver', 'catalogue', 'admin'] as const;

/** An auditor reads the books and changes nothing, so an auditor has no other role. */
export const staffRoles = [...workingRoles, 'auditor'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Whether one person may have these roles together. */
export const areRolesTogether = (roles: readonly StaffRole[]): boolean =>
  roles.length === 1 || !roles.includes('auditor');

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
