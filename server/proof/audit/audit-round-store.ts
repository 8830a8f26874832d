import type { Sql } from '../../platform/database/database.ts';

/** Adds to the newest round what was checked and found since, each finding once; false if none. */
export async function addToRound(
  sql: Sql,
  checkedEntries: number,
  findings: readonly unknown[],
  at: Date,
): Promise<boolean> {
  const rows = await sql(
    `update audit set at = greatest(at, $1), checked_entries = checked_entries + $2,
            findings = findings || coalesce((select jsonb_agg(found)
              from jsonb_array_elements($3::jsonb) found
             where not findings @> jsonb_build_array(found)), '[]')
      where round = (select max(round) from audit) returning round`,
    [at, checkedEntries, JSON.stringify(findings)],
  );
  return rows.length > 0;
}

export async function insertRound(
  sql: Sql,
  checkedEntries: number,
  findings: readonly unknown[],
  at: Date,
): Promise<void> {
  await sql('insert into audit (began_at, at, checked_entries, findings) values ($1, $1, $2, $3)', [
    at,
    checkedEntries,
    JSON.stringify(findings),
  ]);
}

/** Does nothing if money is already stopped. */
export async function stopLedger(sql: Sql, why: string, at: Date): Promise<void> {
  await sql(
    `insert into ledger_stop (at, why) select $1, $2
      where not exists (select from ledger_stop where lifted_at is null)`,
    [at, why],
  );
}

/**
 * Lets money move again after people have examined the auditor's findings. This requires the table
 * owner's connection: the running server can stop money but cannot lift the stop.
 */
export async function liftStop(sql: Sql, by: string, now: Date): Promise<number> {
  const lifted = await sql(
    'update ledger_stop set lifted_at = $2, lifted_by = $1 where lifted_at is null returning id',
    [by, now],
  );
  return lifted.length;
}
