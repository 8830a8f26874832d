import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../process/process.ts';
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

// The last line tells the folder from a copy of it, into which the lock file was copied too.
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

// Moved aside and looked at again, as another process may have taken the lock over meanwhile.
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

/** One running Reachbook for each data folder: `reachbook.pid` names the process that has it. */
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
