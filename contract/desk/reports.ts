import * as v from 'valibot';
import { reportOutcomes, reportSources } from '#domain/report/report.ts';
import { id, moment, page, pageOf } from '../shape.ts';
import { actReason } from './act-input.ts';
import type { DeskRoute } from './desk-route.ts';
import { decides, looks } from './desk-rule.ts';

const roles = ['support', 'approver', 'admin'] as const;

export const listMessageReports = {
  method: 'GET',
  path: '/reports',
  roles,
  trace: 'none',
  rule: looks,
  summary: 'Partners’ reports about messages of other members, oldest first',
  input: v.strictObject({ ...page, state: v.optional(v.picklist(['open', 'answered'])) }),
  output: pageOf(
    v.object({
      id,
      partnerId: id,
      username: v.nullable(v.string()),
      at: moment,
      source: v.picklist(reportSources),
      ref: v.string(),
      writer: v.string(),
      content: v.string(),
      answer: v.nullable(
        v.object({ outcome: v.picklist(reportOutcomes), by: v.string(), reason: v.string() }),
      ),
    }),
  ),
} as const satisfies DeskRoute;

export const answerMessageReport = {
  method: 'POST',
  path: '/reports/answer',
  roles,
  trace: 'staff-activity',
  rule: decides,
  summary: 'Answer a report about another member’s message, with a reason that the partner reads',
  input: v.strictObject({ id, outcome: v.picklist(reportOutcomes), reason: actReason }),
  output: v.strictObject({}),
} as const satisfies DeskRoute;
