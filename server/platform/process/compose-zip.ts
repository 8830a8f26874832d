import { type ComposedFile, composeFile } from './compose-file.ts';
import type { Give } from './in-thread.ts';
import type { ZipPart } from './zip-writer.ts';

const program = new URL('./zip-thread.ts', import.meta.url);

/** Has a worker thread write a ZIP archive of the files it is given. */
export const composeZip = (
  dataDir: string | null,
  feed: (give: Give<ZipPart>) => Promise<void>,
): Promise<ComposedFile> =>
  composeFile<ZipPart, null>(dataDir, program, {}, async (give) => {
    await feed(give);
    return null;
  });
