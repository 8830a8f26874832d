import type { integrity as route } from '#contract/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import { getAuditState } from './audit-state-store.ts';
import type { LedgerUseCase } from './ledger-services.ts';

/** The auditor's latest result, which is public. */
export const integrity: LedgerUseCase<typeof route> = ({ db }) => readIntegrity(db.sql);

/** The auditor's latest result as staff read it. */
export async function readIntegrity(sql: Sql) {
  const row = await getAuditState(sql);
  return {
    lastRunAt: row.at?.toISOString() ?? null,
    checkedEntries: Number(row.checkedEntries ?? 0n),
    isSound: !row.isStopped,
    findings: row.findings ?? 0,
    heads: Number(row.heads),
  };
}
