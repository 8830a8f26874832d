import * as v from 'valibot';
import { reportOutcomes, reportSources } from '#domain/report/report.ts';
import type { Route } from './route.ts';
import { listOf, moment, nothing, text } from './shape.ts';

const report = v.object({
  source: v.picklist(reportSources),
  ref: v.string(),
  at: moment,
  /** The outcome, from whom and why; null while it is pending. */
  answer: v.nullable(
    v.object({ outcome: v.picklist(reportOutcomes), by: v.string(), reason: v.string() }),
  ),
});

export const reportMessage = {
  method: 'POST',
  path: '/report/message',
  access: 'owner',
  summary: 'Report a message from staff to somebody other than its author. Counts once',
  input: v.strictObject({ source: v.picklist(reportSources), ref: text(60) }),
  output: report,
} as const satisfies Route;

export const listReports = {
  method: 'GET',
  path: '/report/list',
  access: 'owner',
  summary: 'Your reports about messages from staff, newest first, with the outcome of each',
  input: nothing,
  output: v.object({ list: listOf(report, 200) }),
} as const satisfies Route;
