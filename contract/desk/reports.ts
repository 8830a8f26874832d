import * as v from 'valibot';
import { reportOutcomes, reportSources } from '#domain/report/report.ts';
import { id, moment } from '../shape.ts';
import { actReason } from './act-input.ts';
import { command, list } from './desk-builders.ts';

const roles = ['support', 'approver', 'admin'] as const;

export const listMessageReports = list('/reports', {
  roles,
  summary: 'Partners’ reports about messages of other members, oldest first',
  filters: { state: v.optional(v.picklist(['open', 'answered'])) },
  item: v.object({
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
});

export const answerMessageReport = command('/reports/answer', {
  roles,
  isDecision: true,
  audit: { partner: ['report-upheld', 'report-dismissed'] },
  effect: 'read-by-partners',
  summary: 'Answer a report about another member’s message, with a reason that the partner reads',
  input: { id, outcome: v.picklist(reportOutcomes), reason: actReason },
});
