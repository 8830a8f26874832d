import type { Sql } from './sql.ts';

/** Runs the work inside a transaction and undoes it; throws if it cannot be done. */
export async function tryOut<Result>(sql: Sql, work: () => Promise<Result>): Promise<Result> {
  await sql`savepoint tried_out`;
  const result = await work();
  await sql`rollback to savepoint tried_out`;
  return result;
}

/** Checks now what is otherwise checked when the transaction ends. */
export async function checkDeferred(sql: Sql): Promise<void> {
  await sql`set constraints all immediate`;
}
