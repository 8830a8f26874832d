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

export const getAuditState = (sql: Sql): Promise<AuditState> =>
  sql.one<AuditState>`
    select a.at, a.checked_entries, jsonb_array_length(a.findings) findings,
           exists (select from ledger_stop where lifted_at is null) is_stopped,
           (select count(*) from wallet where seq > 0) heads
      from (select 1) always
      left join lateral (select * from audit order by round desc limit 1) a on true`;
