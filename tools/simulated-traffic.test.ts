import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectFolder } from './project.ts';

test('the simulator ends when the server that started it is gone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'reachbook-simulator-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'simulator.json');
  const placements = [{ key: 'none', domain: 'paper.example' }];
  writeFileSync(file, JSON.stringify({ url: 'http://127.0.0.1:1', placements, shops: [] }));
  const program = join(projectFolder, 'simulator', 'main.ts');
  const child = spawn(process.execPath, [program, '--file', file, '--with-input'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  child.stdin.destroy();
  expect(await ended).toEqual([0, null]);
});
