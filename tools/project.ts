import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
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

/** Starts one in parallel. Its output is kept in a file until it has ended. */
export function startPackage(
  name: keyof typeof programs,
  programArguments: string[],
  { log, environment = {} }: { log: string; environment?: NodeJS.ProcessEnv },
): () => Promise<boolean> {
  const program = join(projectFolder, 'node_modules', programs[name]);
  const file = openSync(log, 'w');
  const child = spawn(process.execPath, [program, ...programArguments], {
    cwd: projectFolder,
    stdio: ['ignore', file, file],
    env: { ...process.env, ...environment },
  });
  closeSync(file);
  const ended = once(child, 'exit');
  return async () => {
    const [status] = await ended;
    process.stdout.write(readFileSync(log, 'utf8'));
    return status === 0;
  };
}
