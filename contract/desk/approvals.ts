import * as v from 'valibot';
import { approvalStates, approvalTurns } from '#domain/desk/approval.ts';
import { workingRoles } from '#domain/desk/role.ts';
import { id, listOf, moment, text } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import { daysFilter, partnerFilter } from './act-input.ts';
import { command, list, query } from './desk-builders.ts';

export const listApprovals = list('/approvals', {
  roles: workingRoles,
  summary: 'What waits for a second person, oldest first, or what was decided',
  filters: {
    state: v.optional(v.picklist([...approvalStates, 'decided'])),
    kind: v.optional(text(40)),
    partner: partnerFilter,
    ...daysFilter,
  },
  item: v.object({
    id,
    kind: v.string(),
    title: v.string(),
    /** What it does once it is approved. */
    effect: v.string(),
    state: v.picklist(approvalStates),
    /** The partner it is about, if it is about one. */
    partnerId: v.nullable(id),
    partner: v.nullable(v.string()),
    /** What is to change, in words and figures: the current and the requested one. */
    about: v.record(v.string(), v.string()),
    reason: v.string(),
    requestedBy: v.string(),
    requestedAt: moment,
    /** When it can no longer be decided. */
    endsAt: moment,
    /** What the reader can do about it while it waits. */
    turn: v.picklist(approvalTurns),
    decidedBy: v.nullable(v.string()),
    decidedAt: v.nullable(moment),
    decisionReason: v.nullable(v.string()),
  }),
});

export const listWaitingSubjects = query('/approvals/subjects', {
  roles: workingRoles,
  summary: 'What the waiting requests are about, so that lists can say so in their rows',
  output: {
    list: listOf(
      v.object({
        kind: v.string(),
        title: v.string(),
        subject: v.string(),
        partnerId: v.nullable(id),
      }),
      500,
    ),
  },
});

export const decideApproval = command('/approvals/decide', {
  roles: workingRoles,
  factor: 'fresh',
  isDecision: true,
  audit: { ofApproval: true },
  effect: 'raises-cost',
  summary: 'Approve or refuse what another person requested, where your roles decide it',
  /** A refusal must say why; an approval may. */
  input: { id, isApproved: v.boolean(), reason: v.optional(staffReason(500, 0), '') },
  output: {
    /** A link that the approval makes. It opens with the word shown to the requester. */
    link: v.nullable(
      v.object({
        address: v.string(),
        contact: v.nullable(v.string()),
        /** What to do with it. */
        note: v.string(),
        expiresAt: moment,
      }),
    ),
  },
});

export const withdrawApproval = command('/approvals/withdraw', {
  roles: workingRoles,
  audit: { ofApproval: true },
  effect: 'stops',
  stop: {
    notice: { seenIn: '/approvals' },
    tells: { nobody: 'It was not done yet; a partner whom it concerns reads it in their list.' },
    undoneBy: { themselves: 'Whoever withdrew it requests it again, and another person decides.' },
  },
  summary: 'Withdraw your own request, until it is decided',
  input: { id, reason: v.optional(staffReason(500, 0), '') },
});
