import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

export const projectFolder = dirname(import.meta.dirname);

const programs = {
  tsc: 'typescript/bin/tsc',
  biome: '@biomejs/biome/bin/biome',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
};

/** Runs a program of an npm package on the Node that runs this; true when it ends well. */
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
