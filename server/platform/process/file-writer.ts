import { writeFileSync } from 'node:fs';
import { doInThread } from './thread-task.ts';

/** Writes a file in parts: a piece for each page, and an end. */
export interface FileWriter<Page, Last> {
  page(page: Page): string | Uint8Array;
  end(last: Last): string | Uint8Array | Promise<string | Uint8Array>;
}

/** Called in the worker thread that writes a file; `composeFile` is its counterpart. */
export function writeInThread<Given, Page, Last>(
  writerOf: (given: Given) => FileWriter<Page, Last>,
): void {
  doInThread<Given & { readonly file: number }, Page, Last, void>((given) => {
    const writer = writerOf(given);
    // A file descriptor is process-wide, so each write continues where the last one ended.
    const write = (piece: string | Uint8Array) => writeFileSync(given.file, piece);
    return {
      page: (page) => write(writer.page(page)),
      end: async (last) => write(await writer.end(last)),
    };
  });
}
