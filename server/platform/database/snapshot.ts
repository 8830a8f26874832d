import type { Db } from './db.ts';
import type { Sql } from './sql.ts';

/** Reads in one snapshot, so that what is read first agrees with what is read last. */
export const readInSnapshot = <Result>(db: Db, work: (sql: Sql) => Promise<Result>) =>
  db.transaction(async (sql) => {
    await sql`set transaction isolation level repeatable read, read only`;
    return work(sql);
  });

/** Likewise, for work that also writes. It starts again if someone else changed what it writes. */
export const writeInSnapshot = <Result>(db: Db, work: (sql: Sql) => Promise<Result>) =>
  db.transaction(async (sql) => {
    await sql`set transaction isolation level repeatable read`;
    return work(sql);
  });
