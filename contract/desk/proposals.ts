import * as v from 'valibot';
import { networkSteps, proposalStates } from '#domain/desk/proposal-state.ts';
import { partnerSteps } from '#domain/staff/staff-act.ts';
import { id, moment, money, text } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import { actReason, daysFilter, partnerFilter } from './act-input.ts';
import { command, list } from './desk-builders.ts';

const readers = ['support', 'finance', 'approver', 'admin'] as const;
/** A refusal needs its reason, which the proposer and the partner read. */
const decision = v.strictObject({
  id,
  isConfirmed: v.boolean(),
  reason: v.optional(staffReason(500, 0)),
});
const proposers = ['support', 'finance', 'approver', 'admin'] as const;
const withdrawal = v.strictObject({ id, reason: actReason });

export const listProposals = list('/proposals', {
  roles: readers,
  summary: 'Proposed transfers of money; waiting ones come oldest first',
  filters: {
    state: v.optional(v.picklist(proposalStates)),
    act: v.optional(text(40)),
    partner: partnerFilter,
    ...daysFilter,
  },
  item: v.object({
    id,
    act: v.string(),
    state: v.picklist(proposalStates),
    partnerId: v.nullable(id),
    /** The partner, merchant or publisher whose money it is about. */
    whose: v.nullable(v.string()),
    amount: v.nullable(money),
    /**
     * The subject by id, and its facts: for an entry its kind and time, and for the reversal of a
     * deposit how much the partner would still owe (`staysOwed`).
     */
    about: v.record(v.string(), v.string()),
    reason: v.string(),
    reference: v.string(),
    madeBy: v.string(),
    madeAt: moment,
    decidedBy: v.nullable(v.string()),
    decidedAt: v.nullable(moment),
    /** Why it was refused or withdrawn. */
    answer: v.nullable(v.string()),
  }),
});

export const decideForPartner = command('/proposals/decide', {
  roles: ['approver'],
  factor: 'fresh',
  isDecision: true,
  audit: { partner: partnerSteps('confirm', 'refuse') },
  effect: 'lowers-income',
  summary: 'Confirm or refuse another person’s proposal on a partner’s account',
  input: decision,
});

export const decideForNetwork = command('/proposals/decide-network', {
  roles: ['approver'],
  factor: 'fresh',
  isDecision: true,
  audit: { log: networkSteps('confirm', 'refuse') },
  effect: 'raises-cost',
  summary: 'Confirm or refuse another person’s proposal about money that is no partner’s',
  input: decision,
});

export const withdrawForPartner = command('/proposals/withdraw', {
  roles: proposers,
  audit: { partner: partnerSteps('withdraw') },
  effect: 'stops',
  summary: 'Withdraw your own proposal on a partner’s account',
  input: withdrawal,
});

export const withdrawForNetwork = command('/proposals/withdraw-network', {
  roles: proposers,
  audit: { log: networkSteps('withdraw') },
  effect: 'stops',
  summary: 'Withdraw your own proposal about money that is no partner’s',
  input: withdrawal,
});
