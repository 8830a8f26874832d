/** The roles of staff. One person may have several. */
export const workingRoles = ['support', 'finance', 'approver', 'catalogue', 'admin'] as const;

/** An auditor reads the books and changes nothing, so an auditor has no other role. */
export const staffRoles = [...workingRoles, 'auditor'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Whether one person may have these roles together. */
export const areRolesTogether = (roles: readonly StaffRole[]): boolean =>
  roles.length === 1 || !roles.includes('auditor');
