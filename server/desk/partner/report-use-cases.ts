import type * as reports from '#contract/desk/reports.ts';
import { RefusalError } from '#domain/refusal.ts';
import { reportSources } from '#domain/report/report.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { answerCase, lockCase } from '../../people/support-case/support-case.ts';
import { listReports } from '../../support/report/report.ts';
import type { DeskUseCases } from '../call/use-case.ts';

export const reportUseCases = {
  /** The queue of reports, without those about the reader's own messages. */
  listMessageReports({ db, staff }, { state, cursor }) {
    return listReports(db.sql, { readerId: staff.id, isOpen: state !== 'answered', cursor });
  },

  async answerMessageReport({ sql, staff, now }, { id, outcome, reason }) {
    const report = await lockCase(sql, reportSources, id);
    if (!report) throw new RefusalError('desk_not_found');
    await answerCase(sql, report, { outcome, answer: reason, staff }, now);

    const { partnerId, kind, subject } = report;
    const act = `report-${outcome}` as const;
    await leaveNotice(sql, {
      partnerId,
      createdAt: now,
      kind: act,
      details: { by: staff.name, reason },
    });
    return { concerns: { partnerId, act, reference: `${kind} ${subject}` } };
  },
} satisfies DeskUseCases<typeof reports>;
