// Every npm script starts here, on whatever Node the machine has: `node tools/run.mjs PROGRAM …`
// installs what is missing, then runs the program on the Node of this project.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { answerTo } from './usage.mjs';

const [program, ...programArguments] = process.argv.slice(2);
const answer = answerTo(program, programArguments);
if (answer) {
  (answer.isRefused ? console.error : console.log)(answer.sentence);
  process.exit(answer.isRefused ? 1 : 0);
}
await import('./install.mjs');

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const nodeFolder = join(project, 'node_modules', 'node');
const { version } = JSON.parse(readFileSync(join(nodeFolder, 'package.json'), 'utf8'));
const file = join(project, program);

if (process.versions.node === version) {
  process.argv.splice(1, 2, file);
  await import(pathToFileURL(file).href);
} else {
  const node = join(nodeFolder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const child = spawn(node, [file, ...programArguments], { stdio: 'inherit' });
  // Ctrl-C reaches the whole group; a signal to this process alone is passed on.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm ends the shell between itself and this script silently.
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 250);
  child.on('exit', (code, signal) => {
    clearInterval(timer);
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}
