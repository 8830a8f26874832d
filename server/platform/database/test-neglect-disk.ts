import pg from 'pg';

/**
 * Test data is thrown away, so nothing needs to wait for the disk or be tidied up. A test runs each
 * statement a few times, and PostgreSQL would plan it anew for the first five.
 */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  plan_cache_mode: 'force_generic_plan',
} as const;

export async function neglectDisk(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [name, value] of Object.entries(settings)) {
    await client.query(`ALTER SYSTEM SET ${name} = ${value}`);
  }
  await client.query('SELECT pg_reload_conf()');
  // A password takes thousands of rounds of hashing, and each test connects many times.
  await client.query('SET scram_iterations = 1');
  const password = client.escapeLiteral(new URL(url).password);
  await client.query(`ALTER ROLE CURRENT_USER PASSWORD ${password}`);
  await client.end();
}
