import type { Sql } from '../../platform/database/database.ts';

/** The auditor's latest result; before its first round, nothing is checked and nothing wrong. */
export interface AuditState {
  readonly lastRunAt: Date | null;
  readonly checkedEntries: number;
  /** False while money is stopped. */
  readonly isSound: boolean;
  readonly findings: number;
  /** The number of wallets with a chain. */
  readonly heads: number;
}

interface Row extends Omit<AuditState, 'checkedEntries' | 'heads'> {
  readonly checkedEntries: bigint;
  readonly heads: bigint;
}

export async function readIntegrity(sql: Sql): Promise<AuditState> {
  const { checkedEntries, heads, ...state } = await sql.one<Row>`
    select a.at last_run_at, coalesce(a.checked_entries, 0) checked_entries,
           coalesce(jsonb_array_length(a.findings), 0) findings,
           not exists (select from ledger_stop where lifted_at is null) is_sound,
           (select count(*) from wallet where seq > 0) heads
      from (select 1) always
      left join lateral (select * from audit order by round desc limit 1) a on true`;
  return { ...state, checkedEntries: Number(checkedEntries), heads: Number(heads) };
}
