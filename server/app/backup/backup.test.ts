import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '#domain/test-seed.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { identifier } from '../../platform/database/database.ts';
import { makeTestFolder } from '../../platform/database/embedded/test-folder.ts';
import { openOwner } from '../../platform/database/open-owner.ts';
import { readCatalog } from '../../platform/database/test-catalog.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { runProcess } from '../../test-process.ts';
import { createDemoWithPast } from '../demo/create-demo-with-past.ts';
import { writeArchive } from './archive.ts';
import { writeBackupFile } from './backup-file.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { storedFoldersOf } from './stored-folders.ts';
import { listPartitions, listSequences, listTables } from './tables-store.ts';

const folder = makeTestFolder();
const inFolder = (name: string) => join(folder.path, name);
const image = 'images/ab/ab000000-0000-4000-8000-000000000000.webp';

/** A demo with puts, events and orders, and files beside it. */
let source: TestDb;
const targets: TestDb[] = [];
const key = { file: inFolder('key'), recipient: '' };
beforeAll(async () => {
  source = await createTestDb();
  const now = () => new Date('2026-11-15T12:00:00.000Z');
  // Long enough for a put, events, a billing and orders.
  const demo = { now, dataDir: inFolder('demo'), days: 0.6, passwords: quickPasswords };
  await createDemoWithPast({ ...demo, db: source });
  // A partition whose events were sealed is gone, and those after it are there.
  await source.owner.sql`select open_event_partitions(256 * 3)`;
  await source.owner.sql`drop table part.event_2, part.event_once_2`;
  await source.owner.sql`update event_partition set dropped_at = now() where no = 2`;
  for (const name of [image, 'creatives/cd.webp', 'blocks/plan-7.parquet']) {
    mkdirSync(join(folder.path, 'from', name, '..'), { recursive: true });
    writeFileSync(join(folder.path, 'from', name), `the bytes\nof ${name}`);
  }
  const identity = await generateX25519Identity();
  writeFileSync(key.file, `# a key\n${identity}\n`);
  key.recipient = await identityToRecipient(identity);
});
afterAll(async () => {
  await source.close();
  for (const target of targets) await target.close();
  folder.remove();
});

const settingsOf = (db: TestDb) => ({ databaseUrl: db.ownerUrl, databaseOwnerUrl: undefined });

const foldersIn = (dataDir: string) =>
  storedFoldersOf({ dataDir, blocksDir: join(dataDir, 'blocks') });

async function backUp(name: string, recipient: string | null = null) {
  const dataDir = inFolder('from');
  const owner = await openOwner({ ...settingsOf(source), dataDir });
  const order = {
    owner,
    folders: foldersIn(dataDir),
    recipient,
    file: inFolder(name),
    at: new Date(),
  };
  return makeBackup(order).finally(() => owner.close());
}

async function newTarget(): Promise<TestDb> {
  const target = await createTestDb('template0');
  targets.push(target);
  return target;
}

async function restore(target: TestDb, name: string, keyFile: string | null = null) {
  const dataDir = inFolder(`to-${targets.indexOf(target)}`);
  const owner = await openOwner({ ...settingsOf(target), dataDir });
  const order = { owner, folders: foldersIn(dataDir), file: inFolder(name), keyFile };
  return restoreBackup(order).finally(() => owner.close());
}

/** A digest of all rows of each table, and where each sequence stands. */
async function contentOf({ owner: { sql } }: TestDb) {
  const content: Record<string, unknown> = {
    sequences: await listSequences(sql),
    partitions: await listPartitions(sql),
  };
  for (const { name } of await listTables(sql)) {
    const row = await sql.one`
      select count(*)::int as rows, md5(string_agg(t::text, '' order by t::text)) as digest
        from ${identifier(name)} t`;
    content[name] = row;
  }
  return content;
}

const isEmpty = async ({ owner }: TestDb) =>
  (await owner.sql.count`select from pg_class where relnamespace = 'public'::regnamespace`) === 0;

const briefly = () => new Promise((later) => setTimeout(later, 5));

test('a backup of a busy demo restores every table, sequence and file, and the books are sound', async () => {
  let isOver = false;
  let rounds = 0;
  const busy = (async () => {
    while (!isOver) {
      rounds += 1;
      await source.owner.transaction(async (sql) => {
        await sql`insert into job (name, due_at) values (${`busy ${rounds}`}, now())`;
        await sql`
          insert into job_problem (job, what, failure, failures, since, due_at)
          values ('busy', ${String(rounds)}, 'none', 1, now(), now())`;
      });
      await briefly();
    }
  })();
  while (rounds < 20) await briefly();
  const report = await backUp('sealed.backup', key.recipient);
  isOver = true;
  await busy;
  expect(report).toMatchObject({ files: 3 });
  const target = await newTarget();
  const settings = { DATABASE_URL: target.ownerUrl, DATA_DIR: inFolder('to-0') };
  const words = [inFolder('sealed.backup'), '--key', key.file];
  const ended = await runProcess('server/app/command/restore.ts', settings, words);
  expect(ended).toMatchObject({ code: 0, complaints: '' });
  expect(ended.output).toMatch(/^\d+ entries checked, 0 findings\.$/m);
  expect(ended.output).toMatch(/^\d+ lines of 1 plans checked, 0 differences\.$/m);
  const kept = await target.owner.sql.maybeOne<{ jobs: number; problems: number }>`
    select (select count(*)::int from job where name like 'busy %') jobs,
           (select count(*)::int from job_problem where job = 'busy') problems`;
  expect(kept?.jobs).toBeGreaterThanOrEqual(19);
  expect(kept?.problems).toBe(kept?.jobs);
  // What was written after that moment is not in the backup.
  for (const { owner } of [source, target]) {
    await changeUnguarded(owner, (sql) => sql`delete from job where name like 'busy %'`);
    await owner.sql`delete from job_problem where job = 'busy'`;
  }
  expect(await contentOf(target)).toEqual(await contentOf(source));
  expect(await readCatalog(target.owner.sql)).toEqual(await readCatalog(source.owner.sql));
  expect(readFileSync(join(inFolder('to-0'), image), 'utf8')).toBe(`the bytes\nof ${image}`);
});

