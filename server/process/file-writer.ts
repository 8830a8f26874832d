import { writeFileSync } from 'node:fs';
import { doInThread } from './thread-task.ts';

/** The parts of a file as they are written: a piece for each page, and its end. */
export interface FileWriter<Page, Last> {
  page(page: Page): string;
  end(last: Last): string | Uint8Array | Promise<string | Uint8Array>;
}

/** Called by the program of a thread that writes a file; `composeFile` is the other side. */
export function writeInThread<Given, Page, Last>(
  writerOf: (given: Given) => FileWriter<Page, Last>,
): void {
  doInThread<Given & { readonly file: number }, Page, Last, void>((given) => {
    const writer = writerOf(given);
    // A descriptor belongs to the whole process. Each piece is written where the last one ended.
    const write = (piece: string | Uint8Array) => writeFileSync(given.file, piece);
    return {
      page: (page) => write(writer.page(page)),
      end: async (last) => write(await writer.end(last)),
    };
  });
}
