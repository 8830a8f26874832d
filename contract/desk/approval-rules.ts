import type { StaffRole } from '#domain/desk/role.ts';
import type { ApprovalRule, ApprovedCommand, DeskRoute } from './desk-route.ts';
import { deskRoutes } from './desk-routes.ts';
import { showPartner } from './partners.ts';

const commands = Object.values<DeskRoute>(deskRoutes).filter(
  (route): route is ApprovedCommand => route.kind === 'approval',
);

/** What is said of each kind of command that takes two people. */
export const approvalRules: ReadonlyMap<string, ApprovalRule> = new Map(
  commands.map(({ approval }) => [approval.kind, approval]),
);

/**
 * The kinds whose requests somebody with these roles reads: what is about a partner is read by
 * those who may request or decide it or who read the partner's page, all else by everyone who
 * works here.
 */
export const readableKinds = (roles: readonly StaffRole[]): string[] =>
  commands
    .filter(({ audit, roles: requesters, approval }) => {
      const readers = [requesters, approval.decidedBy, showPartner.roles].flat();
      return !('partner' in audit) || roles.some((role) => readers.includes(role));
    })
    .map(({ approval }) => approval.kind);
