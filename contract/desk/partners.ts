import * as v from 'valibot';
import { partnerStatuses } from '#domain/partner/status.ts';
import { planStatuses } from '#domain/plan/status.ts';
import { id, listOf, moment, money, page, pageOf, text, whole } from '../shape.ts';
import { actReason, actReference } from './act-input.ts';
import { command, list, query } from './desk-builders.ts';
import { objection, payReset } from './partner-help.ts';

const readers = ['support', 'finance', 'approver', 'admin'] as const;
const helpers = ['support', 'admin'] as const;
const status = v.picklist(partnerStatuses);
const onePartner = v.strictObject({ id });
const pageOfPartner = v.strictObject({ ...page, id });

const listed = {
  id,
  username: v.nullable(v.string()),
  nickname: v.string(),
  email: v.string(),
  phone: v.string(),
  /** 'register', or the host app that the partner comes from. */
  entry: v.string(),
  status,
  createdAt: moment,
};

export const listPartners = list('/partners', {
  roles: readers,
  summary: 'Partners by username, nickname, email, phone or id, newest first',
  filters: { search: v.optional(text(80)), status: v.optional(status) },
  item: v.object(listed),
});

export const showPartner = query('/partners/one', {
  roles: readers,
  summary: 'One partner: facts, balances, sessions, and what waits for a second person',
  input: onePartner,
  output: {
    ...listed,
    language: v.string(),
    timeZone: v.string(),
    balances: listOf(v.object({ pocket: v.string(), amount: money }), 40),
    plans: listOf(v.object({ status: v.string(), count: whole }), 20),
    /** What limits, fees and following go by. */
    standing: v.object({
      level: whole,
      score: whole,
      band: v.string(),
      vipUntil: v.nullable(moment),
    }),
    sessions: listOf(
      v.object({ id, device: v.string(), address: v.string(), createdAt: moment, usedAt: moment }),
      100,
    ),
    /** Whether there is a transaction password, and from when on another can be set. */
    payPassword: v.object({ isSet: v.boolean(), reset: v.nullable(payReset) }),
    loginLink: v.nullable(v.object({ by: v.string(), usableAt: moment, expiresAt: moment })),
    /** What is requested about the account and not decided yet, oldest first. */
    requests: listOf(
      v.object({
        id,
        kind: v.string(),
        title: v.string(),
        reason: v.string(),
        requestedBy: v.string(),
        requestedAt: moment,
      }),
      50,
    ),
    /** When the login password was last set by a link. */
    passwordSetByLinkAt: v.nullable(moment),
    objection: v.nullable(objection),
    /** Until when a data export that two people decided can be downloaded. */
    exportUntil: v.nullable(moment),
    /** When personal data will be erased, or was. */
    erasureDueAt: v.nullable(moment),
    erasedAt: v.nullable(moment),
  },
});

export const listPartnerWallet = query('/partners/wallet', {
  roles: readers,
  summary: 'The records of a partner’s wallet, newest first',
  input: pageOfPartner,
  output: pageOf(
    v.object({
      id,
      at: moment,
      type: v.string(),
      /** The change in available funds; if there is none, what moved between other pockets. */
      amount: money,
      moved: v.nullable(v.object({ amount: money, from: v.string(), to: v.string() })),
      remark: v.nullable(v.string()),
    }),
  ),
});

export const listPartnerPlans = query('/partners/plans', {
  roles: readers,
  summary: 'The plans of a partner, newest first',
  input: {
    ...pageOfPartner.entries,
    status: v.optional(v.picklist(planStatuses)),
  },
  output: pageOf(
    v.object({
      no: v.string(),
      product: v.string(),
      status: v.string(),
      putAmount: v.nullable(money),
      consumed: money,
      createdAt: moment,
    }),
  ),
});

export const listPartnerActs = query('/partners/activity', {
  roles: readers,
  summary: 'What staff did on the account, as the partner reads it',
  input: { ...pageOfPartner.entries, by: v.optional(text(60)) },
  output: pageOf(
    v.object({
      id: v.string(),
      at: moment,
      by: v.string(),
      act: v.string(),
      reason: v.string(),
      reference: v.string(),
      evidence: v.nullable(v.string()),
    }),
  ),
});

export const changePartnerStatus = command('/partners/status', {
  roles: ['support', 'approver', 'admin'],
  approval: {
    kind: 'partner-status',
    title: 'Status of an account',
    effect: 'The account has the new status now.',
    decidedBy: ['approver'],
  },
  audit: { partner: 'approve-partner-status' },
  effect: 'opens-access',
  summary: 'Request another status of an account; another person approves it',
  input: {
    id,
    /** The status on the screen: if it has changed since, the call is refused. */
    seen: status,
    to: status,
    reason: actReason,
    reference: actReference,
  },
  output: { id },
});

const helping = { id, reason: actReason, reference: actReference };

/** A note is an act like any other: nothing is kept about partners that they cannot read. */
export const notePartner = command('/partners/note', {
  roles: readers,
  audit: { partner: 'note' },
  effect: 'answers',
  summary: 'Write a note on a partner’s account, for other staff and for the partner',
  input: helping,
});

export const endPartnerSession = command('/partners/end-session', {
  roles: helpers,
  audit: { partner: 'session-ended' },
  effect: 'stops',
  stop: {
    notice: 'session-ended',
    tells: { partner: 'session-ended' },
    undoneBy: { themselves: 'The partner logs in again.' },
  },
  summary: 'Log out one device of a partner',
  input: { ...helping, sessionId: id },
});
