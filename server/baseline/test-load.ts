import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { type Head, readArchive } from '../app/backup/archive.ts';
import { readBackupFile } from '../app/backup/backup-file.ts';
import { makeBackup } from '../app/backup/make-backup.ts';
import { storedFoldersOf } from '../app/backup/stored-folders.ts';
import { matchPartitions } from '../app/backup/tables-store.ts';
import { fragment, identifier, joinFragments } from '../platform/database/database.ts';
import { makeTestFolder } from '../platform/database/embedded/test-folder.ts';
import { type Owner, openOwner } from '../platform/database/open-owner.ts';
import { createTestDb, type TestDb } from '../platform/database/test-db.ts';
import { isGone, moves, moveTables, type Table, type Tables } from './test-moves.ts';
import { fileOf } from './test-recorded.ts';

/** A backup that the product made of the network. */
const networkFile = fileOf('network.backup');

export interface Backup {
  readonly head: Head;
  readonly tables: Tables;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Everything in a backup; each value as `copy` writes it. */
export async function readBackup(file: string): Promise<Backup> {
  const tables = new Map<string, Table>();
  const files = new Map<string, Buffer>();
  let head: Head | null = null;
  await readArchive(await readBackupFile(file, null), {
    onHead(first) {
      head = first;
    },
    async onPart(name, content) {
      const bytes = await buffer(content);
      if ('file' in name) {
        files.set(name.file, bytes);
        return;
      }
      const lines = bytes.length === 0 ? [] : bytes.toString().slice(0, -1).split('\n');
      const rows = lines.map((line) => line.split('\t'));
      tables.set(name.table, { columns: name.columns, rows });
    },
  });
  if (!head) throw new Error(`${file} is no backup`);
  return { head, tables, files };
}

const openOwnerOf = ({ ownerUrl }: Pick<TestDb, 'ownerUrl'>, dataDir: string): Promise<Owner> =>
  openOwner({ databaseUrl: ownerUrl, databaseOwnerUrl: undefined, dataDir });

interface BackupSource {
  readonly db: TestDb;
  readonly dataDir: string;
}

export async function writeBackup({ db, dataDir }: BackupSource, file: string, at: Date) {
  const folders = storedFoldersOf({ dataDir, blocksDir: join(dataDir, 'blocks') });
  // A demo's creatives are files of this project.
  const ownFolders = { ...folders, creatives: join(dataDir, 'none') };
  const owner = await openOwnerOf(db, dataDir);
  await makeBackup({ owner, folders: ownFolders, recipient: null, file, at }).finally(() =>
    owner.close(),
  );
}

export async function recordNetwork(): Promise<void> {
  // Whoever only compares does without all that it imports.
  const { makeNetwork } = await import('./test-network.ts');
  const server = await makeNetwork();
  rmSync(networkFile, { force: true });
  await writeBackup(server, networkFile, server.clock.now).finally(() => server.close());
  const params = { [constants.ZSTD_c_compressionLevel]: 19 };
  const content = zstdDecompressSync(await readFile(networkFile));
  await writeFile(networkFile, zstdCompressSync(content, { params }));
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

async function copyTable(owner: Owner, name: string, { columns, rows }: Table): Promise<void> {
  const lines = rows.map((row) => `${row.join('\t')}\n`);
  const target = owner.copyIn(`copy ${name} (${quoted(columns)}) from stdin`);
  await pipeline(Readable.from(lines, { objectMode: false }), target);
}

/** Loads the recorded rows as they are: triggers and foreign keys are off on this connection. */
async function loadTables(owner: Owner, { head, tables }: Backup): Promise<void> {
  await owner.sql`set session_replication_role = replica`;
  await owner.sql`create schema recorded`;
  const partitions = head.partitions.flatMap((name) => /_(\d+)$/.exec(name)?.[1] ?? []);
  const last = Math.max(...partitions.map(Number));
  await owner.transaction((sql, script) => matchPartitions(sql, script, last, head.partitions));

  for (const [name, table] of moveTables(tables)) {
    await owner.sql`delete from ${identifier(name)}`;
    await copyTable(owner, quoted([name]), table);
  }
  for (const [name, table] of tables) {
    if (!isGone(name)) continue;
    const columns = table.columns.map((column) => fragment`${identifier(column)} text`);
    await owner.sql`
      create table recorded.${identifier(name)} (${joinFragments(columns, fragment`, `)})`;
    await copyTable(owner, `recorded."${name}"`, table);
  }
  for (const { fill } of moves) if (fill) await owner.sql`${fill}`;
}

export interface LoadedNetwork extends BackupSource {
  readonly backup: Backup;
  readonly now: () => Date;
  close(): Promise<void>;
}

/** The recorded network in a new database with the tables of now. */
export async function loadNetwork(): Promise<LoadedNetwork> {
  const backup = await readBackup(networkFile);
  const db = await createTestDb();
  const folder = makeTestFolder();
  const owner = await openOwnerOf(db, folder.path);
  await loadTables(owner, backup).finally(() => owner.close());
  for (const [name, bytes] of backup.files) {
    const path = join(folder.path, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
  return {
    ...{ db, backup, dataDir: folder.path, now: () => new Date(backup.head.at) },
    async close() {
      await db.close();
      folder.remove();
    },
  };
}
