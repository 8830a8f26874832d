import type { Sql } from '../../platform/database/database.ts';

/** The auditor's latest round, if there was one, and whether money is stopped. */
interface AuditState {
  readonly at: Date | null;
  readonly checkedEntries: bigint | null;
  readonly findings: number | null;
  readonly isStopped: boolean;
  /** The number of wallets with a chain. */
  readonly heads: bigint;
}

export async function getAuditState(sql: Sql): Promise<AuditState> {
  const [row] = await sql<AuditState>(
    `select a.at, a.checked_entries "checkedEntries", jsonb_array_length(a.findings) findings,
            exists (select from ledger_stop where lifted_at is null) "isStopped",
            (select count(*) from wallet where seq > 0) heads
       from (select 1) always
       left join lateral (select * from audit order by round desc limit 1) a on true`,
  );
  if (!row) throw new Error('The auditor left nothing to read');
  return row;
}
