import * as v from 'valibot';
import { id, listOf, moment, nothing } from '../shape.ts';
import { actReason, actReference } from './act-input.ts';
import type { DeskRoute } from './desk-route.ts';
import { asks, decidesFresh, looks } from './desk-rule.ts';

const helpers = ['support', 'admin'] as const;
const deciders = ['support', 'approver', 'admin'] as const;
const helping = { id, reason: actReason, reference: actReference };

export const linkRequest = v.object({
  id,
  by: v.string(),
  at: moment,
  reason: v.string(),
  reference: v.string(),
});

/** A reset of the transaction password that is under way. */
export const payReset = v.object({
  requestedAt: moment,
  usableAt: moment,
  /** Null when the partner began it in the app. */
  begunBy: v.nullable(v.string()),
  needsApproval: v.boolean(),
  approvedBy: v.nullable(v.string()),
});

/** The owner said that somebody else got in; payouts pause until two people have cleared it. */
export const objection = v.object({
  at: moment,
  askedBy: v.nullable(v.string()),
  askedReason: v.nullable(v.string()),
});

export const listPartnerHelp = {
  method: 'GET',
  path: '/partners/help',
  roles: ['support', 'finance', 'approver', 'admin'],
  trace: 'none',
  rule: looks,
  summary: 'Help with passwords that waits for a second person, and objections, oldest first',
  input: nothing,
  output: v.object({
    list: listOf(
      v.object({
        partnerId: id,
        partner: v.string(),
        what: v.picklist(['login-link', 'pay-password', 'objection']),
        /** Null when the partner began it. */
        by: v.nullable(v.string()),
        at: moment,
      }),
      100,
    ),
  }),
} as const satisfies DeskRoute;

export const helpLoginPassword = {
  method: 'POST',
  path: '/partners/login-link',
  roles: helpers,
  trace: 'staff-activity',
  rule: asks('/partners/login-link/decide'),
  summary:
    'Propose a link to a new login password; another person confirms it and is shown the link',
  input: v.strictObject({
    ...helping,
    /**
     * Until when the link on the screen works: if there is another one now, the call is refused.
     */
    seen: v.nullable(moment),
  }),
  /** One half of what opens the account, shown once, for the partner. The other is the link. */
  output: v.object({ word: v.string() }),
} as const satisfies DeskRoute;

export const decideLoginLink = {
  method: 'POST',
  path: '/partners/login-link/decide',
  roles: helpers,
  trace: 'staff-activity',
  rule: decidesFresh,
  summary: 'Confirm or refuse a link that another person proposed; the proposer may withdraw it',
  input: v.strictObject({ ...helping, isConfirmed: v.boolean() }),
  output: v.object({
    link: v.nullable(v.object({ address: v.string(), usableAt: moment, expiresAt: moment })),
  }),
} as const satisfies DeskRoute;

export const helpPayPassword = {
  method: 'POST',
  path: '/partners/pay-password',
  roles: helpers,
  trace: 'staff-activity',
  rule: asks('/partners/pay-password/decide'),
  summary: 'Begin the wait for a new transaction password; another person must approve it',
  input: v.strictObject(helping),
  output: v.object({ address: v.string(), usableAt: moment }),
} as const satisfies DeskRoute;

export const decidePayPassword = {
  method: 'POST',
  path: '/partners/pay-password/decide',
  roles: deciders,
  trace: 'staff-activity',
  rule: decidesFresh,
  summary: 'Approve a reset of the transaction password that another person began, or end it',
  input: v.strictObject({
    ...helping,
    /** When the reset on the screen was begun: if there is another one now, the call is refused. */
    seen: moment,
    isConfirmed: v.boolean(),
  }),
  output: nothing,
} as const satisfies DeskRoute;

export const askToClear = {
  method: 'POST',
  path: '/partners/objection',
  roles: deciders,
  trace: 'staff-activity',
  rule: asks('/partners/objection/decide'),
  summary: 'Propose to resume payouts after an objection was investigated',
  input: v.strictObject(helping),
  output: nothing,
} as const satisfies DeskRoute;

export const decideObjection = {
  method: 'POST',
  path: '/partners/objection/decide',
  roles: deciders,
  trace: 'staff-activity',
  rule: decidesFresh,
  summary:
    'Confirm or refuse another person’s proposal to resume payouts; the proposer may withdraw it',
  input: v.strictObject({ ...helping, isConfirmed: v.boolean() }),
  output: nothing,
} as const satisfies DeskRoute;
