import * as v from 'valibot';
import { byTwoKinds, byTwoStates } from '#domain/desk/by-two.ts';
import { workingRoles } from '#domain/desk/role.ts';
import { id, moment } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import { command, list } from './desk-builders.ts';

/** A refusal must say why; a confirmation may. */
const decision = v.strictObject({
  id,
  isConfirmed: v.boolean(),
  reason: v.optional(staffReason(500, 0), ''),
});

export const listByTwo = list('/by-two', {
  roles: workingRoles,
  summary: 'Changes that wait for a second person, oldest first, or decided ones',
  filters: {
    state: v.optional(v.picklist(['waiting', 'decided'])),
    kind: v.optional(v.picklist(byTwoKinds)),
  },
  item: v.object({
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
});

export const decideByTwo = command('/by-two/decide', {
  roles: ['approver', 'admin'],
  factor: 'fresh',
  isDecision: true,
  audit: { log: 'refused-by-two' },
  effect: 'raises-cost',
  summary: 'Confirm or refuse a change that another person proposed',
  input: decision,
  output: {
    /** The link to a merchant's new key. It opens with the word shown to the proposer. */
    link: v.nullable(v.object({ address: v.string(), contact: v.string(), expiresAt: moment })),
  },
});

export const decideAboutPartner = command('/by-two/decide-about-partner', {
  roles: ['approver', 'admin'],
  factor: 'fresh',
  isDecision: true,
  audit: { partner: ['coupon-refuse', 'data-export-refuse', 'erasure-refuse'] },
  effect: 'raises-cost',
  summary: 'Confirm or refuse another person’s proposal about a partner',
  input: decision,
});

export const takeBackByTwo = command('/by-two/take-back', {
  roles: workingRoles,
  audit: { log: 'taken-back-by-two' },
  effect: 'stops',
  summary: 'Withdraw your own undecided change',
  input: { id, reason: v.optional(staffReason(500, 0), '') },
});
