import type { Db, Sql } from './db.ts';

/** Reads in one snapshot, so that a concurrent posting cannot look like an error. */
export const readInSnapshot = <Result>(db: Db, work: (sql: Sql) => Promise<Result>) =>
  db.transaction(async (sql) => {
    await sql('set transaction isolation level repeatable read, read only');
    return work(sql);
  });
