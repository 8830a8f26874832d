import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './project.ts';

const { scripts } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', ...words], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

/** The operator commands have a test of their own. */
const programs = Object.entries(scripts).flatMap(([name, script]) => {
  const program = /^node tools\/run\.mjs (\S+)$/.exec(script)?.[1];
  return program && !program.startsWith('server/app/command/') ? [{ name, program }] : [];
});

test('every npm script says how it is called when it is asked, and runs nothing', () => {
  expect(programs.length).toBeGreaterThan(15);
  for (const { name, program } of programs) {
    const { status, stdout, stderr } = run(program, '--help');
    const called = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
    expect([program, status, stderr]).toEqual([program, 0, '']);
    expect(stdout).toMatch(new RegExp(`^Usage: ${called}\\b.*\n$`));
  }
});

test('pictures and trees of a scene that does not exist are refused with those that do', () => {
  for (const program of ['tools/looks/looks.ts', 'tools/compare-trees.ts']) {
    const { status, stdout, stderr } = run(program, 'wallet', 'walet');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^'walet' is not a scene\. Scenes: login, .*\bwallet, .*\n$/);
  }
});

test('an option that a script does not have is refused in one sentence, and nothing runs', () => {
  const refused = (program: string, word: string) => {
    const { status, stdout, stderr } = run(program, word);
    expect([status, stdout]).toEqual([1, '']);
    return stderr;
  };

  expect(refused('tools/start.ts', '--port=9000')).toMatch(
    /^Unknown option '--port'\. Usage: npm start, .*\n$/,
  );
  expect(refused('tools/take-pictures.ts', 'wallet')).toMatch(
    /^'wallet' is not understood\. Usage: npm run pictures\n$/,
  );
  expect(refused('faults/faults.ts', 'many')).toMatch(/^'many' is not understood\. .*\n$/);
  expect(refused('bench/bench.ts', '--jsno')).toMatch(/^Unknown option '--jsno'\. .*\n$/);
});
