import { spawn } from 'node:child_process';
import { StartError } from '../../process/start-error.ts';
import type { DatabaseUser } from './database-user.ts';

export interface ProgramResult {
  code: number;
  output: string;
}

const passedVariables = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

// PG* variables and the terminal's locale would change PostgreSQL's behaviour, and it must not see
// the server's own secrets.
function programEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { LC_ALL: 'C', TZ: 'UTC' };
  for (const name of passedVariables) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }

  return environment;
}

/** Runs a program to completion, as the given user if there is one. */
export function runProgram(
  program: string,
  programArguments: string[],
  options: { user: DatabaseUser | null; folder?: string },
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArguments, {
      cwd: options.folder ?? '/',
      env: programEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C in a terminal reaches the whole process group and would leave a half-made database.
      detached: process.platform !== 'win32',
      windowsHide: true,
      ...(options.user === null ? {} : { uid: options.user.uid, gid: options.user.gid }),
    });
    let output = '';

    const addOutput = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };

    child.stdout.on('data', addOutput);
    child.stderr.on('data', addOutput);
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        new StartError(
          `${program} cannot run here (${error.code ?? error.message}): ` +
            'set DATABASE_URL to a PostgreSQL server of your own.',
          { cause: error },
        ),
      );
    });
    // 'close' fires when all output has been read. On Windows that is only after the server which
    // the program started has ended, because it inherits the pipes.
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
    child.once('exit', (code) => {
      setTimeout(() => resolve({ code: code ?? 1, output }), 1000).unref();
    });
  });
}
