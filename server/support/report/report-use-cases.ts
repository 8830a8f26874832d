import type * as reportRoutes from '#contract/report.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { findReportedMessage, listPartnerReports, saveReport } from './report-store.ts';

export const reportUseCases = {
  /** Accepts a report about a staff message to this partner, with its current words. */
  async reportMessage({ db, partner, now }, { source, ref }) {
    const partnerId = partner.id;
    return db.transaction(async (sql) => {
      const message = await findReportedMessage(sql, partnerId, source, ref);
      if (!message) throw new RefusalError('record_not_found');
      await saveReport(sql, { partnerId, at: now(), source, ref, ...message });

      const report = (await listPartnerReports(sql, partnerId)).find(
        (candidate) => candidate.source === source && candidate.ref === ref,
      );
      if (!report) throw new Error('A report that was saved is gone');
      return report;
    });
  },

  async listReports({ db, partner }) {
    return { list: await listPartnerReports(db.sql, partner.id) };
  },
} satisfies UseCases<typeof reportRoutes>;
