import * as v from 'valibot';
import { byTwoKinds, byTwoStates } from '#domain/desk/by-two.ts';
import { workingRoles } from '#domain/desk/role.ts';
import { id, moment, nothing, page, pageOf } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import type { DeskRoute } from './desk-route.ts';
import { alone, decidesFresh, looks } from './desk-rule.ts';

/** A refusal must say why; a confirmation may. */
const decision = v.strictObject({
  id,
  isConfirmed: v.boolean(),
  reason: v.optional(staffReason(500, 0), ''),
});

export const listByTwo = {
  method: 'GET',
  path: '/by-two',
  roles: workingRoles,
  trace: 'none',
  rule: looks,
  summary: 'Changes that wait for a second person, oldest first, or decided ones',
  input: v.strictObject({
    ...page,
    state: v.optional(v.picklist(['waiting', 'decided'])),
    kind: v.optional(v.picklist(byTwoKinds)),
  }),
  output: pageOf(
    v.object({
      id,
      kind: v.picklist(byTwoKinds),
      state: v.picklist(byTwoStates),
      /** What is to change, in words and figures: the current and the proposed state. */
      about: v.record(v.string(), v.string()),
      reason: v.string(),
      by: v.string(),
      at: moment,
      decidedBy: v.nullable(v.string()),
      decidedAt: v.nullable(moment),
      decisionReason: v.nullable(v.string()),
    }),
  ),
} as const satisfies DeskRoute;

export const decideByTwo = {
  method: 'POST',
  path: '/by-two/decide',
  roles: ['approver', 'admin'],
  trace: 'log',
  rule: decidesFresh,
  summary: 'Confirm or refuse a change that another person proposed',
  input: decision,
  output: v.object({
    /** The link to a merchant's new key. It opens with the word shown to the proposer. */
    link: v.nullable(v.object({ address: v.string(), contact: v.string(), expiresAt: moment })),
  }),
} as const satisfies DeskRoute;

export const decideAboutPartner = {
  method: 'POST',
  path: '/by-two/decide-about-partner',
  roles: ['approver', 'admin'],
  trace: 'staff-activity',
  rule: decidesFresh,
  summary: 'Confirm or refuse another person’s proposal about a partner',
  input: decision,
  output: nothing,
} as const satisfies DeskRoute;

export const takeBackByTwo = {
  method: 'POST',
  path: '/by-two/take-back',
  roles: workingRoles,
  trace: 'log',
  rule: alone,
  summary: 'Withdraw your own undecided change',
  input: v.strictObject({ id, reason: v.optional(staffReason(500, 0), '') }),
  output: nothing,
} as const satisfies DeskRoute;
