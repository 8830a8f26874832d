import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import type { Readable } from 'node:stream';

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const children = new Set<ChildProcess>();
// An interrupted run leaves no browser behind.
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** A program that runs beside the journeys, and ends with them. */
export function startChild(program: string, words: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, words, options);
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

export async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

/** Waits for a program's output to match, and returns the captured part. */
export function waitForOutput(
  child: ChildProcess,
  output: Readable,
  pattern: RegExp,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    output.on('data', (part: Buffer) => {
      text += part;
      const match = pattern.exec(text)?.[1];
      if (match !== undefined) resolve(match);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended: ${text}`)));
  });
}
