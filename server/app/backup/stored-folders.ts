import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const folderNames = ['images', 'creatives', 'blocks'] as const;

/** The folders of files that belong to the database: uploads, creatives, sealed events. */
export type StoredFolders = Readonly<Record<(typeof folderNames)[number], string>>;

export const storedFoldersOf = (
  config: Readonly<Record<'dataDir' | 'blocksDir', string>>,
): StoredFolders => ({
  images: join(config.dataDir, 'images'),
  creatives: join(config.dataDir, 'creatives'),
  blocks: config.blocksDir,
});

/** Their files, by folder and path in it; unfinished ones are left out. */
export async function listStoredFiles(folders: StoredFolders): Promise<string[]> {
  const files: string[] = [];
  for (const name of folderNames) {
    const entries = await readdir(folders[name], { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      },
    );
    for (const entry of entries) {
      const path = relative(folders[name], join(entry.parentPath, entry.name));
      const file = [name, ...path.split(sep)].join('/');
      if (entry.isFile() && !file.endsWith('.part')) files.push(file);
    }
  }

  return files.sort();
}

const storedPath = new RegExp(`^(${folderNames.join('|')})((?:/[a-zA-Z0-9][a-zA-Z0-9._-]*)+)$`);

/** Where a file of a backup goes; null for a path that would leave the folders. */
export function findStoredPath(folders: StoredFolders, file: string): string | null {
  const [, name, path] = storedPath.exec(file) ?? [];
  return name && path ? join(folders[name as keyof StoredFolders], path) : null;
}
