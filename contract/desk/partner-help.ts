import * as v from 'valibot';
import { id, listOf, moment, momentText } from '../shape.ts';
import { actReason, actReference } from './act-input.ts';
import { command, query } from './desk-builders.ts';

const helpers = ['support', 'admin'] as const;
const deciders = ['support', 'approver', 'admin'] as const;
const helping = { id, reason: actReason, reference: actReference };

/** A reset of the transaction password that is under way. */
export const payReset = v.object({
  requestedAt: moment,
  usableAt: moment,
  /** Null when the partner began it in the app. */
  begunBy: v.nullable(v.string()),
  /** Whether it was the reader. */
  isOwn: v.boolean(),
  needsApproval: v.boolean(),
  approvedBy: v.nullable(v.string()),
});

/** The owner said that somebody else got in; payouts pause until two people have cleared it. */
export const objection = v.object({
  at: moment,
  askedBy: v.nullable(v.string()),
  askedReason: v.nullable(v.string()),
  /** Whether the reader asked to clear it. */
  isOwn: v.boolean(),
});

export const listPartnerHelp = query('/partners/help', {
  roles: ['support', 'finance', 'approver', 'admin'],
  summary: 'Help with passwords that waits for a second person, and objections, oldest first',
  output: {
    list: listOf(
      v.object({
        partnerId: id,
        partner: v.string(),
        what: v.picklist(['pay-password', 'objection']),
        /** Null when the partner began it. */
        by: v.nullable(v.string()),
        at: moment,
      }),
      100,
    ),
  },
});

export const helpLoginPassword = command('/partners/login-link', {
  roles: helpers,
  approval: {
    kind: 'password-link',
    title: 'Login link for a partner',
    effect: 'The partner can set a new login password through the link.',
    decidedBy: helpers,
    linkNote:
      'Give it to the partner yourself. It works once, together with the code word held by ' +
      'whoever requested it; the partner’s page here says from when.',
  },
  audit: { partner: 'approve-password-link' },
  effect: 'opens-access',
  summary:
    'Request a link to a new login password; another person approves it and is shown the link',
  input: {
    ...helping,
    /**
     * Until when the link on the screen works: if there is another one now, the call is refused.
     */
    seen: v.nullable(momentText),
  },
  /** One half of what opens the account, shown once, for the partner. The other is the link. */
  output: { id, word: v.string() },
});

export const helpPayPassword = command('/partners/pay-password', {
  roles: helpers,
  decidedAt: '/partners/pay-password/decide',
  audit: { partner: 'request-pay-password-help' },
  effect: 'opens-access',
  summary: 'Begin the wait for a new transaction password; another person must approve it',
  input: helping,
  output: { address: v.string(), usableAt: moment },
});

export const decidePayPassword = command('/partners/pay-password/decide', {
  roles: deciders,
  factor: 'fresh',
  isDecision: true,
  audit: {
    partner: [
      'approve-pay-password-help',
      'refuse-pay-password-help',
      'withdraw-pay-password-help',
    ],
  },
  effect: 'opens-access',
  summary: 'Approve a reset of the transaction password that another person began, or end it',
  input: {
    ...helping,
    /** When the reset on the screen was begun: if there is another one now, the call is refused. */
    seen: momentText,
    isConfirmed: v.boolean(),
  },
});

export const askToClear = command('/partners/objection', {
  roles: deciders,
  decidedAt: '/partners/objection/decide',
  audit: { partner: 'request-objection-cleared' },
  effect: 'opens-access',
  summary: 'Request to resume payouts after an objection was investigated',
  input: helping,
});

export const decideObjection = command('/partners/objection/decide', {
  roles: deciders,
  factor: 'fresh',
  isDecision: true,
  audit: {
    partner: [
      'approve-objection-cleared',
      'refuse-objection-cleared',
      'withdraw-objection-cleared',
    ],
  },
  effect: 'opens-access',
  summary:
    'Approve or refuse another person’s request to resume payouts; the requester may withdraw it',
  input: { ...helping, isConfirmed: v.boolean() },
});
