import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';
import { makeTestFolder } from '../../platform/database/embedded/test-folder.ts';
import { createTestDb } from '../../platform/database/test-db.ts';
import { type EndedProcess, runProcess } from '../../test-process.ts';

type Settings = Record<string, string>;

/** Where commands of a test run: a database of its own, unborn, and a folder. */
export async function createCommandPlace() {
  const folder = makeTestFolder();
  const db = await createTestDb();
  const settings = {
    ...{ PORT: '0', DATA_DIR: folder.path, DATABASE_URL: db.ownerUrl },
    // The history of a demo has tests of its own.
    DEMO_DAYS: '0',
  };
  return {
    folder: folder.path,
    settings,
    async close() {
      await db.close();
      folder.remove();
    },
  };
}

let runs = 0;

/**
 * A command as a person starts it: the first time in a process of its own, and from then on in
 * this one, with the same words and settings, since starting a process costs most of the time.
 */
export function commandOf(program: string, settings: () => Settings) {
  let isKnownToStart = false;
  return async (words: readonly string[]): Promise<EndedProcess> => {
    const isFirst = !isKnownToStart;
    isKnownToStart = true;
    return isFirst ? runProcess(program, settings(), words) : runHere(program, settings(), words);
  };
}

async function runHere(
  program: string,
  settings: Settings,
  words: readonly string[],
): Promise<EndedProcess> {
  const printed = { output: '', complaints: '' };
  const log = vi.spyOn(console, 'log').mockImplementation((text) => {
    printed.output += `${text}\n`;
  });
  const error = vi.spyOn(console, 'error').mockImplementation((text) => {
    printed.complaints += `${text}\n`;
  });
  const previousProcess = { argv: process.argv, env: process.env, exitCode: process.exitCode };
  process.argv = [process.execPath, program, ...words];
  process.env = { ...settings };
  process.exitCode = undefined;
  try {
    // A program runs as it is read, and with another query it is read once more.
    runs += 1;
    await import(/* @vite-ignore */ `${pathToFileURL(program).href}?run=${runs}`);
    return { code: Number(process.exitCode ?? 0), ...printed };
  } finally {
    process.argv = previousProcess.argv;
    process.env = previousProcess.env;
    process.exitCode = previousProcess.exitCode;
    log.mockRestore();
    error.mockRestore();
  }
}
