import type * as audits from '#contract/desk/audits.ts';
import { readOutsideAuditResult } from '#domain/audit/audit-result.ts';
import { RefusalError } from '#domain/refusal.ts';
import {
  composeExport,
  endAuditor,
  insertAuditor,
  listAuditors,
  listOutsideAudits,
  takeResult,
} from '../../proof/outside-audit/outside-audit.ts';
import type { DeskUseCases } from '../call/use-case.ts';

const auditsShownMax = 50;

export const auditUseCases = {
  async listAudits({ db }) {
    const audits = await listOutsideAudits(db.sql, auditsShownMax);
    return {
      auditors: await listAuditors(db.sql),
      list: audits.map((audit) => ({ ...audit, finding: findFirstFinding(audit.text) })),
    };
  },

  /** The file is composed when its line in the log is written. */
  exportBooks: {
    async inOwnTransactions(call) {
      await call.writeAudit(call.db.sql, {}, call.now());
      return composeExport(call);
    },
  },

  async takeAudit({ sql, staff, now, settings }, { result: file }) {
    const { name: network } = settings.installation;
    const outsideAudit = await takeResult(sql, { file, network, takenBy: staff.name, now });
    const { sha256, auditor, result } = outsideAudit;
    const verdict = result.isSound ? 'sound' : 'not sound';
    return {
      reply: { sha256 },
      details: { auditor, root: String(result.root.no), said: verdict, sha256 },
    };
  },

  async addAuditor({ sql, requestedBy, now }, { name, publicKey }) {
    const auditor = { name, key: publicKey, addedBy: requestedBy, addedAt: now };
    if (!(await insertAuditor(sql, auditor))) {
      const problem = 'There is an auditor of that name, or there was one with that key.';
      throw new RefusalError('desk_audit_invalid', { problem });
    }
    return {
      subject: name,
      description: { auditor: name, key: publicKey },
      details: { name, key: publicKey },
    };
  },

  async endAuditor({ sql, requestedBy, decidedBy, now }, { auditor: name }) {
    if (!(await endAuditor(sql, name, decidedBy ?? requestedBy, now))) {
      throw new RefusalError('desk_not_found');
    }
    return { subject: name, description: { auditor: name }, details: { name } };
  },
} satisfies DeskUseCases<typeof audits>;

function findFirstFinding(result: string): string | null {
  const [first] = readOutsideAuditResult(result)?.result.findings ?? [];
  return first ? `${first.file}, line ${first.line}: ${first.why}` : null;
}
