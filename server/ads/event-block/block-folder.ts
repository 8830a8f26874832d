import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '../../platform/process/process.ts';
import { BlockError, FolderMissing } from './block-error.ts';

/** The folder of blocks. A file that a manifest names is never rewritten or removed. */
export interface BlockFolder {
  readonly path: string;
  /** Writes a block atomically and durably, and returns its file name. */
  save(name: string, bytes: Uint8Array): Promise<string>;
  read(file: string): Promise<Uint8Array>;
  list(): Promise<readonly string[]>;
  remove(file: string): Promise<void>;
  ageMs(file: string, now: Date): Promise<number>;
}

export function createBlockFolder(path: string): BlockFolder {
  return {
    path,
    async save(name, bytes) {
      const file = `${name}-${randomBytes(4).toString('hex')}.parquet`;
      const partialPath = join(path, `${file}.part`);
      try {
        await mkdir(path, { recursive: true, mode: 0o700 });
        await writeThrough(partialPath, bytes);
        await rename(partialPath, join(path, file));
        await syncFolder(path);
      } catch (error) {
        await rm(partialPath, { force: true }).catch(() => {});
        const reason =
          systemErrorCode(error) === 'ENOSPC' ? 'the disk is full' : (error as Error).message;
        throw new BlockError(
          `Events cannot be sealed in ${path}: ${reason}. They stay in the database.`,
          { cause: error },
        );
      }

      return file;
    },
    async read(file) {
      try {
        return new Uint8Array(await readFile(join(path, file)));
      } catch (error) {
        await assertFolder(path);
        throw new BlockError(`Block ${file} cannot be read: ${(error as Error).message}.`, {
          cause: error,
        });
      }
    },
    async list() {
      try {
        return await readdir(path);
      } catch (error) {
        // A missing folder is reported by the first write to it.
        if (['ENOENT', 'ENOTDIR'].includes(systemErrorCode(error))) return [];
        throw error;
      }
    },
    remove: (file) => rm(join(path, file), { force: true }),
    ageMs: async (file, now) => now.getTime() - (await stat(join(path, file))).mtimeMs,
  };
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename is durable only after its directory has been synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function assertFolder(path: string): Promise<void> {
  const stats = await stat(path).catch(() => null);
  if (stats?.isDirectory()) return;

  throw new FolderMissing(
    `The folder of sealed events, ${path}, is missing: mount or restore it, or set BLOCKS_DIR.`,
  );
}
