import type { Sql } from './db.ts';

/** Does something inside a transaction and undoes it: whether it can be done is all that is kept. */
export async function tryOut(sql: Sql, work: () => Promise<unknown>): Promise<void> {
  await sql('savepoint tried_out');
  await work();
  await sql('rollback to savepoint tried_out');
}
