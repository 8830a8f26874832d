import * as v from 'valibot';
import { invalidReasons } from '#domain/delivery/event.ts';
import { payoutReasonNames } from '#domain/wallet/payout-refusals.ts';
import { query } from './route.ts';
import { listOf, moment, money, whole } from './shape.ts';

const dispute = v.object({
  opened: whole,
  forPartner: whole,
  against: whole,
  open: whole,
  /** Open, and due by now. */
  overdue: whole,
});

export const coverage = v.object({
  /** The root that the sums are of; null until the first. */
  root: v.nullable(v.object({ no: whole, at: moment, hash: v.string() })),
  /** Empty while fewer than five are owed anything. */
  lines: listOf(v.object({ groups: listOf(v.string(), 5), amount: money }), 5),
  owed: v.nullable(money),
  /** The latest balance of each account according to the bank, and the SHA-256 of its file. */
  banks: listOf(
    v.object({ account: v.string(), amount: money, at: moment, sha256: v.string() }),
    100,
  ),
  inBank: v.nullable(money),
  /** What the banks report less what is owed. */
  difference: v.nullable(money),
});

/** What an outside auditor found, as signed. */
const outsideAudit = v.object({
  auditor: v.string(),
  /** The public key that it is signed with, which two members of staff registered. */
  key: v.string(),
  /** When the auditor's program ran. */
  at: moment,
  /** The newest root in what it read. */
  root: v.object({ no: whole, at: moment }),
  isSound: v.boolean(),
  /** The first finding, in the words of the auditor's program. */
  finding: v.nullable(v.object({ file: v.string(), line: whole, why: v.string() })),
  /** The hash of the signed file, by which the file can be requested. */
  sha256: v.string(),
});

export const readAudit = query('/integrity/audit', {
  access: 'public',
  summary: 'The result of an outside audit, byte for byte as signed',
  input: { sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) },
  output: {
    /** Null when there is none of this hash. */
    file: v.nullable(v.string()),
  },
});

export const integrityReport = query('/integrity/report', {
  access: 'public',
  summary:
    'What the network owes and has, how payouts and disputes ended, and what was found invalid',
  output: {
    network: v.string(),
    isDemo: v.boolean(),
    currency: v.string(),
    /** When all of this was computed. */
    at: moment,
    /** The period in days of all figures but those of the books. */
    days: whole,
    books: v.object({
      lastRunAt: v.nullable(moment),
      isSound: v.boolean(),
      checkedEntries: whole,
    }),
    /** Accounts of staff that the machine opened, beside the first two; of all time. */
    machineAdmissions: v.object({ count: whole, lastAt: v.nullable(moment) }),
    /** Outside audits, newest first; empty if there were none. */
    audits: listOf(outsideAudit, 20),
    coverage,
    payouts: v.object({
      asked: whole,
      paid: whole,
      /** Null while it is the money of fewer than five partners. */
      paidAmount: v.nullable(money),
      failed: whole,
      cancelled: whole,
      waiting: whole,
      waitingSince: v.nullable(moment),
      /** From the request until it was reported as arrived. */
      medianMs: v.nullable(whole),
      p95Ms: v.nullable(whole),
      refused: listOf(v.object({ reason: v.picklist(payoutReasonNames), count: whole }), 50),
    }),
    disputes: v.object({ orders: dispute, payouts: dispute, exchanges: dispute }),
    /** UTC days on which counted events were later found invalid. */
    restatements: listOf(
      v.object({
        day: moment,
        kind: v.picklist(['impression', 'click']),
        before: whole,
        after: whole,
      }),
      200,
    ),
    events: v.object({
      reported: whole,
      counted: whole,
      discarded: listOf(v.object({ rule: v.picklist(invalidReasons), count: whole }), 50),
      foundLater: whole,
      /** What the event stream lost for good: batches of 1 to 1,000 events, of all time. */
      lost: listOf(
        v.object({ at: moment, stoppedAt: moment, partition: whole, batches: whole }),
        200,
      ),
    }),
  },
});
