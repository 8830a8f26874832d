import type { StaffRole } from '#domain/desk/role.ts';

/** Who decides what another person requested, where the command names nobody else. */
export const approvers = ['approver', 'admin'] as const satisfies StaffRole[];
