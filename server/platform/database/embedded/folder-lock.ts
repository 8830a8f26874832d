import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemErrorCode } from '../../process/process.ts';
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
function composeLockText(folder: string, pid: number): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  return `${pid}\n${findProcessStart(pid)}\n${dev}:${ino}\n`;
}

function findRunningOwner(folder: string, text: string): number | null {
  const pid = Number.parseInt(text, 10);
  return text === composeLockText(folder, pid) && findProcessStart(pid) !== null ? pid : null;
}

function placeLock(lock: string, text: string): boolean {
  const draft = `${lock}.${process.pid}`;
  writeFileSync(draft, text);
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

// Moves the file aside and checks it again, as another process may have just taken the lock.
function removeStale(lock: string, staleText: string): void {
  const movedFile = `${lock}.${process.pid}.stale`;
  try {
    renameSync(lock, movedFile);
    const movedText = findText(movedFile);
    if (movedText !== null && movedText !== staleText) placeLock(lock, movedText);
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
  } finally {
    rmSync(movedFile, { force: true });
  }
}

/** Allows one running Reachbook per data folder: `reachbook.pid` names its process. */
export function takeFolderLock(folder: string): FolderLock {
  const lock = join(folder, 'reachbook.pid');
  const ownText = composeLockText(folder, process.pid);
  for (;;) {
    if (placeLock(lock, ownText)) break;

    const foundText = findText(lock);
    if (foundText === null) continue;

    const owner = findRunningOwner(folder, foundText);
    if (owner !== null) {
      throw new StartError(
        `The data folder ${folder} is in use by another running Reachbook (process ${owner}).`,
      );
    }

    removeStale(lock, foundText);
  }

  return {
    release() {
      if (findText(lock) === ownText) rmSync(lock, { force: true });
    },
  };
}
