import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Owner, Sql } from '../../platform/database/database.ts';
import { readSchemaVersion } from '../../platform/database/database.ts';
import { StartError } from '../../platform/process/process.ts';
import { archiveFormat, type Head, type Part, type PartName, writeArchive } from './archive.ts';
import { writeBackupFile } from './backup-file.ts';
import { copyOutOf } from './copy-table.ts';
import { findStoredPath, listStoredFiles, type StoredFolders } from './stored-folders.ts';
import {
  beginSnapshot,
  hasTables,
  listPartitions,
  listSequences,
  listTables,
} from './tables-store.ts';

export interface BackupReport {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
}

export interface BackupRequest {
  readonly owner: Owner;
  readonly folders: StoredFolders;
  readonly file: string;
  /** An age recipient; without one the backup is not encrypted. */
  readonly recipient: string | null;
  readonly at: Date;
}

/** Every table as of one moment, then the files beside the database; no secrets. */
export async function makeBackup(request: BackupRequest): Promise<BackupReport> {
  const { owner, file, recipient } = request;
  const report = { tables: 0, rows: 0, files: 0, bytes: 0 };

  const countPart = (name: PartName, { rows, bytes }: { rows: number; bytes: number }) => {
    report.bytes += bytes;
    if ('file' in name) report.files += 1;
    else {
      report.tables += 1;
      report.rows += rows;
    }
  };

  if (!(await hasTables(owner.sql))) {
    throw new StartError(`There is nothing to back up: the database ${owner.place} is empty.`);
  }

  await owner.transaction(async (sql) => {
    await beginSnapshot(sql);
    const head = await readHead(sql, request.at);
    await writeBackupFile(file, writeArchive(head, partsOf(request), countPart), recipient);
  });
  return report;
}

async function readHead(sql: Sql, startedAt: Date): Promise<Head> {
  return {
    reachbook: 'backup',
    format: archiveFormat,
    version: await readVersion(),
    schema: await readSchemaVersion(),
    at: startedAt.toISOString(),
    sequences: await listSequences(sql),
    partitions: await listPartitions(sql),
  };
}

/** Files come last: a file named by a row of the snapshot was written before that row. */
async function* partsOf({ owner, folders }: BackupRequest): AsyncGenerator<Part> {
  for (const table of await listTables(owner.sql)) {
    const name = { table: table.name, columns: table.columns };
    yield { name, content: owner.copyOut(copyOutOf(table)) };
  }
  for (const file of await listStoredFiles(folders)) {
    const path = findStoredPath(folders, file);
    // Not one of our names: somebody put the file there, or a tool left it.
    if (path) yield { name: { file }, content: createReadStream(path) };
  }
}

export async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
