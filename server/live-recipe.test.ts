import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { makeThrowawayFolder } from './database/embedded/throwaway-folder.ts';
import { openDatabase } from './database/open-database.ts';
import { runtimeRole } from './database/runtime-role.ts';
import { readConfig } from './settings/config.ts';

const suffix = randomBytes(4).toString('hex');
const folder = makeThrowawayFolder();

/** Names for this run only; the role already exists for all tests. */
const ownNames = (text: string) =>
  text
    .replaceAll(/reachbook_(owner|app)/g, `recipe_$1_${suffix}`)
    .replaceAll(/database reachbook\b/g, `database recipe_${suffix}`)
    .replaceAll(/\/reachbook\b/g, `/recipe_${suffix}`);

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const [, sqlBlock = ''] = /```sql\n([\s\S]*?)```/.exec(readme) ?? [];

async function onServer(statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

afterAll(async () => {
  folder.remove();
  await onServer([
    `drop database if exists recipe_${suffix} with (force)`,
    `drop role if exists recipe_owner_${suffix}`,
    `drop role if exists recipe_app_${suffix}`,
  ]);
});

test('the recipe of the README runs a live network by a login that owns no table', async () => {
  const statements = sqlBlock.split(';').map((one) => one.trim());
  const made = statements.filter(
    (one) => one !== '' && !one.startsWith(`create role ${runtimeRole}`),
  );
  expect(made).toHaveLength(3);
  await onServer(made.map(ownNames));
  const { host } = new URL(inject('postgresUrl'));
  const urlOf = (name: string) => {
    const [, url = ''] = new RegExp(`export ${name}=(\\S+)`).exec(readme) ?? [];
    return ownNames(url).replace('@host/', `@${host}/`);
  };
  const names = ['DATABASE_OWNER_URL', 'DATABASE_URL'];
  const settings = Object.fromEntries(names.map((name) => [name, urlOf(name)]));
  const { db, close } = await openDatabase(readConfig({ DATA_DIR: folder.path, ...settings }));
  try {
    const [who] = await db.sql<{ owned: bigint; came: string }>(
      `select session_user came, (select count(*) from pg_class
                where relowner = session_user::regrole) owned`,
    );
    expect(who).toEqual({ owned: 0n, came: `recipe_app_${suffix}` });
    await db.sql('reset role');
    await expect(db.sql('update account set balance = 1')).rejects.toThrow('permission denied');
  } finally {
    await close();
  }
});
