import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './project.ts';

const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');

test('the lockfile has no download addresses', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "http/);
});

interface Locked {
  readonly version: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly integrity?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

test('the dependency counts in the docs match the lockfile', () => {
  const locked: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages;
  const { '': _project, ...packages } = locked;
  const running = Object.values(packages).filter(({ dev, devOptional }) => !dev && !devOptional);
  const optional = running.filter((one) => one.optional).length;
  expect(read('docs/decisions/dependencies.md')).toContain(
    `${running.length - optional} packages, and ${optional} optional ones`,
  );
});

// npm silently leaves out what its registry did not have.
test('every package with a build for Linux on x64 is locked with one for arm64', () => {
  const locked: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages;
  const builds = Object.entries(locked).filter(
    ([, { os, cpu, libc }]) =>
      os?.includes('linux') && cpu?.includes('x64') && !libc?.includes('musl'),
  );
  expect(builds.length).toBeGreaterThan(4);
  const missing = builds
    .map(([path, { version }]) => ({ path: path.replace('x64', 'arm64'), version }))
    .filter(({ path, version }) => {
      const other = locked[path];
      return other?.version !== version || other.integrity === undefined;
    });

  expect(missing).toEqual([]);
});
