import type { listReports as listRoute, reportMessage as route } from '#contract/report.ts';
import { Refusal } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { findReportedMessage, listOwnReports, saveReport } from './report-store.ts';

/** Accepts a report about a staff message to this partner, with its current words. */
export const reportMessage: UseCase<typeof route> = async (call, { source, ref }) => {
  const { db, member } = call;
  const partnerId = member.id;
  return db.transaction(async (sql) => {
    const message = await findReportedMessage(sql, partnerId, source, ref);
    if (!message) throw new Refusal('record_not_found');
    await saveReport(sql, { partnerId, at: call.now(), source, ref, ...message });
    const saved = (await listOwnReports(sql, partnerId)).find(
      (report) => report.source === source && report.ref === ref,
    );
    if (!saved) throw new Error('A report that was saved is gone');
    return saved;
  });
};

export const listReports: UseCase<typeof listRoute> = async ({ db, member }) => ({
  list: await listOwnReports(db.sql, member.id),
});
