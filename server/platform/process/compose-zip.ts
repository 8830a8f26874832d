import { type ComposedFile, composeFile } from './compose-file.ts';
import type { SendPage } from './run-in-thread.ts';
import type { ZipPart } from './zip-writer.ts';

const program = new URL('./zip-thread.ts', import.meta.url);

/** Has a worker thread write a ZIP archive of the files it is given. */
export const composeZip = (
  dataDir: string | null,
  sendFiles: (sendFile: SendPage<ZipPart>) => Promise<void>,
): Promise<ComposedFile> =>
  composeFile<ZipPart, null>(dataDir, program, {}, async (sendFile) => {
    await sendFiles(sendFile);
    return null;
  });
