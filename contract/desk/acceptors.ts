import * as v from 'valibot';
import { acceptorKinds } from '#domain/exchange/acceptor.ts';
import { id, int32, listOf, moment, momentText, money, text, typedMoney, whole } from '../shape.ts';
import { staffReason, staffText } from '../staff-text.ts';
import { actReason, actReference } from './act-input.ts';
import { approvers } from './approvers.ts';
import { command, query } from './desk-builders.ts';

const roles = ['finance', 'admin'] as const;
const kind = v.picklist(acceptorKinds);
const rate = v.pipe(text(16), v.regex(/^\d{1,9}(\.\d{1,6})?$/));
const terms = { registration: staffReason(200), rate, limit: typedMoney };
const auditNote = { reason: actReason, reference: actReference };

export const listAcceptors = query('/acceptors', {
  roles: ['support', 'finance', 'approver', 'admin'],
  summary: 'The acceptors with their current terms',
  input: {
    name: v.optional(text(80)),
    kind: v.optional(kind),
    state: v.optional(v.picklist(['in', 'out'])),
  },
  output: {
    list: listOf(
      v.object({
        id,
        kind,
        name: v.string(),
        currency: v.string(),
        registration: v.string(),
        rate: v.string(),
        limit: money,
        isActive: v.boolean(),
        version: int32,
        changedAt: moment,
        codeIssuedAt: v.nullable(moment),
        open: whole,
        /** For exchanges that ended, and not paid yet. */
        owed: money,
      }),
      500,
    ),
    next: v.nullable(v.string()),
  },
});

export const addAcceptor = command('/acceptors/add', {
  roles,
  approval: {
    kind: 'acceptor',
    title: 'New acceptor',
    effect: 'Partners who have its code can exchange with it.',
    decidedBy: approvers,
  },
  audit: { log: 'acceptor-added' },
  effect: 'lowers-income',
  summary: 'Request an acceptor. Its code is shown once, and works when another person agrees',
  input: {
    kind,
    name: staffText(80),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/)),
    ...terms,
    ...auditNote,
  },
  output: { id, code: v.string() },
});

/** The version on the screen: if another person has changed the acceptor, the call is refused. */
const seenAcceptor = { id, version: int32 };

export const changeAcceptor = command('/acceptors/change', {
  roles,
  approval: {
    kind: 'acceptor-terms',
    title: 'Terms of an acceptor',
    effect: 'New exchanges have the new terms.',
    decidedBy: approvers,
  },
  audit: { log: 'acceptor-changed' },
  effect: 'lowers-income',
  summary: 'Request another rate, limit or registration; held exchanges keep their terms',
  input: { ...seenAcceptor, ...terms, ...auditNote },
  output: { id },
});

export const suspendAcceptor = command('/acceptors/suspend', {
  roles,
  audit: { log: 'acceptor-suspended' },
  effect: 'stops',
  stop: {
    notice: 'acceptor-suspended',
    tells: { nobody: 'An acceptor has no address here; held exchanges go on.' },
    undoneBy: ['/acceptors/reinstate'],
  },
  summary: 'Refuse an acceptor’s code from now on; held exchanges go on',
  input: { ...seenAcceptor, ...auditNote },
});

export const reinstateAcceptor = command('/acceptors/reinstate', {
  roles,
  approval: {
    kind: 'acceptor-return',
    title: 'Return of an acceptor',
    effect: 'The acceptor’s code works again.',
    decidedBy: approvers,
  },
  audit: { log: 'acceptor-reinstated' },
  effect: 'lowers-income',
  summary: 'Request that a suspended acceptor’s code works again',
  input: { ...seenAcceptor, ...auditNote },
  output: { id },
});

export const renewAcceptanceCode = command('/acceptors/code', {
  roles,
  approval: {
    kind: 'acceptance-code',
    title: 'Acceptance code',
    effect: 'The new code works, and the previous one no longer does.',
    decidedBy: approvers,
  },
  audit: { log: 'acceptor-code' },
  effect: 'lowers-income',
  summary: 'Request another acceptance code. It is shown once, and works when another agrees',
  /** The time of the code on the screen: if it was renewed since, the call is refused. */
  input: { id, seen: v.nullable(momentText), ...auditNote },
  output: { id, code: v.string() },
});
