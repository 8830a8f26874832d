import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  migrate,
  type Owner,
  readSchemaVersion,
  type Sql,
} from '../../platform/database/database.ts';
import { StartError } from '../../platform/process/process.ts';
import {
  archiveFormat,
  createDamagedError,
  type Head,
  type PartName,
  readArchive,
} from './archive.ts';
import { readBackupFile } from './backup-file.ts';
import { copyInto } from './copy-table.ts';
import { readVersion } from './make-backup.ts';
import { findStoredPath, listStoredFiles, type StoredFolders } from './stored-folders.ts';
import {
  findLastPartition,
  hasTables,
  listTables,
  matchPartitions,
  setSequences,
  updateStatistics,
  whileUnguarded,
} from './tables-store.ts';

export interface RestoreRequest {
  readonly owner: Owner;
  readonly folders: StoredFolders;
  readonly file: string;
  /** The file with the age key, for a backup that is encrypted. */
  readonly keyFile: string | null;
}

export interface RestoreReport {
  readonly madeAt: Date;
  readonly rows: number;
  readonly files: number;
}

/**
 * Restores a backup into an empty database: read to its end and verified first, then loaded in one
 * transaction. Whatever goes wrong, database and folder stay empty.
 */
export async function restoreBackup(request: RestoreRequest): Promise<RestoreReport> {
  const { owner, folders, file } = request;

  await assertEmpty(owner, folders);
  const head = await checkBackup(request);
  const report = { madeAt: new Date(head.at), rows: 0, files: 0 };

  const writtenPaths: string[] = [];

  try {
    await owner.transaction(async (sql, script) => {
      await migrate({ transaction: (work) => work(sql, script) });
      await matchPartitions(sql, script, lastPartition(head), head.partitions);
      await whileUnguarded(sql, script, async () => {
        await readVerified(request, {
          onHead: () => {},
          onPart: (name, content) =>
            'file' in name
              ? writeFile(pathOf(folders, name.file), content, writtenPaths)
              : loadTable(owner, name, content),
          onEnd(name, { rows }) {
            if ('file' in name) report.files += 1;
            else report.rows += rows;
          },
        });
        await setSequences(sql, head.sequences);
      });
      await assertPartitions(sql, head, file);
    });
  } catch (error) {
    for (const path of writtenPaths) await rm(path, { force: true });
    throw error;
  }
  await updateStatistics(owner.sql);
  return report;
}

async function assertEmpty({ sql, place }: Owner, folders: StoredFolders): Promise<void> {
  if (await hasTables(sql)) {
    throw new StartError(
      `The database ${place} is not empty, and nothing in it was changed: restore into a new ` +
        'one, with another DATA_DIR or DATABASE_URL.',
    );
  }

  const [strayFile] = await listStoredFiles(folders);
  if (strayFile !== undefined) {
    throw new StartError(
      `There is a file already, ${pathOf(folders, strayFile)}, and nothing was changed: restore ` +
        'with another DATA_DIR and BLOCKS_DIR.',
    );
  }
}

/** Reads all of it, so that damage at its end is known before anything is changed. */
async function checkBackup(request: RestoreRequest): Promise<Head> {
  const heads: Head[] = [];
  const [version, schema] = [await readVersion(), await readSchemaVersion()];

  await readVerified(request, {
    onHead(head) {
      if (head.format !== archiveFormat || head.schema !== schema) {
        throw new StartError(
          `The backup ${request.file} was made by Reachbook ${head.version} (schema ` +
            `${head.schema}) and this is ${version} (schema ${schema}): restore it with that ` +
            'version, then upgrade. Nothing was restored.',
        );
      }
      heads.push(head);
    },
    async onPart(name, content) {
      if ('file' in name) pathOf(request.folders, name.file);
      for await (const _ of content);
    },
  });

  const [head] = heads;
  if (!head) throw createDamagedError(request.file);
  return head;
}

/**
 * Whatever a stream, parser or hash reports about the file becomes one sentence for the operator.
 */
async function readVerified(
  request: RestoreRequest,
  reader: Parameters<typeof readArchive>[1],
): Promise<void> {
  const source = await readBackupFile(request.file, request.keyFile);
  try {
    await readArchive(source, reader);
  } catch (error) {
    if (error instanceof StartError || isOfDatabase(error)) throw error;
    throw Object.assign(createDamagedError(request.file), { cause: error });
  }
}

const isOfDatabase = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && 'routine' in error;

async function loadTable(
  owner: Owner,
  { table, columns }: Extract<PartName, { table: string }>,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const storedTable = (await listTables(owner.sql)).find(({ name }) => name === table);
  const hasColumns = storedTable && columns.every((column) => storedTable.columns.includes(column));

  if (!hasColumns) throw new Error(`There is no table ${table} with these columns`);
  await pipeline(content, owner.copyIn(copyInto({ name: table, columns })));
}

async function writeFile(
  path: string,
  content: AsyncIterable<Uint8Array>,
  writtenPaths: string[],
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  writtenPaths.push(path);
  await pipeline(content, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true }));
}

function pathOf(folders: StoredFolders, file: string): string {
  const path = findStoredPath(folders, file);
  if (path === null) throw new Error('Not a file of ours');
  return path;
}

const lastPartition = ({ partitions }: Head): number =>
  Math.max(0, ...partitions.map((name) => Number(/_(\d+)$/.exec(name)?.[1] ?? 0)));

/** The partitions that the restored rows name must be those that exist. */
async function assertPartitions(sql: Sql, head: Head, file: string): Promise<void> {
  const lastOpened = await findLastPartition(sql);
  if (lastOpened !== null && lastOpened < lastPartition(head)) throw createDamagedError(file);
}
