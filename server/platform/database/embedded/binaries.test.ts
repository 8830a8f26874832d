import { cpSync, lstatSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { getBinaries, getNativeFolder } from './binaries.ts';
import { runProgram } from './run-program.ts';
import { makeTestFolder } from './test-folder.ts';

it.skipIf(process.platform === 'win32')(
  'PostgreSQL runs when its package was installed without its install script',
  async () => {
    const folder = makeTestFolder();
    const native = join(folder.path, 'native');
    cpSync(await getNativeFolder(), native, { recursive: true, verbatimSymlinks: true });
    const list = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
    for (const { target } of list) rmSync(join(dirname(native), target));
    const { initdb } = await getBinaries(native, folder.path, null);
    for (const { source, target } of list) {
      const link = join(dirname(native), target);
      expect(lstatSync(link).isSymbolicLink()).toBe(true);
      expect(join(dirname(link), readlinkSync(link))).toBe(join(dirname(native), source));
    }
    const shown = await runProgram(initdb, ['--version'], { user: null });
    expect(shown.output).toContain('18.4');
    folder.remove();
  },
);

it('a program that cannot be run is reported in one sentence, without a crash', async () => {
  const run = runProgram(join(import.meta.dirname, 'binaries.ts'), [], { user: null });
  await expect(run).rejects.toThrow(/cannot run here \(EACCES\): set DATABASE_URL/);
});
