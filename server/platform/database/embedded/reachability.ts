import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { DatabaseUser } from './database-user.ts';

/** A user who owns nothing, such as one that does not exist yet. */
export const stranger: DatabaseUser = { uid: -1, gid: -1 };

function mayEnter(folder: string, user: DatabaseUser): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;

  return (mode & 0o001) !== 0;
}

/** The first folder on the path, from the root down, that the user may not enter. */
export function findBarrier(path: string, user: DatabaseUser): string | null {
  const ancestors: string[] = [];
  for (let ancestor = resolve(path); ; ancestor = dirname(ancestor)) {
    ancestors.unshift(ancestor);
    if (dirname(ancestor) === ancestor) break;
  }

  return ancestors.find((ancestor) => existsSync(ancestor) && !mayEnter(ancestor, user)) ?? null;
}
