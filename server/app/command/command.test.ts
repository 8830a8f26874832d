import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLongRun } from '#domain/test-seed.ts';

const folder = join(import.meta.dirname, '..', '..', '..');
const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = Object.values(scripts).flatMap(
  (script) => /^node tools\/run\.mjs (server\/app\/command\/\S+\.ts)$/.exec(script)?.[1] ?? [],
);

test('a command explains its usage when asked, and exits without an error', () => {
  expect(commands).toHaveLength(7);
  for (const command of commands.slice(0, isLongRun ? undefined : 1)) {
    const { status, stdout } = spawnSync(process.execPath, [command, '--help'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([command, status, stdout]).toEqual([command, 0, expect.stringContaining('npm run')]);
  }
});
