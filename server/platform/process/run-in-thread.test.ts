import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const program = fileURLToPath(new URL('./test-echo-program.ts', import.meta.url));

test('the result of a thread is its own also where Node watches its files', async () => {
  const words = ['--watch', '--watch-preserve-output', program];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  const [output] = await once(child.stdout, 'data');
  expect(JSON.parse(String(output))).toEqual(['one', 'two', 'three']);
});
