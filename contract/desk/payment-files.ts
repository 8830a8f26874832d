import * as v from 'valibot';
import { transfersMax } from '#domain/bank/payment-file.ts';
import { debtorAccount } from '../configuration.ts';
import { id, listOf, moment, money, whole } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import { command, list, query } from './desk-builders.ts';

const workers = ['finance', 'approver'] as const;
const readers = ['finance', 'approver', 'admin'] as const;
const day = v.pipe(v.string(), v.isoDate());

const file = {
  id,
  no: v.string(),
  debtor: debtorAccount,
  paysOn: day,
  count: whole,
  total: money,
  /** How many of its payouts are still approved, and so not sent. */
  toSend: whole,
  madeBy: v.string(),
  madeById: id,
  madeAt: moment,
  releasedBy: v.nullable(v.string()),
  releasedAt: v.nullable(moment),
  xmlSha256: v.nullable(v.string()),
  csvSha256: v.nullable(v.string()),
  droppedBy: v.nullable(v.string()),
  droppedAt: v.nullable(moment),
};

export const listPaymentFiles = list('/payment-files', {
  roles: readers,
  summary: 'Payment files for the bank, newest first',
  item: v.object(file),
});

export const listPayable = query('/payment-files/payable', {
  roles: readers,
  summary: 'Approved payouts that are in no file yet, and why some of them cannot be in one',
  output: {
    list: listOf(
      v.object({
        id,
        partnerId: id,
        partner: v.string(),
        net: money,
        target: v.string(),
        approvedBy: v.string(),
        approvedAt: moment,
        whyNot: v.nullable(v.picklist(['wallet', 'amount'])),
      }),
      transfersMax,
    ),
    /** The network's own accounts, of which one pays. */
    debtors: listOf(debtorAccount, 10),
  },
});

export const showPaymentFile = query('/payment-files/show', {
  roles: readers,
  summary: 'What a payment file pays, line by line, as it is read before it is released',
  input: { id },
  output: {
    lines: listOf(
      v.object({
        payoutId: id,
        partnerId: id,
        partner: v.string(),
        /** The payout's target, with its account number masked. */
        target: v.string(),
        net: money,
        state: v.string(),
      }),
      transfersMax,
    ),
  },
});

export const makePaymentFile = command('/payment-files/make', {
  roles: workers,
  factor: 'fresh',
  decidedAt: '/payment-files/release',
  audit: { log: 'payment-file-made' },
  effect: 'none',
  summary: 'Put approved payouts into a file for the bank; another person releases it',
  input: {
    payoutIds: v.pipe(listOf(id, transfersMax), v.minLength(1)),
    /** One of the accounts in the configuration. */
    account: debtorAccount.entries.account,
    paysOn: day,
  },
  output: { id, no: v.string() },
});

export const releasePaymentFile = command('/payment-files/release', {
  roles: workers,
  factor: 'fresh',
  isDecision: true,
  audit: { partner: 'payment-file' },
  effect: 'opens-access',
  summary: 'Release a file that another person made; each partner is told that their card is in it',
  input: { id },
  output: { xmlSha256: v.string(), csvSha256: v.string() },
});

export const readPaymentFile = command('/payment-files/read', {
  roles: workers,
  factor: 'fresh',
  audit: { log: 'payment-file-read' },
  effect: 'reads',
  summary: 'Download a released file, as pain.001.001.09 or CSV; its hash is compared first',
  input: { id, format: v.picklist(['xml', 'csv']) },
  output: { name: v.string(), text: v.string(), sha256: v.string() },
});

export const sendPaymentFile = command('/payment-files/send', {
  roles: workers,
  factor: 'fresh',
  isDecision: true,
  isPayoutStep: true,
  audit: { partner: 'payout-sent' },
  effect: 'lowers-income',
  summary: 'Record that the bank has the file: its approved payouts are sent',
  input: { id },
  output: {
    sent: whole,
    /** Payouts that stayed as they were, such as those that the caller approved. */
    left: listOf(v.object({ partner: v.string(), why: v.string() }), transfersMax),
  },
});

export const dropPaymentFile = command('/payment-files/drop', {
  roles: workers,
  approval: {
    kind: 'payment-file-drop',
    title: 'Discarding of a payment file',
    effect: 'Its payouts can go into another file, or back to their partners.',
    decidedBy: workers,
  },
  audit: { log: 'payment-file-dropped' },
  // If the bank has the file after all, the network pays twice.
  effect: 'raises-cost',
  summary: 'Request to drop a file that the bank was not given; its payouts can go into another',
  input: { id, reason: staffReason(200) },
  output: { id },
});
