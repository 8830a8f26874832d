import type * as integrity from '#contract/integrity.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { findOutsideAudit } from '../outside-audit/audit-store.ts';
import { findReport } from './find-report.ts';

export const integrityUseCases = {
  async integrityReport({ db, now, settings }) {
    const { name, mode, currency } = settings.installation;
    const report = await findReport(db, now());
    return { ...report, network: name, isDemo: mode === 'demo', currency };
  },

  async readAudit({ db }, { sha256 }) {
    return { file: await findOutsideAudit(db.sql, sha256) };
  },
} satisfies UseCases<typeof integrity>;
