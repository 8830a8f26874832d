import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { runInThread, type SendPage } from './run-in-thread.ts';

/** A file on disk that exists until it has been read. */
export interface ComposedFile {
  readonly body: Readable;
  readonly bytes: number;
}

/**
 * Has a worker thread write a file from the pages it is fed. Writing keeps pace with the database,
 * however slowly the file is downloaded later, and on an error the caller gets a refusal and not
 * half a file.
 */
export async function composeFile<Page, Ending>(
  dataDir: string | null,
  program: URL,
  input: object,
  sendPages: (sendPage: SendPage<Page>) => Promise<Ending>,
): Promise<ComposedFile> {
  const folder = join(dataDir ?? tmpdir(), 'composed');
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);

  try {
    // An unlinked file is freed as soon as it is closed, even if the process is killed.
    await rm(path);
    await runInThread(program, { ...input, file: file.fd }, sendPages);
    const { size } = await file.stat();
    return { body: file.createReadStream({ start: 0 }), bytes: size };
  } catch (error) {
    await file.close();
    throw error;
  }
}
