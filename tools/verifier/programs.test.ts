import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../project.ts';

const programs = [
  'verifier/verify-statement.mjs',
  'verifier/verify-events.mjs',
  'verifier/verify-chat.mjs',
  'auditor/audit.mjs',
];

function run(program: string, word: string) {
  const file = join(projectFolder, 'tools', program);
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
    expect(help.stdout).toContain(`node ${program.split('/')[1]} `);
    const { status, stdout, lines } = run(program, join(projectFolder, 'no-such-file'));
    expect(status).not.toBe(0);
    expect(stdout).toBe('');
    expect(lines).toEqual([expect.stringMatching(/^ENOENT: no such file/)]);
  },
);
