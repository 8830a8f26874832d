import type { Sql } from './sql.ts';

/** Runs the work inside a transaction and undoes it; throws if it cannot be done. */
export async function tryOut(sql: Sql, work: () => Promise<unknown>): Promise<void> {
  await sql`savepoint tried_out`;
  await work();
  await sql`rollback to savepoint tried_out`;
}
