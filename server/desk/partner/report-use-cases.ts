import type * as reports from '#contract/desk/reports.ts';
import { Refusal } from '#domain/refusal.ts';
import { mayAnswerReport } from '#domain/report/report.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { findReport, listReports, saveReportAnswer } from '../../support/report/report.ts';
import type { DeskUseCases } from '../call/use-case.ts';

export const reportUseCases = {
  /** The queue of reports, without those about the reader's own messages. */
  listMessageReports({ db, staff }, { state, cursor }) {
    return listReports(db.sql, { reader: staff.name, isOpen: state !== 'answered', cursor });
  },

  async answerMessageReport({ sql, staff, now }, { id, outcome, reason }) {
    const by = staff.name;
    const report = await findReport(sql, id);
    if (!report) throw new Refusal('desk_not_found');
    if (!mayAnswerReport(report.writer, by)) throw new Refusal('desk_report_own');
    if (!(await saveReportAnswer(sql, report, { outcome, reason, by }, now))) {
      throw new Refusal('desk_changed_meanwhile');
    }

    const { partnerId, source, ref } = report;
    const act = `report-${outcome}` as const;
    await leaveNotice(sql, { partnerId, at: now, what: act, facts: { by, reason } });
    return { concerns: { partnerId, act, reference: `${source} ${ref}` } };
  },
} satisfies DeskUseCases<typeof reports>;
