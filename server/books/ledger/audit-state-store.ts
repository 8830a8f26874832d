import type { integrity } from '#contract/ledger.ts';
import type { Reply } from '#contract/route.ts';
import type { Sql } from '../../platform/database/database.ts';

type AuditState = Reply<typeof integrity>;

type AuditRow = Omit<AuditState, 'checkedEntries' | 'heads'> & {
  readonly checkedEntries: bigint;
  readonly heads: bigint;
};

/**
 * The auditor's latest result. The books are sound while money is not stopped; before the first
 * round, nothing is checked and nothing wrong.
 */
export async function readIntegrity(sql: Sql): Promise<AuditState> {
  const { checkedEntries, heads, ...state } = await sql.one<AuditRow>`
    select a.at last_run_at, coalesce(a.checked_entries, 0) checked_entries,
           coalesce(jsonb_array_length(a.findings), 0) findings,
           not exists (select from ledger_stop where lifted_at is null) is_sound,
           (select count(*) from wallet where seq > 0) heads
      from (select 1) always
      left join lateral (select * from audit order by round desc limit 1) a on true`;
  return { ...state, checkedEntries: Number(checkedEntries), heads: Number(heads) };
}
