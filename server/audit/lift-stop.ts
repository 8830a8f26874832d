import type { Sql } from '../database/database.ts';

/**
 * Lets money move again after people have examined the auditor's findings. This requires the table
 * owner's connection: the running server can stop money but cannot lift the stop.
 */
export async function liftStop(owner: Sql, by: string, now: Date): Promise<number> {
  const lifted = await owner(
    'update ledger_stop set lifted_at = $2, lifted_by = $1 where lifted_at is null returning id',
    [by, now],
  );
  return lifted.length;
}
