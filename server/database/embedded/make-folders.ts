import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Makes a folder and those around it, and returns the outermost that was missing. What Node has for
 * it never ends where a folder takes no others and says that there is none, as /proc does.
 */
export function makeFolders(folder: string): string | undefined {
  if (isFolder(folder)) return;
  const first = dirname(folder) === folder ? undefined : makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another start may have made it in between.
    if (!isFolder(folder)) throw error;
  }
  return first ?? folder;
}
