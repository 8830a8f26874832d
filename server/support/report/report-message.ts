import type { listReports as listRoute, reportMessage as route } from '#contract/report.ts';
import { Refusal } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { findReportedMessage, listOwnReports, type Report, saveReport } from './report-store.ts';

const shown = ({ source, ref, at, outcome, by, reason }: Report) => ({
  source,
  ref,
  at: at.toISOString(),
  answer: outcome && by && reason ? { outcome, by, reason } : null,
});

/** Accepts a report about a staff message to this partner, with its current words. */
export const reportMessage: UseCase<typeof route> = async (call, { source, ref }) => {
  const { db, member } = call;
  const partnerId = member.id;
  return db.transaction(async (sql) => {
    const message = await findReportedMessage(sql, partnerId, source, ref);
    if (!message) throw new Refusal('record_not_found');
    await saveReport(sql, { partnerId, at: call.now(), source, ref, ...message });
    const kept = (await listOwnReports(sql, partnerId)).find(
      (one) => one.source === source && one.ref === ref,
    );
    if (!kept) throw new Error('A report that was kept is gone');
    return shown(kept);
  });
};

export const listReports: UseCase<typeof listRoute> = async ({ db, member }) => ({
  list: (await listOwnReports(db.sql, member.id)).map(shown),
});
