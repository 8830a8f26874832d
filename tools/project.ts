import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';

export const projectFolder = dirname(import.meta.dirname);

const programs = {
  tsc: 'typescript/bin/tsc',
  biome: '@biomejs/biome/bin/biome',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
};

/** Runs an npm package's program on the current Node; true if it succeeds. */
export function runPackage(
  name: keyof typeof programs,
  programArguments: string[],
  environment: NodeJS.ProcessEnv = {},
): boolean {
  const program = join(projectFolder, 'node_modules', programs[name]);
  const result = spawnSync(process.execPath, [program, ...programArguments], {
    cwd: projectFolder,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });

  return result.status === 0;
}

interface Beside {
  /** Keeps its output until it has ended. */
  log?: string;
  environment?: NodeJS.ProcessEnv;
  /** From 0 to 19: the higher, the more it leaves to others. */
  niceness?: number;
}

/** Starts one in parallel. */
export function startPackage(
  name: keyof typeof programs,
  programArguments: string[],
  { log, environment = {}, niceness }: Beside = {},
): () => Promise<boolean> {
  const program = join(projectFolder, 'node_modules', programs[name]);
  const file = log === undefined ? 'inherit' : openSync(log, 'w');
  const child = spawn(process.execPath, [program, ...programArguments], {
    cwd: projectFolder,
    stdio: ['ignore', file, file],
    env: { ...process.env, ...environment },
  });

  if (typeof file === 'number') closeSync(file);
  // What it starts in its turn inherits this.
  if (niceness !== undefined && child.pid !== undefined) setPriority(child.pid, niceness);
  const ended = once(child, 'exit');

  return async () => {
    const [status] = await ended;
    if (log !== undefined) process.stdout.write(readFileSync(log, 'utf8'));
    return status === 0;
  };
}
