import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Creates a folder and its missing parents, and returns the outermost one created. Node's recursive
 * mkdir loops forever in places like /proc, which refuse new folders with ENOENT.
 */
export function createFolders(folder: string): string | undefined {
  if (isFolder(folder)) return;

  const firstCreated = dirname(folder) === folder ? undefined : createFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have just created it.
    if (!isFolder(folder)) throw error;
  }

  return firstCreated ?? folder;
}
