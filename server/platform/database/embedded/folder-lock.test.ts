import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { takeFolderLock } from './folder-lock.ts';
import { makeTestFolder } from './test-folder.ts';

const removals: (() => void)[] = [];

function newFolder(): string {
  const folder = makeTestFolder();
  removals.push(folder.remove);
  return folder.path;
}

afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

const lockModule = new URL('folder-lock.ts', import.meta.url).href;

async function takeInEndedProcess(folder: string): Promise<void> {
  const program = `import { takeFolderLock } from '${lockModule}'; takeFolderLock('${folder}');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  await once(child, 'exit');
}

describe('the lock of a data folder', () => {
  it('is held until it is released', () => {
    const folder = newFolder();
    const lock = takeFolderLock(folder);
    expect(() => takeFolderLock(folder)).toThrow(/is in use by another running Reachbook/);
    lock.release();
    takeFolderLock(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('passes on when its process has ended', async () => {
    const folder = newFolder();
    await takeInEndedProcess(folder);
    expect(existsSync(join(folder, 'reachbook.pid'))).toBe(true);
    takeFolderLock(folder);
    expect(readFileSync(join(folder, 'reachbook.pid'), 'utf8')).toMatch(`${process.pid}\n`);
    expect(readdirSync(folder)).toEqual(['reachbook.pid']);
  });

  it.skipIf(process.platform === 'win32')('passes on when another process has its number', () => {
    const folder = newFolder();
    const lock = join(folder, 'reachbook.pid');
    takeFolderLock(folder);
    const [pid, , place] = readFileSync(lock, 'utf8').split('\n');
    writeFileSync(lock, `${pid}\nanother start\n${place}\n`);
    takeFolderLock(folder).release();
    expect(existsSync(lock)).toBe(false);
  });

  it('does not hold a copy of the folder', () => {
    const folder = newFolder();
    const copy = newFolder();
    takeFolderLock(folder);
    copyFileSync(join(folder, 'reachbook.pid'), join(copy, 'reachbook.pid'));
    takeFolderLock(copy).release();
    expect(() => takeFolderLock(folder)).toThrow(/is in use/);
  });
});
