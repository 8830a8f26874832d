import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './project.ts';

const programs = [
  'packages/verify/verify-statement.mjs',
  'packages/verify/verify-events.mjs',
  'packages/verify/verify-chat.mjs',
  'tools/auditor/audit.mjs',
];

function run(program: string, word: string) {
  const file = join(projectFolder, program);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, word], {
    encoding: 'utf8',
  });
  return { status, stdout, lines: stderr.trim().split('\n') };
}

test.each(programs)(
  '%s says how it is used, and does not judge a file that is not there',
  (program) => {
    const help = run(program, '--help');
    expect(help).toMatchObject({ status: 0, lines: [''] });
    expect(help.stdout).toContain(`node ${basename(program)} `);
    const { status, stdout, lines } = run(program, join(projectFolder, 'no-such-file'));
    expect(status).not.toBe(0);
    expect(stdout).toBe('');
    expect(lines).toEqual([expect.stringMatching(/^ENOENT: no such file/)]);
  },
);
