import * as v from 'valibot';
import { acceptorKinds } from '#domain/exchange/acceptor.ts';
import { id, int32, listOf, moment, money, nothing, text, typedMoney, whole } from '../shape.ts';
import { staffReason, staffText } from '../staff-text.ts';
import { actReason, actReference } from './act-input.ts';
import type { DeskRoute } from './desk-route.ts';
import { aloneFresh, looks } from './desk-rule.ts';

const kind = v.picklist(acceptorKinds);
const rate = v.pipe(text(16), v.regex(/^\d{1,9}(\.\d{1,6})?$/));
const why = { reason: actReason, reference: actReference };

export const listAcceptors = {
  method: 'GET',
  path: '/acceptors',
  roles: ['support', 'finance', 'approver', 'admin'],
  trace: 'none',
  rule: looks,
  summary: 'The acceptors with their current terms',
  input: v.strictObject({
    name: v.optional(text(80)),
    kind: v.optional(kind),
    state: v.optional(v.picklist(['in', 'out'])),
  }),
  output: v.object({
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
  }),
} as const satisfies DeskRoute;

export const addAcceptor = {
  method: 'POST',
  path: '/acceptors/add',
  roles: ['finance', 'admin'],
  trace: 'log',
  rule: aloneFresh,
  summary: 'Create an acceptor. The acceptance code is shown once: only its digest is stored',
  input: v.strictObject({
    kind,
    name: staffText(80),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/)),
    registration: staffReason(200),
    rate,
    limit: typedMoney,
    ...why,
  }),
  output: v.object({ id, code: v.string() }),
} as const satisfies DeskRoute;

export const changeAcceptor = {
  method: 'POST',
  path: '/acceptors/change',
  roles: ['finance', 'admin'],
  trace: 'log',
  rule: aloneFresh,
  summary:
    'Set an acceptor’s rate or limit, or suspend or reinstate it; held exchanges keep their terms',
  input: v.strictObject({
    id,
    version: int32,
    rate,
    limit: typedMoney,
    isActive: v.boolean(),
    ...why,
  }),
  output: nothing,
} as const satisfies DeskRoute;

export const renewAcceptanceCode = {
  method: 'POST',
  path: '/acceptors/code',
  roles: ['finance', 'admin'],
  trace: 'log',
  rule: aloneFresh,
  summary: 'Issue another acceptance code, shown once; the previous one ends',
  /** The time of the code on the screen: if it was renewed since, the call is refused. */
  input: v.strictObject({ id, seen: v.nullable(moment), ...why }),
  output: v.object({ code: v.string() }),
} as const satisfies DeskRoute;
