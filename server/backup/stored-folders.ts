import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Folders in DATA_DIR whose files belong to the database: uploads, creatives, sealed events. */
export const storedFolders = ['images', 'creatives', 'blocks'] as const;

/** Their files, as paths below DATA_DIR; files that are still being written are left out. */
export async function listStoredFiles(dataDir: string): Promise<string[]> {
  const files: string[] = [];
  for (const folder of storedFolders) {
    const found = await readdir(join(dataDir, folder), {
      recursive: true,
      withFileTypes: true,
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const entry of found) {
      const path = join(entry.parentPath, entry.name).slice(join(dataDir, sep).length);
      if (entry.isFile() && !path.endsWith('.part')) files.push(path.split(sep).join('/'));
    }
  }
  return files.sort();
}

const stored = new RegExp(`^(${storedFolders.join('|')})(/[a-zA-Z0-9][a-zA-Z0-9._-]*)+$`);

/** Whether a path from a backup stays inside these folders. */
export const isStoredFile = (path: string): boolean => stored.test(path);