test('a restore refuses a database or a folder that holds anything, and changes neither', async () => {
  await backUp('plain.backup');
  const before = await contentOf(source);
  targets.push(source);
  await expect(restore(source, 'plain.backup')).rejects.toThrow(/is not empty, and nothing/);
  targets.pop();
  expect(await contentOf(source)).toEqual(before);
  const target = await newTarget();
  const own = join(inFolder(`to-${targets.indexOf(target)}`), 'creatives');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'mine.webp'), 'mine');
  await expect(restore(target, 'plain.backup')).rejects.toThrow(
    /There is a file already, .*creatives\/mine.webp/,
  );
  expect(await isEmpty(target)).toBe(true);
});

test('a backup that is truncated, altered, locked or of another version is refused in one sentence, and leaves nothing behind', async () => {
  const target = await newTarget();
  const whole = {
    plain: readFileSync(inFolder('plain.backup')),
    sealed: readFileSync(inFolder('sealed.backup')),
  };
  const wrong = inFolder('wrong-key');
  writeFileSync(wrong, await generateX25519Identity());
  const malformed = inFolder('malformed-key');
  writeFileSync(malformed, (await generateX25519Identity()).slice(0, -1));
  const changed = (bytes: Buffer, at: number) => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  const cases: [string, Buffer, string | null, RegExp][] = [];
  for (const share of isLongRun ? [0, 0.01, 0.5, 0.99] : [0.01, 0.99]) {
    const at = Math.floor(whole.plain.length * share);
    const sealedAt = 250 + Math.floor((whole.sealed.length - 250) * share);
    cases.push([`cut ${share}`, whole.plain.subarray(0, at), null, /damaged or cut off/]);
    cases.push([`altered ${share}`, changed(whole.plain, at + 8), null, /damaged or cut off/]);
    cases.push([
      `sealed cut ${share}`,
      whole.sealed.subarray(0, sealedAt),
      key.file,
      /damaged|cannot be opened/,
    ]);
    cases.push([
      `sealed altered ${share}`,
      changed(whole.sealed, sealedAt),
      key.file,
      /damaged|cannot be opened/,
    ]);
  }
  cases.push(['last byte', whole.plain.subarray(0, -1), null, /damaged or cut off/]);
  cases.push(['no key', whole.sealed, null, /is encrypted; name the file of its key/]);
  cases.push(['wrong key', whole.sealed, wrong, /cannot be opened with the key/]);
  cases.push(['malformed key', whole.sealed, malformed, /holds a malformed age key\.$/]);
  cases.push(['no backup', Buffer.from('hello'), null, /damaged or cut off/]);
  for (const [name, bytes, keyFile, sentence] of cases) {
    writeFileSync(inFolder(name), bytes);
    await expect(restore(target, name, keyFile), name).rejects.toMatchObject({
      ...{ name: 'StartError', message: expect.stringMatching(sentence) },
    });
    expect(await isEmpty(target), name).toBe(true);
  }
  const head = { reachbook: 'backup', format: 1, version: '0.0.9', schema: 'older' } as const;
  const facts = { at: new Date().toISOString(), sequences: [], partitions: [] };
  const older = writeArchive({ ...head, ...facts }, Readable.from([]), () => {});
  await writeBackupFile(inFolder('older'), older, null);
  await expect(restore(target, 'older')).rejects.toThrow(
    /made by Reachbook 0\.0\.9 \(schema older\).*restore it with that version, then upgrade/,
  );
  expect(await isEmpty(target)).toBe(true);
  await expect(restore(target, 'nowhere')).rejects.toThrow(/cannot be read \(ENOENT\)/);
});

test('a backup never writes over a file, and an empty database has nothing to back up', async () => {
  await expect(backUp('plain.backup')).rejects.toThrow(/exists; choose another name/);
  const target = await newTarget();
  const owner = await openOwner({ ...settingsOf(target), dataDir: folder.path });
  const folders = foldersIn(folder.path);
  const order = { owner, folders, recipient: null, file: inFolder('none') };
  await expect(makeBackup({ ...order, at: new Date() })).rejects.toThrow(/nothing to back up/);
  await owner.close();
});

test('a folder that is not there and a wrong recipient are told in a sentence, and leave nothing', async () => {
  await expect(backUp('nowhere/at-all')).rejects.toThrow(/cannot be written \(ENOENT\)\.$/);
  await expect(backUp('unsealed', 'age1wrong')).rejects.toThrow(/^--to must be an age recipient/);
  expect(readdirSync(folder.path).filter((name) => name.startsWith('unsealed'))).toEqual([]);
});
