// Every npm script starts here, on whatever Node the machine has: `node tools/run.mjs PROGRAM …`
// installs what is missing, then runs the program on the Node of this project.
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install, isSuite, nodeProgram } from './install.mjs';
import { answerTo } from './usage.mjs';

const [program, ...programArguments] = process.argv.slice(2);
const answer = answerTo(program, programArguments);
if (answer) {
  (answer.isRefused ? console.error : console.log)(answer.sentence);
  process.exit(answer.isRefused ? 1 : 0);
}
install(isSuite(program));

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), program);

if (process.execPath === realpathSync(nodeProgram)) {
  process.argv.splice(1, 2, file);
  await import(pathToFileURL(file).href);
} else {
  const child = spawn(nodeProgram, [file, ...programArguments], { stdio: 'inherit' });
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
