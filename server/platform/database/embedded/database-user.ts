import { statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../process/start-error.ts';
import { runProgram } from './run-program.ts';

export interface DatabaseUser {
  uid: number;
  gid: number;
}

const userName = 'reachbook';

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The current owner of the database in this folder; null for root or if there is no database. */
export function findDataOwner(folder: string): DatabaseUser | null {
  const stats = statSync(join(folder, 'postgres'), { throwIfNoEntry: false });
  return stats === undefined || stats.uid === 0 ? null : { uid: stats.uid, gid: stats.gid };
}

async function findNumber(option: '-u' | '-g'): Promise<number | null> {
  const { code, output } = await runProgram('id', [option, userName], { user: null });
  return code === 0 && /^[1-9]\d*\s*$/.test(output) ? Number(output) : null;
}

async function findSystemUser(): Promise<DatabaseUser | null> {
  const uid = await findNumber('-u');
  const gid = await findNumber('-g');
  return uid === null || gid === null ? null : { uid, gid };
}

async function createSystemUser(): Promise<void> {
  const shell = '/usr/sbin/nologin';
  const options = ['--system', '--no-create-home', '--shell', shell, userName];
  await runProgram('useradd', options, { user: null }).catch(() => null);
}

/**
 * The user PostgreSQL runs as; null means the user of this process. PostgreSQL refuses to run as
 * root, so root starts it as the owner of the data, or as a dedicated system user.
 */
export async function getDatabaseUser(folder: string): Promise<DatabaseUser | null> {
  if (!isRoot()) return null;

  const existingUser = findDataOwner(folder) ?? (await findSystemUser());
  if (existingUser !== null) return existingUser;

  await createSystemUser();
  const createdUser = await findSystemUser();
  if (createdUser !== null) return createdUser;

  throw new StartError(
    `PostgreSQL does not run as root, and the user ${userName} could not be created for it: ` +
      'start Reachbook as an ordinary user, or set DATABASE_URL.',
  );
}
