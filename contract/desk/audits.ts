import * as v from 'valibot';
import { id, listOf, moment, text, whole } from '../shape.ts';
import { staffReason, staffText } from '../staff-text.ts';
import { approvers } from './approvers.ts';
import { command, file, query } from './desk-builders.ts';

const reason = staffReason(500);
const keepers = ['auditor', 'admin'] as const;

export const listAudits = query('/audits', {
  roles: ['finance', 'approver', 'admin', 'auditor'],
  summary: 'The outside auditors of the books, their keys, and what they found',
  output: {
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
  },
});

export const exportBooks = file('/audits/export', {
  roles: keepers,
  factor: 'fresh',
  audit: { log: 'books-exported' },
  // It names nobody: digests stand in place of people.
  effect: 'none',
  summary: 'All books and events from the start as one archive, with digests in place of people',
});

export const takeAudit = command('/audits/take', {
  roles: keepers,
  factor: 'fresh',
  audit: { log: 'audit-taken' },
  // Two people registered the auditor, who signed every word; nobody can hold back what was found.
  effect: 'passes-on',
  summary: 'Submit a result that a registered auditor has signed; it is public from then on',
  input: { result: v.pipe(v.string(), v.maxLength(40_000)) },
  output: { sha256: v.string() },
});

export const addAuditor = command('/audits/auditors/add', {
  roles: ['admin'],
  approval: {
    kind: 'auditor',
    title: 'New auditor',
    effect: 'What the auditor signs is accepted from now on.',
    decidedBy: approvers,
  },
  audit: { log: 'auditor-added' },
  effect: 'read-by-partners',
  summary: 'Request to register an outside auditor’s key',
  input: {
    name: staffText(120, 2),
    publicKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
    reason,
  },
  output: { id },
});

export const endAuditor = command('/audits/auditors/end', {
  roles: ['admin'],
  approval: {
    kind: 'auditor-end',
    title: 'End of an auditor',
    effect: 'What the auditor signs is no longer accepted.',
    decidedBy: approvers,
  },
  audit: { log: 'auditor-ended' },
  effect: 'read-by-partners',
  summary: 'Request to accept no more results signed with an auditor’s key; earlier ones stay',
  input: { auditor: text(120), reason },
  output: { id },
});
