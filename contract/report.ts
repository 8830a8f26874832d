import * as v from 'valibot';
import { reportOutcomes, reportSources } from '#domain/report/report.ts';
import { command, query } from './route.ts';
import { listOf, moment, text } from './shape.ts';

const report = v.object({
  source: v.picklist(reportSources),
  ref: v.string(),
  at: moment,
  /** The outcome, from whom and why; null while it is pending. */
  answer: v.nullable(
    v.object({ outcome: v.picklist(reportOutcomes), by: v.string(), reason: v.string() }),
  ),
});

export const reportMessage = command('/report/message', {
  access: 'owner',
  summary: 'Report a message from staff to somebody other than its author. Counts once',
  input: { source: v.picklist(reportSources), ref: text(60) },
  output: report,
});

export const listReports = query('/report/list', {
  access: 'owner',
  summary: 'Your reports about messages from staff, newest first, with the outcome of each',
  output: { list: listOf(report, 200) },
});
