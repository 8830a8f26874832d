import * as v from 'valibot';
import { id, listOf, moment, money, text, typedMoney } from '../shape.ts';
import { actEvidence, actReason, actReference } from './act-input.ts';
import { command, list, query } from './desk-builders.ts';

const readers = ['support', 'finance', 'approver', 'admin'] as const;
/** A whole username, or an id, since partners of a host app have no username. */
const partner = v.pipe(text(60), v.minLength(1));
const proposed = v.object({ id });

export const showPartnerMoney = query('/partner-money', {
  roles: readers,
  summary: 'The balances of a partner, and the start-up funds not yet returned',
  input: { partner },
  output: {
    id,
    partner: v.string(),
    balances: listOf(v.object({ pocket: v.string(), amount: money }), 40),
    startupDue: money,
    /** What is still owed of recalled deposits. */
    recovery: money,
  },
});

export const listPartnerRecords = list('/partner-money/records', {
  roles: readers,
  summary: 'The records of a partner’s wallet, newest first, and which can be charged back',
  filters: { partner },
  item: v.object({
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
});

export const proposeAdvance = command('/partner-money/advance', {
  roles: ['finance', 'approver'],
  decidedAt: '/proposals/decide',
  audit: { partner: 'propose-startup-advance' },
  effect: 'raises-cost',
  summary: 'Propose an advance of start-up funds from the network’s capital',
  input: {
    partnerId: id,
    amount: typedMoney,
    reason: actReason,
    reference: actReference,
  },
  output: proposed,
});

export const proposeReturn = command('/partner-money/return', {
  roles: ['finance', 'approver'],
  decidedAt: '/proposals/decide',
  audit: { partner: 'propose-startup-return' },
  effect: 'lowers-income',
  summary: 'Propose the return of start-up funds, which never takes new money',
  input: { partnerId: id, reason: actReason, reference: actReference },
  output: proposed,
});

export const proposeChargeback = command('/partner-money/chargeback', {
  roles: ['finance', 'approver'],
  decidedAt: '/proposals/decide',
  audit: { partner: 'propose-chargeback' },
  effect: 'lowers-income',
  summary: 'Propose the reversal of an entry in a partner’s wallet',
  input: {
    partnerId: id,
    entryId: id,
    reason: actReason,
    reference: actReference,
    evidence: actEvidence,
  },
  output: proposed,
});
