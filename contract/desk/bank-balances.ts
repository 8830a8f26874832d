import * as v from 'valibot';
import { coverage } from '../integrity.ts';
import { id, moment, momentText, money, typedMoney } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import { approvers } from './approvers.ts';
import { command, list, query } from './desk-builders.ts';

const readers = ['finance', 'approver', 'admin'] as const;

export const listBankBalances = list('/bank-balances', {
  roles: readers,
  summary: 'Balances that banks reported, newest first, each with the hash of its file',
  item: v.object({
    id,
    account: v.string(),
    amount: money,
    asOf: moment,
    sha256: v.string(),
    recordedBy: v.string(),
    confirmedBy: v.nullable(v.string()),
    at: moment,
  }),
});

export const showCoverage = query('/bank-balances/coverage', {
  roles: readers,
  summary: 'What is owed by the newest root, beside what the banks report',
  output: coverage,
});

export const recordBankBalance = command('/bank-balances/record', {
  roles: ['finance', 'approver'],
  approval: {
    kind: 'bank-balance',
    title: 'Bank balance',
    effect: 'It’s in the public report now.',
    decidedBy: approvers,
  },
  audit: { log: 'bank-balance' },
  effect: 'read-by-partners',
  summary: 'Request to record a balance that a bank reports, with the hash of the bank’s file',
  input: {
    /** A name for the account, which everyone may read: not its number. */
    account: staffReason(80),
    amount: typedMoney,
    asOf: momentText,
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    reason: staffReason(500),
  },
  output: { id },
});
