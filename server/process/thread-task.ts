import { parentPort, workerData } from 'node:worker_threads';

/** What is done in a thread: it takes pages, one after the other, and has a result in the end. */
export interface ThreadTask<Page, Last, Result> {
  page(page: Page): void | Promise<void>;
  end(last: Last): Result | Promise<Result>;
}

export type Asked<Page, Last> = { readonly page: Page } | { readonly last: Last };

/** Called by the program of a thread; `inThread` is the other side. */
export function doInThread<Given, Page, Last, Result>(
  begin: (given: Given) => ThreadTask<Page, Last, Result>,
): void {
  const task = begin(workerData as Given);
  parentPort?.on('message', async (asked: Asked<Page, Last>) => {
    const done = 'page' in asked ? await task.page(asked.page) : await task.end(asked.last);
    parentPort?.postMessage(done);
  });
}
