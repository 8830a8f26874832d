import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../process/start-error.ts';
import { findProcessStart } from './process-start.ts';

export interface FolderLock {
  release(): void;
}

function findText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

// The last line tells the folder from a copy, which contains a copy of the lock file too.
function lockText(folder: string, pid: number): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  return `${pid}\n${findProcessStart(pid)}\n${dev}:${ino}\n`;
}

function findRunningOwner(folder: string, text: string): number | null {
  const pid = Number.parseInt(text, 10);
  return text === lockText(folder, pid) && findProcessStart(pid) !== null ? pid : null;
}

function placeLock(lock: string, text: string): boolean {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

// Moves the file aside and checks it again, as another process may have just taken the lock.
function removeStale(lock: string, stale: string): void {
  const aside = `${lock}.${process.pid}.stale`;
  try {
    renameSync(lock, aside);
    const moved = findText(aside);
    if (moved !== null && moved !== stale) placeLock(lock, moved);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Allows one running Reachbook per data folder: `reachbook.pid` names its process. */
export function takeFolderLock(folder: string): FolderLock {
  const lock = join(folder, 'reachbook.pid');
  const own = lockText(folder, process.pid);
  for (;;) {
    if (placeLock(lock, own)) break;
    const found = findText(lock);
    if (found === null) continue;
    const owner = findRunningOwner(folder, found);
    if (owner !== null) {
      throw new StartError(
        `The data folder ${folder} is in use by another running Reachbook (process ${owner}).`,
      );
    }
    removeStale(lock, found);
  }
  return {
    release() {
      if (findText(lock) === own) rmSync(lock, { force: true });
    },
  };
}
