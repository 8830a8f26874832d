import * as v from 'valibot';
import { id, listOf, moment, money, page, pageOf, text, typedMoney } from '../shape.ts';
import { actEvidence, actReason, actReference } from './act-input.ts';
import type { DeskRoute } from './desk-route.ts';
import { asks, looks } from './desk-rule.ts';

const readers = ['support', 'finance', 'approver', 'admin'] as const;
/** A whole username, or an id, since partners of a host app have no username. */
const partner = v.pipe(text(60), v.minLength(1));
const proposed = v.object({ id });

export const showPartnerMoney = {
  method: 'GET',
  path: '/partner-money',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'The balances of a partner, and the start-up funds not yet returned',
  input: v.strictObject({ partner }),
  output: v.object({
    id,
    partner: v.string(),
    balances: listOf(v.object({ pocket: v.string(), amount: money }), 40),
    startupDue: money,
    /** What is still owed of recalled deposits. */
    recovery: money,
  }),
} as const satisfies DeskRoute;

export const listPartnerRecords = {
  method: 'GET',
  path: '/partner-money/records',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'The records of a partner’s wallet, newest first, and which can be charged back',
  input: v.strictObject({ ...page, partner }),
  output: pageOf(
    v.object({
      id,
      seq: v.number(),
      at: moment,
      type: v.string(),
      kind: v.string(),
      amount: money,
      remark: v.nullable(v.string()),
      reverses: v.nullable(id),
      /** Null when it can be charged back; else why it cannot. */
      whyNot: v.nullable(v.string()),
    }),
  ),
} as const satisfies DeskRoute;

export const proposeAdvance = {
  method: 'POST',
  path: '/partner-money/advance',
  roles: ['finance', 'approver'],
  trace: 'staff-activity',
  rule: asks('/proposals/decide'),
  summary: 'Propose an advance of start-up funds from the network’s capital',
  input: v.strictObject({
    partnerId: id,
    amount: typedMoney,
    reason: actReason,
    reference: actReference,
  }),
  output: proposed,
} as const satisfies DeskRoute;

export const proposeReturn = {
  method: 'POST',
  path: '/partner-money/return',
  roles: ['finance', 'approver'],
  trace: 'staff-activity',
  rule: asks('/proposals/decide'),
  summary: 'Propose the return of start-up funds, which never takes new money',
  input: v.strictObject({ partnerId: id, reason: actReason, reference: actReference }),
  output: proposed,
} as const satisfies DeskRoute;

export const proposeChargeback = {
  method: 'POST',
  path: '/partner-money/chargeback',
  roles: ['finance', 'approver'],
  trace: 'staff-activity',
  rule: asks('/proposals/decide'),
  summary: 'Propose the reversal of an entry in a partner’s wallet',
  input: v.strictObject({
    partnerId: id,
    entryId: id,
    reason: actReason,
    reference: actReference,
    evidence: actEvidence,
  }),
  output: proposed,
} as const satisfies DeskRoute;
