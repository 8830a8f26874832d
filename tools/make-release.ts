import { writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { type Db, openDb } from '../server/database/db.ts';
import { startEmbedded } from '../server/database/embedded/start-embedded.ts';
import { makeThrowawayFolder } from '../server/database/embedded/throwaway-folder.ts';
import { migrate, readSchemaDigest } from '../server/database/migrate.ts';
import { bearDemoWithPast } from '../server/demo/demo-birth.ts';
import { quickPasswords } from '../server/partner/quick-passwords.ts';

const [version] = process.argv.slice(2);
if (!version) throw new Error('node tools/make-release.ts <version>');

const home = new URL('../server/database/', import.meta.url);
const now = () => new Date('2026-11-15T12:00:00.000Z');
/** Long enough for puts, events, billings and orders, short enough for a small file. */
const days = 0.6;

/**
 * Writes a small filled database of a release as SQL: the files that created it, then its rows. The
 * upgrade test loads it and migrates it. It is made once, when the version is released, as is the
 * digest of its schema, by which a start tells a released database from any other.
 */
const folder = makeThrowawayFolder();
const embedded = await startEmbedded({ folder: folder.path, database: 'release' });
const db = openDb(embedded.url);
try {
  await migrate(db);
  await bearDemoWithPast({ db, passwords: quickPasswords, now, dataDir: folder.path, days });
  const text = [...(await readSchema()), await rowsOf(db)].join('\n');
  const file = new URL(`releases/${version}.sql.gz`, home);
  const packed = gzipSync(text, { level: 9 });
  writeFileSync(file, packed);
  writeFileSync(new URL(`releases/${version}.sha256`, home), `${await readSchemaDigest()}\n`);
  console.log(`${file.pathname}: ${packed.length} bytes`);
} finally {
  await db.close();
  await embedded.stop();
  folder.remove();
}

async function readSchema(): Promise<string[]> {
  const texts = ['set local check_function_bodies = off;'];
  for (const part of ['schema', 'functions', 'views']) {
    const names = await readdir(new URL(`${part}/`, home));
    for (const name of names.sort()) {
      texts.push(await readFile(new URL(`${part}/${name}`, home), 'utf8'));
    }
  }
  return texts;
}

/** All rows as JSON, which the database reads back into the same types. */
async function rowsOf({ sql }: Db): Promise<string> {
  const tables = await sql<{ name: string; columns: string }>(
    `select c.relname as name,
            string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
        and not a.attisdropped and a.attgenerated = ''
      group by 1 order by 1`,
  );
  // The rows come from a sound database: triggers and foreign keys have nothing to add.
  const texts = ['set local session_replication_role = replica;'];
  for (const { name, columns } of tables) {
    const [rows] = await sql<{ json: string | null }>(
      `select string_agg(row_to_json(t)::text, E',\\n') as json
         from (select ${columns} from ${name}) t`,
    );
    if (!rows?.json) continue;
    texts.push(
      `insert into ${name} (${columns}) overriding system value`,
      `select ${columns} from json_populate_recordset(null::public.${name},`,
      `$rows$[${rows.json}]$rows$) on conflict do nothing;`,
    );
  }
  const counters = await sql<{ name: string; column: string }>(
    `select c.relname as name, a.attname as column from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
      where c.relnamespace = 'public'::regnamespace order by 1`,
  );
  for (const { name, column } of counters) {
    texts.push(
      `select setval(pg_get_serial_sequence('${name}', '${column}'), max(${column}))`,
      `  from ${name} having max(${column}) is not null;`,
    );
  }
  return `${texts.join('\n')}\n`;
}
