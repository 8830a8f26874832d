import { writeFileSync } from 'node:fs';
import { doInThread } from './thread-task.ts';

/** Writes a file in parts: a piece for each page, and an end. */
export interface FileWriter<Page, Ending> {
  page(page: Page): string | Uint8Array;
  end(ending: Ending): string | Uint8Array | Promise<string | Uint8Array>;
}

/** Called in the worker thread that writes a file; `composeFile` is its counterpart. */
export function writeInThread<WriterInput, Page, Ending>(
  createWriter: (input: WriterInput) => FileWriter<Page, Ending>,
): void {
  doInThread<WriterInput & { readonly file: number }, Page, Ending, void>((input) => {
    const writer = createWriter(input);
    // A file descriptor is process-wide, so each write continues where the last one ended.
    const write = (bytes: string | Uint8Array) => writeFileSync(input.file, bytes);
    return {
      page: (page) => write(writer.page(page)),
      end: async (ending) => write(await writer.end(ending)),
    };
  });
}
