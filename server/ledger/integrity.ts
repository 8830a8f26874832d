import type { integrity as route } from '#contract/ledger.ts';
import type { Sql } from '../database/database.ts';
import type { LedgerUseCase } from './ledger-services.ts';

interface IntegrityRow {
  readonly at: Date | null;
  readonly checkedEntries: bigint | null;
  readonly findings: number | null;
  readonly isStopped: boolean;
  readonly heads: bigint;
}

/** The auditor's latest result, which is public. */
export const integrity: LedgerUseCase<typeof route> = ({ db }) => readIntegrity(db.sql);

/** The auditor's latest result as staff read it. */
export async function readIntegrity(sql: Sql) {
  const [row] = await sql<IntegrityRow>(
    `select a.at, a.checked_entries "checkedEntries", jsonb_array_length(a.findings) findings,
            exists (select from ledger_stop where lifted_at is null) "isStopped",
            (select count(*) from wallet where seq > 0) heads
       from (select 1) always
       left join lateral (select * from audit order by round desc limit 1) a on true`,
  );
  if (!row) throw new Error('The auditor left nothing to read');
  return {
    lastRunAt: row.at?.toISOString() ?? null,
    checkedEntries: Number(row.checkedEntries ?? 0n),
    isSound: !row.isStopped,
    findings: row.findings ?? 0,
    heads: Number(row.heads),
  };
}
