import { accessSync, chmodSync, constants, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { systemErrorCode } from '../../process/process.ts';
import { sha256 } from '../../process/sha256.ts';
import { StartError } from '../../process/start-error.ts';
import { createFolders } from './create-folders.ts';
import { findDataOwner, isRoot } from './database-user.ts';
import { findBarrier, stranger } from './reachability.ts';

/**
 * Root's database runs as another user (see database-user.ts), who must be able to reach the data.
 * Anyone else's database runs as that user, so any folder works.
 */
function findDataBarrier(folder: string): string | null {
  return isRoot() ? findBarrier(folder, findDataOwner(folder) ?? stranger) : null;
}

function sharedFolder(projectFolder: string): string {
  const suffix = sha256(projectFolder).slice(0, 8);
  return join('/var/lib/reachbook', `${basename(projectFolder)}-${suffix}`);
}

/** Throws a readable error if the database user cannot reach the data folder. */
export function assertDataReachable(folder: string): void {
  const barrier = findDataBarrier(folder);
  if (barrier === null) return;

  throw new StartError(
    `The data folder ${folder} lies inside ${barrier}, which only its owner may enter, and ` +
      'PostgreSQL does not run as root: set DATA_DIR to a folder that other users can reach, ' +
      'such as one in /var/lib.',
  );
}

/** The data folder: the DATA_DIR setting, or a default for this project folder. */
export function dataFolder(setting: string | undefined, projectFolder: string): string {
  const project = resolve(projectFolder);
  if (setting !== undefined && setting.trim() !== '') {
    const folder = resolve(project, setting.trim());
    assertDataReachable(folder);
    return folder;
  }

  const defaultFolder = join(project, '.data');
  return findDataBarrier(defaultFolder) === null ? defaultFolder : sharedFolder(project);
}

/** Creates the folder if it is missing, open to other users even under a strict umask. */
export function createDataFolder(folder: string): void {
  try {
    const firstCreated = createFolders(resolve(folder));
    accessSync(folder, constants.W_OK);
    if (firstCreated === undefined) return;

    const existingParent = dirname(resolve(firstCreated));
    for (let path = resolve(folder); path !== existingParent; path = dirname(path))
      chmodSync(path, 0o755);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written to (${systemErrorCode(error)}): ` +
        'set DATA_DIR to a folder that you may write to.',
      { cause: error },
    );
  }
}

/** Throws a readable error if the data belongs to a user other than the current one. */
export function assertOwnData(folder: string): void {
  const uid = process.getuid?.();
  const owner = statSync(join(folder, 'postgres'), { throwIfNoEntry: false })?.uid;
  if (uid === undefined || uid === 0 || owner === undefined || owner === uid) return;

  throw new StartError(
    `The database in ${folder} belongs to another user (number ${owner}): start Reachbook as ` +
      'root or as that user, or set DATA_DIR to a folder of your own.',
  );
}
