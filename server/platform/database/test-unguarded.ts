import type { Db } from './db.ts';
import type { Sql } from './sql.ts';

/** Changes rows as somebody could who turns off the triggers and foreign keys of the tables. */
export const changeUnguarded = <Result>(
  owner: Pick<Db, 'transaction'>,
  change: (sql: Sql) => Promise<Result>,
): Promise<Result> =>
  owner.transaction(async (sql) => {
    await sql`set local session_replication_role = replica`;
    return change(sql);
  });
