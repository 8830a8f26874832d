import type {
  answerMessageReport as answerMessageReportRoute,
  listMessageReports as listMessageReportsRoute,
} from '#contract/desk/reports.ts';
import { Refusal } from '#domain/refusal.ts';
import { mayAnswerReport } from '#domain/report/report.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { noteAct } from '../../people/staff-activity/staff-activity.ts';
import { findReport, listReportPage, saveReportAnswer } from '../../support/report/report.ts';
import type { DeskUseCase } from '../call/desk-call.ts';

/** The queue of reports, without those about the reader's own messages. */
export const listMessageReports: DeskUseCase<typeof listMessageReportsRoute> = async (
  call,
  input,
) => {
  const isOpen = input.state !== 'answered';
  const { list, next } = await listReportPage(call.db.sql, call.staff.name, isOpen, input.cursor);
  const shown = list.map(({ at, outcome, by, reason, ...report }) => ({
    ...report,
    at: at.toISOString(),
    answer: outcome && by && reason ? { outcome, by, reason } : null,
  }));
  return { list: shown, next };
};

export const answerMessageReport: DeskUseCase<typeof answerMessageReportRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const by = call.staff.name;
    const { id, outcome, reason } = input;
    const report = await findReport(sql, id);
    if (!report) throw new Refusal('desk_not_found');
    if (!mayAnswerReport(report.writer, by)) throw new Refusal('desk_report_own');
    const isSaved = await saveReportAnswer(sql, report, { outcome, reason, by }, call.now());
    if (!isSaved) throw new Refusal('desk_changed_meanwhile');
    const { partnerId, source, ref } = report;
    const what = `report-${outcome}` as const;
    const reference = `${source} ${ref}`;
    await noteAct(sql, { partnerId, by, act: what, reason, reference }, call.now());
    await leaveNotice(sql, { partnerId, at: call.now(), what, facts: { by, reason } });
    return {};
  });
