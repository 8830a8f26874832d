import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptVector } from '../../server/vectors/test-vectors.ts';

const source = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'package-'));
const programs = join(folder, 'node_modules', '.bin');
const isWindows = process.platform === 'win32';

/** Without a registry: what is packed must be all that it needs. */
function runNpm(...words: string[]): void {
  const script = process.env.npm_execpath;
  const isFile = script !== undefined && /\.c?js$/.test(script);
  const options = ['--offline', '--no-audit', '--no-fund', '--no-update-notifier'];
  const args = [...(isFile ? [script] : []), ...words, ...options, '--loglevel=error'];
  const { status, stderr } = spawnSync(isFile ? process.execPath : 'npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: !isFile && isWindows,
  });

  if (status !== 0) throw new Error(stderr);
}

function run(program: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(join(programs, program), words, {
    cwd: folder,
    encoding: 'utf8',
    shell: isWindows,
  });
  return { status, stdout, stderr };
}

beforeAll(() => {
  runNpm('pack', source, '--pack-destination', folder);
  const [tarball = ''] = readdirSync(folder);
  runNpm('install', join(folder, tarball), '--prefix', folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the package needs no other, and holds its programs alone', () => {
  const installed = readdirSync(join(folder, 'node_modules')).filter((name) => name[0] !== '.');
  expect(installed).toEqual(['reachbook-verify']);
  const files = readdirSync(join(folder, 'node_modules', 'reachbook-verify')).sort();
  expect(files).toEqual([
    'README.md',
    'package.json',
    'verify-chat.mjs',
    'verify-events.mjs',
    'verify-statement.mjs',
  ]);
});

test.each([
  ['reachbook-verify', 'statements', 'confirmed by digits', 'remark'],
  ['verify-events', 'event-files', 'live', 'cost'],
  ['verify-chat', 'chat-files', 'file', 'text'],
])('%s of the packed tarball accepts a sound file, and refuses it once changed', (...row) => {
  const [program, topic, name, field] = row;
  const file = join(folder, 'file.jsonl');
  const text = keptVector<string[]>(topic, name).join('\n');
  writeFileSync(file, text);
  expect(run(program, file)).toMatchObject({ status: 0, stderr: '' });

  writeFileSync(file, text.replace(`"${field}"`, `"${field}s"`));
  expect(run(program, file)).toMatchObject({ status: 1, stdout: '' });
});
