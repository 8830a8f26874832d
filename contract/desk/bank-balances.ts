import * as v from 'valibot';
import { coverage } from '../integrity.ts';
import { id, moment, money, nothing, page, pageOf, typedMoney } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import type { DeskRoute } from './desk-route.ts';
import { asks, looks } from './desk-rule.ts';

const readers = ['finance', 'approver', 'admin'] as const;

export const listBankBalances = {
  method: 'GET',
  path: '/bank-balances',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'Balances that banks reported, newest first, each with the hash of its file',
  input: v.strictObject(page),
  output: pageOf(
    v.object({
      id,
      account: v.string(),
      amount: money,
      asOf: moment,
      sha256: v.string(),
      recordedBy: v.string(),
      confirmedBy: v.nullable(v.string()),
      at: moment,
    }),
  ),
} as const satisfies DeskRoute;

export const showCoverage = {
  method: 'GET',
  path: '/bank-balances/coverage',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'What is owed by the newest root, beside what the banks report',
  input: nothing,
  output: coverage,
} as const satisfies DeskRoute;

export const recordBankBalance = {
  method: 'POST',
  path: '/bank-balances/record',
  roles: ['finance', 'approver'],
  trace: 'log',
  rule: asks('/by-two/decide'),
  summary: 'Propose to record a balance that a bank reports, with the hash of the bank’s file',
  input: v.strictObject({
    /** A name for the account, which everyone may read: not its number. */
    account: staffReason(80),
    amount: typedMoney,
    asOf: moment,
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    reason: staffReason(500),
  }),
  output: v.object({ id }),
} as const satisfies DeskRoute;
