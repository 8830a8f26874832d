import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { findProcessStart } from './platform/database/embedded/process-start.ts';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

export interface EndedProcess {
  readonly code: number | null;
  readonly output: string;
  readonly complaints: string;
}

/** One of the project's programs in its own process, started as a person would. */
export interface TestProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<EndedProcess>;
  /** Its complete output up to the moment it is ready. */
  welcome(): Promise<string>;
}

/** Starts the program with only these settings; it stops at the latest when the test ends. */
export function startProcess(
  program: string,
  settings: Record<string, string>,
  words: readonly string[] = [],
): TestProcess {
  const { PATH, TMPDIR, SystemRoot, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(projectFolder, program), ...words], {
    cwd: projectFolder,
    env: { PATH, TMPDIR, SystemRoot, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { output: '', complaints: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.output += chunk.toString('utf8');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.complaints += chunk.toString('utf8');
  });
  const ended = once(child, 'close').then(([code]) => ({ code, ...said }));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return {
    child,
    ended,
    async welcome() {
      while (!/ready at [\s\S]*\n$/.test(said.output)) {
        const next = await Promise.race([once(child.stdout, 'data'), ended]);
        if (!Array.isArray(next)) throw new Error(`It ended before: ${said.complaints}`);
      }
      return said.output;
    },
  };
}

export const runProcess = (
  program: string,
  settings: Record<string, string>,
  words: readonly string[] = [],
): Promise<EndedProcess> => startProcess(program, settings, words).ended;

/** Stops the process like Ctrl-C or a service manager, and returns its exit. */
export function endProcess(
  { child, ended }: TestProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<EndedProcess> {
  child.kill(signal);
  return ended;
}

export function addressIn(welcome: string): string {
  const [, address] = /ready at (\S+)/.exec(welcome) ?? [];
  if (address === undefined) throw new Error(`There is no address in: ${welcome}`);
  return address;
}

export const codesIn = (text: string): string[] =>
  text.match(/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/g) ?? [];

/** The pid of the PostgreSQL that runs on this data folder, if any. */
export function findPostgres(folder: string): number | null {
  try {
    const file = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
    const pid = Number(file.split('\n')[0]);
    return findProcessStart(pid) === null ? null : pid;
  } catch {
    return null;
  }
}

export interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data: Record<string, unknown>;
}

/** Makes a call over the network, like a client. */
export async function callOver(address: string, path: string, input?: object): Promise<Answer> {
  const response = await fetch(
    `${address}/api${path}`,
    input && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    },
  );
  return (await response.json()) as Answer;
}
