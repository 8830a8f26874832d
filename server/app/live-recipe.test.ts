import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { makeTestFolder } from '../platform/database/embedded/test-folder.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { runtimeRole } from '../platform/database/runtime-role.ts';
import { readConfig } from '../platform/settings/config.ts';
import { addressIn, callOver, endProcess, runProcess, startProcess } from '../test-process.ts';

const suffix = randomBytes(4).toString('hex');
const folder = makeTestFolder();

/** Names for this run only; the role already exists for all tests. */
const ownNames = (text: string) =>
  text
    .replaceAll(/reachbook_(owner|app)/g, `recipe_$1_${suffix}`)
    .replaceAll(/database reachbook\b/g, `database recipe_${suffix}`)
    .replaceAll(/\/reachbook\b/g, `/recipe_${suffix}`);

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const [, sqlBlock = ''] = /```sql\n([\s\S]*?)```/.exec(readme) ?? [];

const programs = {
  live: 'server/app/command/make-live.ts',
  staff: 'server/app/command/make-staff.ts',
} as const;

/** The commands of the recipe, each with its words as a shell splits them. */
const commands = [...readme.matchAll(/^npm run (live|staff) -- ([^#\n]+)/gm)].map(
  ([, name, line = '']) =>
    [
      name as keyof typeof programs,
      [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain),
    ] as const,
);

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

test('the recipe of the README runs a live network, whose page says so, by a login that owns no table', async () => {
  const statements = sqlBlock.split(';').map((one) => one.trim());
  const made = statements.filter(
    (one) => one !== '' && !one.startsWith(`create role ${runtimeRole}`),
  );
  expect(made).toHaveLength(3);
  expect(commands.map(([name]) => name)).toEqual(['live', 'staff', 'staff']);
  await onServer(made.map(ownNames));
  const { host } = new URL(inject('postgresUrl'));
  const urlOf = (name: string) => {
    const [, url = ''] = new RegExp(`export ${name}=(\\S+)`).exec(readme) ?? [];
    return ownNames(url).replace('@host/', `@${host}/`);
  };
  const names = ['DATABASE_OWNER_URL', 'DATABASE_URL', 'TRUSTED_PROXIES'];
  const settings = Object.fromEntries(names.map((name) => [name, urlOf(name)]));
  const machine = { DATA_DIR: folder.path, ...settings };
  for (const [name, words] of commands) {
    const done = await runProcess(programs[name], machine, words);
    expect(done, words.join(' ')).toMatchObject({ code: 0, complaints: '' });
  }
  const server = startProcess('tools/start.ts', { PORT: '0', ...machine });
  const address = addressIn(await server.welcome());
  const { data } = await callOver(address, '/basic_config');
  expect(data).toMatchObject({ mode: 'live', currency: 'EUR', name: 'Acme Network' });
  const page = await fetch(address);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await page.text();
  expect(html).toContain('data-mode="live"');
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  expect((await fetch(new URL(script ?? '', address))).status).toBe(200);
  expect(await endProcess(server)).toMatchObject({ code: 0, complaints: '' });
  const { DATABASE_OWNER_URL: owner = '', ...others } = settings;
  const asOwner = { DATA_DIR: folder.path, ...others, DATABASE_URL: owner };
  const owning = startProcess('tools/run-server.ts', { PORT: '0', ...asOwner });
  await owning.welcome();
  const warned = expect.stringMatching(/^Warning: the login of DATABASE_URL owns the tables\./);
  expect(await endProcess(owning)).toMatchObject({ code: 0, complaints: warned });

  const { db, close } = await openDatabase(readConfig(machine));
  try {
    const who = await db.sql.maybeOne<{ owned: bigint; came: string }>`
      select session_user came, (select count(*) from pg_class
               where relowner = session_user::regrole) owned`;
    expect(who).toEqual({ owned: 0n, came: `recipe_app_${suffix}` });
    await db.sql`reset role`;
    await expect(db.sql`update account set balance = 1`).rejects.toThrow('permission denied');
  } finally {
    await close();
  }
});
