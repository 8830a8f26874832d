import * as v from 'valibot';
import { transfersMax } from '#domain/bank/payment-file.ts';
import { id, listOf, moment, money, nothing, page, pageOf, whole } from '../shape.ts';
import { staffReason } from '../staff-text.ts';
import type { DeskRoute } from './desk-route.ts';
import { alone, aloneFresh, asksFresh, decidesFresh, looks } from './desk-rule.ts';

const workers = ['finance', 'approver'] as const;
const readers = ['finance', 'approver', 'admin'] as const;
const day = v.pipe(v.string(), v.isoDate());

/** The network's own account, which the bank takes the money from. */
const debtor = v.strictObject({
  name: staffReason(140),
  account: v.pipe(v.string(), v.regex(/^[A-Z0-9]{5,34}$/)),
  bic: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/))),
});

const file = {
  id,
  no: v.string(),
  debtor,
  paysOn: day,
  count: whole,
  total: money,
  /** How many of its payouts are still approved, and so not sent. */
  toSend: whole,
  madeBy: v.string(),
  madeAt: moment,
  releasedBy: v.nullable(v.string()),
  releasedAt: v.nullable(moment),
  xmlSha256: v.nullable(v.string()),
  csvSha256: v.nullable(v.string()),
  droppedBy: v.nullable(v.string()),
  droppedAt: v.nullable(moment),
};

export const listPaymentFiles = {
  method: 'GET',
  path: '/payment-files',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'Payment files for the bank, newest first',
  input: v.strictObject(page),
  output: pageOf(v.object(file)),
} as const satisfies DeskRoute;

export const listPayable = {
  method: 'GET',
  path: '/payment-files/payable',
  roles: readers,
  trace: 'none',
  rule: looks,
  summary: 'Approved payouts that are in no file yet, and why some of them cannot be in one',
  input: nothing,
  output: v.object({
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
    /** The account of the last file, to begin the next one with. */
    debtor: v.nullable(debtor),
  }),
} as const satisfies DeskRoute;

export const makePaymentFile = {
  method: 'POST',
  path: '/payment-files/make',
  roles: workers,
  trace: 'log',
  rule: asksFresh('/payment-files/release'),
  summary: 'Put approved payouts into a file for the bank; another person releases it',
  input: v.strictObject({
    payoutIds: v.pipe(listOf(id, transfersMax), v.minLength(1)),
    debtor,
    paysOn: day,
  }),
  output: v.object({ id, no: v.string() }),
} as const satisfies DeskRoute;

export const releasePaymentFile = {
  method: 'POST',
  path: '/payment-files/release',
  roles: workers,
  trace: 'staff-activity',
  rule: decidesFresh,
  summary: 'Release a file that another person made; each partner is told that their card is in it',
  input: v.strictObject({ id }),
  output: v.object({ xmlSha256: v.string(), csvSha256: v.string() }),
} as const satisfies DeskRoute;

export const readPaymentFile = {
  method: 'POST',
  path: '/payment-files/read',
  roles: workers,
  trace: 'log',
  rule: aloneFresh,
  summary: 'Download a released file, as pain.001.001.09 or CSV; its hash is compared first',
  input: v.strictObject({ id, format: v.picklist(['xml', 'csv']) }),
  output: v.object({ name: v.string(), text: v.string(), sha256: v.string() }),
} as const satisfies DeskRoute;

export const sendPaymentFile = {
  method: 'POST',
  path: '/payment-files/send',
  roles: workers,
  trace: 'staff-activity',
  rule: decidesFresh,
  summary: 'Record that the bank has the file: its approved payouts are sent',
  input: v.strictObject({ id }),
  output: v.object({
    sent: whole,
    /** Payouts that stayed as they were, such as those that the caller approved. */
    left: listOf(v.object({ partner: v.string(), why: v.string() }), transfersMax),
  }),
} as const satisfies DeskRoute;

export const dropPaymentFile = {
  method: 'POST',
  path: '/payment-files/drop',
  roles: workers,
  trace: 'log',
  rule: alone,
  summary: 'Drop a file that the bank was not given; its payouts can go into another',
  input: v.strictObject({ id, reason: staffReason(200) }),
  output: nothing,
} as const satisfies DeskRoute;
