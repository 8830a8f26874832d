import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Db } from './db.ts';

const folder = new URL('./migrations/', import.meta.url);

/**
 * Brings the tables up to date: all files in order, in one transaction, so that a crash leaves
 * either the old tables or the new. A file that changed after it ran is refused.
 */
export async function migrate(db: Db): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return db.transaction(async (sql) => {
    await sql(`create table if not exists migration (
      name text primary key, sha256 text not null, at timestamptz not null default now())`);
    await sql('lock table migration in exclusive mode');
    const rows = await sql<{ name: string; sha256: string }>('select name, sha256 from migration');
    const done = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
    const ran: string[] = [];
    for (const name of files) {
      const text = await readFile(new URL(name, folder), 'utf8');
      const sha256 = createHash('sha256').update(text).digest('hex');
      const before = done.get(name);
      if (before === sha256) continue;
      if (before) throw new Error(`Migration ${name} was changed after it ran`);
      // A file holds many statements, which only an unnamed simple query can carry.
      await runFile(sql, text);
      await sql('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
      ran.push(name);
    }
    return ran;
  });
}

/** Splits at lines that hold only `--;;`, since function bodies contain semicolons. */
async function runFile(sql: (text: string) => Promise<unknown>, text: string): Promise<void> {
  for (const statement of text.split(/^--;;$/m)) {
    if (statement.trim() !== '') await sql(statement);
  }
}
