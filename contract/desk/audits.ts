import * as v from 'valibot';
import { composedReply, id, listOf, moment, nothing, text, whole } from '../shape.ts';
import { staffReason, staffText } from '../staff-text.ts';
import type { DeskRoute } from './desk-route.ts';
import { aloneFresh, asks, looks } from './desk-rule.ts';

const reason = staffReason(500);
const keepers = ['auditor', 'admin'] as const;

export const listAudits = {
  method: 'GET',
  path: '/audits',
  roles: ['finance', 'approver', 'admin', 'auditor'],
  trace: 'none',
  rule: looks,
  summary: 'The outside auditors of the books, their keys, and what they found',
  input: nothing,
  output: v.object({
    auditors: listOf(
      v.object({ name: v.string(), key: v.string(), addedBy: v.string(), addedAt: moment }),
      100,
    ),
    list: listOf(
      v.object({
        sha256: v.string(),
        auditor: v.string(),
        at: moment,
        rootNo: whole,
        rootAt: moment,
        isSound: v.boolean(),
        /** The first finding, in the words of the auditor's program. */
        finding: v.nullable(v.string()),
        takenBy: v.string(),
        takenAt: moment,
      }),
      50,
    ),
  }),
} as const satisfies DeskRoute;

export const exportBooks = {
  method: 'POST',
  path: '/audits/export',
  roles: keepers,
  trace: 'log',
  rule: aloneFresh,
  reply: 'file',
  isComposed: true,
  summary: 'All books and events from the start as one archive, with digests in place of people',
  input: nothing,
  output: composedReply,
} as const satisfies DeskRoute;

export const takeAudit = {
  method: 'POST',
  path: '/audits/take',
  roles: keepers,
  trace: 'log',
  rule: aloneFresh,
  summary: 'Submit a result that a registered auditor has signed; it is public from then on',
  input: v.strictObject({ result: v.pipe(v.string(), v.maxLength(40_000)) }),
  output: v.object({ sha256: v.string() }),
} as const satisfies DeskRoute;

export const addAuditor = {
  method: 'POST',
  path: '/audits/auditors/add',
  roles: ['admin'],
  trace: 'log',
  rule: asks('/by-two/decide'),
  summary: 'Propose to register an outside auditor’s key',
  input: v.strictObject({
    name: staffText(120, 2),
    publicKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
    reason,
  }),
  output: v.object({ id }),
} as const satisfies DeskRoute;

export const endAuditor = {
  method: 'POST',
  path: '/audits/auditors/end',
  roles: ['admin'],
  trace: 'log',
  rule: asks('/by-two/decide'),
  summary: 'Propose to accept no more results signed with an auditor’s key; earlier ones stay',
  input: v.strictObject({ auditor: text(120), reason }),
  output: v.object({ id }),
} as const satisfies DeskRoute;
