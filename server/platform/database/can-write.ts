import type { Db } from './db.ts';

class ProbeUndone extends Error {}

/** Writes more than fits into the table's last page, and rolls back. */
export async function canWrite(db: Db): Promise<boolean> {
  try {
    await db.transaction(async (sql) => {
      await sql`
        insert into write_probe (filler)
        select sha256(n::text::bytea) from generate_series(1, 2000) n`;
      throw new ProbeUndone();
    });
    return true;
  } catch (error) {
    return error instanceof ProbeUndone;
  }
}
