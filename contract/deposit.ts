import * as v from 'valibot';
import { command, list } from './route.ts';
import { listOf, moment, money } from './shape.ts';

const deposit = v.object({
  reference: v.string(),
  createdAt: moment,
  /** Known once staff have seen it arrive. */
  amount: v.nullable(money),
  state: v.picklist(['expected', 'recorded', 'confirmed', 'reversed', 'refused']),
  at: moment,
  /** For a refused one: what it had been recorded for. */
  reason: v.nullable(v.string()),
});

export const depositTip = command('/deposit/tip', {
  access: 'partner',
  summary: 'The reference for your next deposit, how to use it, and your deposits so far',
  output: {
    reference: v.string(),
    instructions: listOf(v.string(), 20),
    list: listOf(deposit, 50),
  },
});

export const listStaffActivity = list('/user/staff_activity', {
  access: 'owner',
  summary: 'Everything that staff did on this account, newest first, with name and reason',
  item: v.object({
    at: moment,
    by: v.string(),
    act: v.string(),
    reason: v.string(),
    reference: v.string(),
    /** The SHA-256 of the evidence for the act, if there was any. */
    evidence: v.nullable(v.string()),
  }),
});
