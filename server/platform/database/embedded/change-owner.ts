import { lchown, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseUser } from './database-user.ts';

/** Gives the folder and its contents to the user. */
export async function changeOwner(folder: string, user: DatabaseUser): Promise<void> {
  await lchown(folder, user.uid, user.gid);
  for (const name of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, name), user.uid, user.gid);
  }
}
