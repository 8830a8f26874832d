import * as v from 'valibot';
import { lineStates, statementBytesMax, statementFormats } from '#domain/bank/statement.ts';
import { id, listOf, moment, money, text, whole } from '../shape.ts';
import { command, list, upload } from './desk-builders.ts';

const workers = ['finance', 'approver'] as const;
const readers = ['finance', 'approver', 'admin'] as const;

export const listBankStatements = list('/bank-statements', {
  roles: readers,
  summary: 'Imported bank statements, newest first',
  item: v.object({
    id,
    name: v.string(),
    format: v.picklist(statementFormats),
    account: v.string(),
    lines: whole,
    known: whole,
    sha256: v.string(),
    readBy: v.string(),
    readAt: moment,
  }),
});

export const listBankLines = list('/bank-statements/lines', {
  roles: readers,
  summary: 'The lines of a statement, each with the deposit or payout it names',
  filters: { id, state: v.optional(v.picklist(lineStates)) },
  item: v.object({
    id,
    place: whole,
    isCredit: v.boolean(),
    amount: money,
    currency: v.string(),
    bookedOn: v.string(),
    bankReference: v.nullable(v.string()),
    party: v.nullable(v.string()),
    text: v.string(),
    reference: v.nullable(v.string()),
    payoutId: v.nullable(id),
    partnerId: v.nullable(id),
    partner: v.nullable(v.string()),
    state: v.picklist(lineStates),
    readBy: v.string(),
    readById: id,
  }),
});

export const readBankStatement = upload('/bank-statements/read', {
  roles: workers,
  decidedAt: '/bank-statements/complete',
  audit: { log: 'bank-statement-read' },
  effect: 'none',
  uploadBytesMax: statementBytesMax,
  summary: 'Import a bank statement. This posts nothing',
  input: { name: text(200), format: v.picklist(statementFormats) },
  output: { ids: listOf(id, 100), lines: whole, known: whole },
});

const chosenLines = v.strictObject({
  lineIds: v.pipe(listOf(id, 200), v.minLength(1)),
});

const lineOutcomes = v.object({
  done: whole,
  left: listOf(v.object({ lineId: id, why: v.string() }), 200),
});

export const recordBankDeposits = command('/bank-statements/record', {
  roles: workers,
  factor: 'fresh',
  decidedAt: '/approvals/decide',
  audit: { partner: 'request-deposit' },
  effect: 'raises-cost',
  summary: 'Record the deposits that lines of a statement name; another person approves each',
  input: chosenLines,
  output: lineOutcomes,
});

export const completeBankPayouts = command('/bank-statements/complete', {
  roles: workers,
  factor: 'fresh',
  isDecision: true,
  isPayoutStep: true,
  audit: { partner: 'payout-completed' },
  effect: 'lowers-income',
  summary: 'Complete the payouts named by lines of a statement that another person imported',
  input: chosenLines,
  output: lineOutcomes,
});
