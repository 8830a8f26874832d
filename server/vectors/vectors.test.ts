import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeTestFolder } from '../platform/database/embedded/test-folder.ts';
import { keptVector, listFalse, readTopic, topics } from './test-vectors.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

test('every hash and signature is that of its text', () => {
  expect(topics.flatMap((topic) => listFalse(readTopic(topic)))).toEqual([]);
});

test('every topic is compared by a test', () => {
  const tests = readdirSync(new URL('.', import.meta.url)).filter((name) =>
    /\.test\.ts$/.test(name),
  );
  const text = tests.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('');
  const compared = [...text.matchAll(/(?:expectVectors|keptVector<string>)\('([a-z-]+)'/g)];
  expect([...new Set(compared.map(([, topic]) => topic))].sort()).toEqual(topics);
});

test('every format that is signed has a vector', () => {
  const where = ['domain', 'server', 'packages', 'tools', ':!*.test.ts'];
  const found = ['grep', '-hoE', 'reachbook-[a-z-]+/[0-9]+', '--', ...where];
  const sources = execFileSync('git', found, { cwd: project, encoding: 'utf8' });
  const kept = topics.map((topic) => JSON.stringify(readTopic(topic))).join('');
  const formats = [...new Set(sources.trim().split('\n'))];
  expect(formats.length).toBeGreaterThan(8);
  expect(formats.filter((format) => !kept.includes(format))).toEqual([]);
});

test.each([
  ['verify-statement.mjs', 'statements', 'confirmed by digits'],
  ['verify-events.mjs', 'event-files', 'live'],
  ['verify-chat.mjs', 'chat-files', 'file'],
])('%s accepts the file that is kept among the %s', (program, topic, name) => {
  const folder = makeTestFolder();
  const file = join(folder.path, 'kept.jsonl');
  writeFileSync(file, keptVector<string[]>(topic, name).join('\n'));
  const path = join(project, 'packages/verify', program);
  expect(() => execFileSync(process.execPath, [path, file], { stdio: 'pipe' })).not.toThrow();
  folder.remove();
});
