import { chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createDataFolder, dataFolder } from './data-folder.ts';
import { isRoot } from './database-user.ts';
import { makeTestFolder } from './test-folder.ts';

const removals: (() => void)[] = [];

function newProject(mode?: number): string {
  const folder = makeTestFolder(mode);
  removals.push(folder.remove);
  return folder.path;
}

afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

describe('the data folder', () => {
  it('is in the project unless DATA_DIR says otherwise', () => {
    const project = newProject();
    expect(dataFolder(undefined, project)).toBe(join(project, '.data'));
    expect(dataFolder('', project)).toBe(join(project, '.data'));
    expect(dataFolder('elsewhere', project)).toBe(join(project, 'elsewhere'));
    expect(dataFolder(join(project, 'far'), '/')).toBe(join(project, 'far'));
  });

  it('is open to other users even under a strict umask', () => {
    const folder = join(newProject(), 'one', 'two');
    const umask = process.umask(0o077);
    createDataFolder(folder);
    process.umask(umask);
    expect(statSync(join(folder, '..')).mode & 0o755).toBe(0o755);
    expect(statSync(folder).mode & 0o755).toBe(0o755);
  });

  it.runIf(process.platform === 'linux')('is refused where no folder can be', () => {
    for (const folder of ['/proc/reachbook', '/proc/self/reachbook/data', '/etc/passwd/data']) {
      expect(() => createDataFolder(folder)).toThrow(
        /^The data folder .* cannot be written to \(E/,
      );
    }
  });

  it.runIf(isRoot())('lies in /var/lib when root has the project in a private folder', () => {
    const project = join(newProject(0o700), 'book');
    expect(dataFolder(undefined, project)).toMatch(/^\/var\/lib\/reachbook\/book-[0-9a-f]{8}$/);
    expect(dataFolder(undefined, project)).toBe(dataFolder(undefined, `${project}/`));
  });

  it.runIf(isRoot())('stays in a private folder where its owner made it', () => {
    const project = newProject(0o700);
    const database = join(project, '.data', 'postgres');
    mkdirSync(database, { recursive: true });
    for (const path of [project, database]) chownSync(path, 65_534, 65_534);
    expect(dataFolder(undefined, project)).toBe(join(project, '.data'));
  });

  it.runIf(isRoot())('may not be a private folder by the choice of root', () => {
    const project = newProject(0o700);
    expect(() => dataFolder('data', project)).toThrow(/set DATA_DIR to a folder that other users/);
  });
});
