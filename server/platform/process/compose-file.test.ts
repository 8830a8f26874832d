import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { composeFile } from './compose-file.ts';

const program = new URL('./test-file-thread.ts', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'reachbook-'));
afterAll(() => rmSync(folder, { recursive: true }));

const megabyte = 1024 * 1024;
const pages = 128;

test('the event loop stays responsive while a large file is made, and memory never holds the whole file', async () => {
  let turns = 0;
  let most = 0;
  const held = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = held();
  let timer = setImmediate(function again() {
    turns += 1;
    most = Math.max(most, held() - before);
    timer = setImmediate(again);
  });
  const file = await composeFile<string, string>(folder, program, {}, async (give) => {
    for (let page = 0; page < pages; page += 1) {
      await give('x');
    }
    return 'end';
  });
  const turnsOfMaking = turns;
  const digest = createHash('sha256');
  let bytes = 0;
  for await (const chunk of file.body) {
    digest.update(chunk);
    bytes += chunk.length;
  }
  clearImmediate(timer);
  expect(turnsOfMaking).toBeGreaterThan(pages);
  expect(most).toBeLessThan(0.75 * pages * megabyte);
  expect(bytes).toBe(pages * megabyte + 3);
  expect(file.bytes).toBe(bytes);
  const expected = createHash('sha256');
  for (let page = 0; page < pages; page += 1) expected.update('x'.repeat(megabyte));
  expect(digest.digest('hex')).toBe(expected.update('end').digest('hex'));
});

test('a file that fails halfway is not sent, and no file leaves anything on the disk', async () => {
  const made = composeFile<string, string>(folder, program, {}, async (give) => {
    await give('x');
    return 'broken';
  });
  await expect(made).rejects.toThrow('broken');
  const unfed = composeFile<string, string>(folder, program, {}, async () => {
    throw new Error('no pages');
  });
  await expect(unfed).rejects.toThrow('no pages');
  expect(readdirSync(join(folder, 'composed'))).toEqual([]);
});
