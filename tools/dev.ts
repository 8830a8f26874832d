import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createServer } from 'vite';
import { passedOn, tellMode } from './dev-server.ts';
import { projectFolder } from './project.ts';
import { watchParent } from './watch-parent.ts';

const port = process.env.PORT ?? '8080';
const target = `http://127.0.0.1:${port}`;

const web = await createServer({
  configFile: join(projectFolder, 'vite.config.ts'),
  plugins: [tellMode(target)],
  server: {
    port: 5173,
    strictPort: true,
    proxy: passedOn(target),
  },
});
const desk = await createServer({
  configFile: join(projectFolder, 'vite.desk.config.ts'),
  server: {
    port: 5175,
    strictPort: true,
    // The calls, but not the desk's own files, which are under a folder of the same name.
    proxy: { '^/desk/api/(?!.*\\.tsx?(\\?|$))': { target } },
  },
});
for (const app of [web, desk]) {
  await app.listen();
  app.printUrls();
}

// In a process group of its own: Node's watcher passes Ctrl-C on to the server, which would
// otherwise get it twice and not shut down cleanly.
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', join(import.meta.dirname, 'run-server.ts')],
  {
    cwd: projectFolder,
    stdio: 'inherit',
    detached: process.platform !== 'win32',
    env: { ...process.env, PORT: port },
  },
);

let ending = false;
async function end(): Promise<void> {
  if (ending) return;

  ending = true;
  const ended = server.exitCode === null ? once(server, 'exit') : null;
  server.kill('SIGTERM');
  await Promise.all([ended, web.close(), desk.close()]);
  process.exit(0);
}

server.once('error', end);
server.once('exit', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
watchParent(end);
