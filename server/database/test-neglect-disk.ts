import pg from 'pg';

/** Test data is thrown away, so nothing needs to wait for the disk. */
export async function neglectDisk(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await client.query(`ALTER SYSTEM SET ${name} = off`);
  }
  await client.query('SELECT pg_reload_conf()');
  await client.end();
}
