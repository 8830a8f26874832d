import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { makeTestFolder } from '../server/platform/database/embedded/test-folder.ts';
import { startTraffic } from './simulated-traffic.ts';

const program = new URL('./simulated-traffic.ts', import.meta.url).href;

test('the simulator ends with its server, even if the server is killed', async () => {
  const folder = makeTestFolder();
  const file = join(folder.path, 'simulator.json');
  const placements = [{ key: 'top', domain: 'paper.example' }];
  writeFileSync(file, JSON.stringify({ url: 'http://127.0.0.1:9', placements, shops: [] }));
  const script = `import(${JSON.stringify(program)}).then(m => m.startTraffic(process.argv[1]))`;
  const server = spawn(process.execPath, ['-e', script, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(server.stdout, 'data');
  expect(String(said)).toContain('Simulated traffic');
  server.kill('SIGKILL');

  // The simulator has inherited this pipe: it ends only when both of them are gone.
  await once(server.stdout.resume(), 'end');
  folder.remove();
});

test('a server whose simulator cannot be started keeps running', async () => {
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  const { promise: told, resolve: tell } = Promise.withResolvers<unknown>();
  const said = vi.spyOn(console, 'error').mockImplementation(tell);
  const traffic = startTraffic('/nowhere/simulator.json');
  process.execPath = execPath;
  expect(await told).toContain('ENOENT');
  await traffic.close();
  said.mockRestore();
});
