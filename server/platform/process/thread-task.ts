import { parentPort, workerData } from 'node:worker_threads';

/** Work in a thread: it takes pages one after another and returns a result at the end. */
export interface ThreadTask<Page, Last, Result> {
  page(page: Page): void | Promise<void>;
  end(last: Last): Result | Promise<Result>;
}

export type Asked<Page, Last> = { readonly page: Page } | { readonly last: Last };

/** Called in the worker thread; `inThread` is its counterpart. */
export function doInThread<Given, Page, Last, Result>(
  begin: (given: Given) => ThreadTask<Page, Last, Result>,
): void {
  const task = begin(workerData as Given);
  parentPort?.on('message', async (asked: Asked<Page, Last>) => {
    const done = 'page' in asked ? await task.page(asked.page) : await task.end(asked.last);
    parentPort?.postMessage(done);
  });
}
