import { insert, type Sql } from '../../platform/database/database.ts';

/** Adds to the newest round what was checked and found since, each finding once; false if none. */
export async function addToRound(
  sql: Sql,
  checkedEntries: number,
  findings: readonly unknown[],
  at: Date,
): Promise<boolean> {
  const count = await sql.count`
    update audit
       set at = greatest(at, ${at}),
           checked_entries = checked_entries + ${checkedEntries},
           findings = findings || coalesce((
             select jsonb_agg(found)
               from jsonb_array_elements(${JSON.stringify(findings)}::jsonb) found
              where not findings @> jsonb_build_array(found)), '[]')
     where round = (select max(round) from audit)`;
  return count > 0;
}

export async function insertRound(
  sql: Sql,
  checkedEntries: number,
  findings: readonly unknown[],
  at: Date,
): Promise<void> {
  await insert(sql, 'audit', {
    beganAt: at,
    at,
    checkedEntries,
    findings: JSON.stringify(findings),
  });
}

/** Does nothing if money is already stopped. */
export async function stopLedger(sql: Sql, reason: string, at: Date): Promise<void> {
  await sql`
    insert into ledger_stop (at, why) select ${at}, ${reason}
     where not exists (select from ledger_stop where lifted_at is null)`;
}

/**
 * Lets money move again after people have examined the auditor's findings. This requires the table
 * owner's connection: the running server can stop money but cannot lift the stop.
 */
export const liftStop = (sql: Sql, liftedBy: string, now: Date): Promise<number> =>
  sql.count`
    update ledger_stop set lifted_at = ${now}, lifted_by = ${liftedBy} where lifted_at is null`;
