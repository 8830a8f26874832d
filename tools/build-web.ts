import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './project.ts';

const sources = ['web', 'domain', 'contract', 'package-lock.json', 'vite.config.ts'];

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newestIn(path: string, skip: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = readdirSync(path)
    .map((name) => join(path, name))
    .filter((child) => child !== skip)
    .map((child) => newestIn(child, skip));
  // A folder's own time tells of files taken out of it.
  return inside.reduce((newest, time) => Math.max(newest, time), found.mtimeMs);
}

/** Whether anything the web app is made from is newer than the web app. */
export function needsBuild(project: string): boolean {
  const built = join(project, 'web', 'dist');
  const newest = sources.map((name) => newestIn(join(project, name), built));
  return Math.max(...newest) >= changedAt(join(built, 'index.html'));
}

/** Builds the web app unless it is up to date. */
export async function buildWeb(): Promise<void> {
  if (!needsBuild(projectFolder)) return;
  console.log('Building the web app…');
  const { build } = await import('vite');
  const { NODE_ENV: before } = process.env;
  await build({ configFile: join(projectFolder, 'vite.config.ts'), logLevel: 'warn' });
  // Vite sets this one, and what runs next must not depend on whether a build was due.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
}
