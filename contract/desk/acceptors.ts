import * as v from 'valibot';
import { acceptorKinds } from '#domain/exchange/acceptor.ts';
import { id, int32, listOf, moment, momentText, money, text, typedMoney, whole } from '../shape.ts';
import { staffReason, staffText } from '../staff-text.ts';
import { actReason, actReference } from './act-input.ts';
import { command, query } from './desk-builders.ts';

const kind = v.picklist(acceptorKinds);
const rate = v.pipe(text(16), v.regex(/^\d{1,9}(\.\d{1,6})?$/));
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
  roles: ['finance', 'admin'],
  factor: 'fresh',
  audit: { log: 'acceptor-added' },
  effect: 'lowers-income',
  summary: 'Create an acceptor. The acceptance code is shown once: only its digest is stored',
  input: {
    kind,
    name: staffText(80),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/)),
    registration: staffReason(200),
    rate,
    limit: typedMoney,
    ...auditNote,
  },
  output: { id, code: v.string() },
});

export const changeAcceptor = command('/acceptors/change', {
  roles: ['finance', 'admin'],
  factor: 'fresh',
  audit: { log: 'acceptor-changed' },
  effect: 'lowers-income',
  summary:
    'Set an acceptor’s rate or limit, or suspend or reinstate it; held exchanges keep their terms',
  input: {
    id,
    version: int32,
    rate,
    limit: typedMoney,
    isActive: v.boolean(),
    ...auditNote,
  },
});

export const renewAcceptanceCode = command('/acceptors/code', {
  roles: ['finance', 'admin'],
  factor: 'fresh',
  audit: { log: 'acceptor-code' },
  effect: 'lowers-income',
  summary: 'Issue another acceptance code, shown once; the previous one ends',
  /** The time of the code on the screen: if it was renewed since, the call is refused. */
  input: { id, seen: v.nullable(momentText), ...auditNote },
  output: { code: v.string() },
});
