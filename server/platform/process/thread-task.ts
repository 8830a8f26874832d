import { parentPort, workerData } from 'node:worker_threads';

/** Work in a thread: it takes pages one after another and returns a result at the end. */
export interface ThreadTask<Page, Last, Result> {
  page(page: Page): void | Promise<void>;
  end(last: Last): Result | Promise<Result>;
}

export type Asked<Page, Last> = { readonly page: Page } | { readonly last: Last };

/** The thread's reply. Other messages are Node's: with `--watch` a thread reports its imports. */
export interface ThreadReply {
  readonly reply: unknown;
}

/** Called in the worker thread; `inThread` is its counterpart. */
export function doInThread<Given, Page, Last, Result>(
  begin: (given: Given) => ThreadTask<Page, Last, Result>,
): void {
  const task = begin(workerData as Given);
  parentPort?.on('message', async (asked: Asked<Page, Last>) => {
    const reply = 'page' in asked ? await task.page(asked.page) : await task.end(asked.last);
    parentPort?.postMessage({ reply } satisfies ThreadReply);
  });
}
