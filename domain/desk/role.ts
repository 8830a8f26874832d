/** What members of staff are there for. One person may have several roles. */
export const staffRoles = ['support', 'finance', 'approver', 'catalogue', 'admin'] as const;

export type StaffRole = (typeof staffRoles)[number];

export const isStaffRole = (role: string): role is StaffRole =>
  staffRoles.some((known) => known === role);
