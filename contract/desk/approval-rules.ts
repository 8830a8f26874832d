import type { ApprovalRule, DeskRoute } from './desk-route.ts';
import { deskRoutes } from './desk-routes.ts';

/** What is said of each kind of command that takes two people. */
export const approvalRules: ReadonlyMap<string, ApprovalRule> = new Map(
  Object.values<DeskRoute & { readonly approval?: ApprovalRule }>(deskRoutes).flatMap(
    ({ approval }) => (approval ? [[approval.kind, approval] as const] : []),
  ),
);
