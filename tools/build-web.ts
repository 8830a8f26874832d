import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keysOf } from '#domain/name-list.ts';
import { StartError } from '../server/platform/process/start-error.ts';
import { projectFolder } from './project.ts';

/** The two apps, with their sources and build functions. */
const apps = {
  web: [
    ...['web', 'browser', 'domain', 'texts', 'contract', 'tools/build', 'package-lock.json'],
    'vite.config.ts',
  ],
  desk: [
    'desk',
    'browser',
    'domain',
    'texts',
    'contract',
    'package-lock.json',
    'vite.desk.config.ts',
  ],
} as const;

export type BuiltApp = keyof typeof apps;

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function newestIn(path: string, skip: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;

  const entries = readdirSync(path)
    .map((name) => join(path, name))
    .filter((child) => child !== skip)
    .map((child) => newestIn(child, skip));
  // A folder's own modification time reveals removed files.
  return entries.reduce((newest, time) => Math.max(newest, time), stats.mtimeMs);
}

/** Whether any source of an app is newer than its build. */
export function needsBuild(project: string, app: BuiltApp = 'web'): boolean {
  const built = join(project, app, 'dist');
  const newest = apps[app].map((name) => newestIn(join(project, name), built));
  return Math.max(...newest) >= changedAt(join(built, 'index.html'));
}

/** Builds the partners' app and the desk, unless they are up to date. */
export async function buildWeb(): Promise<void> {
  for (const app of keysOf(apps)) {
    if (needsBuild(projectFolder, app)) await buildApp(app);
  }
}

/** Builds what is not up to date in a process of its own, until it is told to stop. */
export async function buildApart(stop: AbortSignal): Promise<void> {
  const isDue = keysOf(apps).some((app) => needsBuild(projectFolder, app));
  if (!isDue) return;

  const program = join(projectFolder, 'tools', 'build.ts');
  const child = spawn(process.execPath, [program], { stdio: 'inherit' });
  const end = () => child.kill();
  stop.addEventListener('abort', end, { once: true });
  const [code] = await once(child, 'exit');
  stop.removeEventListener('abort', end);
  stop.throwIfAborted();
  if (code !== 0) throw new StartError('The apps could not be built: see above.');
}

async function buildApp(app: BuiltApp): Promise<void> {
  console.log(app === 'web' ? 'Building the web app…' : 'Building the desk…');
  const { build } = await import('vite');
  const { NODE_ENV: before } = process.env;
  const configFile = apps[app].at(-1) ?? '';
  await build({ configFile: join(projectFolder, configFile), logLevel: 'warn' });

  // Vite sets this variable, and what runs next must not depend on whether a build was due.
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
}
