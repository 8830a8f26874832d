import type { Sql } from './db.ts';

/** Does something inside a transaction and undoes it: it only tells whether it can be done. */
export async function tryOut(sql: Sql, work: () => Promise<unknown>): Promise<void> {
  await sql('savepoint tried_out');
  await work();
  await sql('rollback to savepoint tried_out');
}
