import * as v from 'valibot';
import { lineStates, statementBytesMax, statementFormats } from '#domain/bank/statement.ts';
import { id, listOf, moment, money, page, pageOf, text, whole } from '../shape.ts';
import type { DeskRoute } from './desk-route.ts';
import { asks, asksFresh, decidesFresh, looks } from './desk-rule.ts';

const workers = ['finance', 'approver'] as const;
const readers = ['finance', 'approver', 'admin'] as const;

export const listBankStatements = {
  method: 'GET',
  path: '/bank-statements',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'Imported bank statements, newest first',
  input: v.strictObject(page),
  output: pageOf(
    v.object({
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
  ),
} as const satisfies DeskRoute;

export const listBankLines = {
  method: 'GET',
  path: '/bank-statements/lines',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'The lines of a statement, each with the deposit or payout it names',
  input: v.strictObject({ ...page, id, state: v.optional(v.picklist(lineStates)) }),
  output: pageOf(
    v.object({
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
    }),
  ),
} as const satisfies DeskRoute;

export const readBankStatement = {
  method: 'POST',
  path: '/bank-statements/read',
  roles: workers,
  trace: 'log',
  rule: asks('/bank-statements/complete'),
  body: 'multipart',
  uploadBytesMax: statementBytesMax,
  summary: 'Import a bank statement. This posts nothing',
  input: v.strictObject({ name: text(200), format: v.picklist(statementFormats) }),
  output: v.object({ ids: listOf(id, 100), lines: whole, known: whole }),
} as const satisfies DeskRoute;

const chosen = v.strictObject({
  lineIds: v.pipe(listOf(id, 200), v.minLength(1)),
});

const done = v.object({
  done: whole,
  left: listOf(v.object({ lineId: id, why: v.string() }), 200),
});

export const proposeBankDeposits = {
  method: 'POST',
  path: '/bank-statements/propose',
  roles: workers,
  trace: 'staff-activity',
  rule: asksFresh('/proposals/decide'),
  summary: 'Record the deposits that lines of a statement name; another person confirms each',
  input: chosen,
  output: done,
} as const satisfies DeskRoute;

export const completeBankPayouts = {
  method: 'POST',
  path: '/bank-statements/complete',
  roles: workers,
  trace: 'staff-activity',
  rule: decidesFresh,
  summary: 'Complete the payouts named by lines of a statement that another person imported',
  input: chosen,
  output: done,
} as const satisfies DeskRoute;
