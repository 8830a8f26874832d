import { parentPort, workerData } from 'node:worker_threads';

/** Work in a thread: it takes pages one after another and returns a result at the end. */
export interface ThreadTask<Page, Ending, Result> {
  page(page: Page): void | Promise<void>;
  end(ending: Ending): Result | Promise<Result>;
}

export type ThreadMessage<Page, Ending> = { readonly page: Page } | { readonly ending: Ending };

/** The thread's reply. Other messages are Node's: with `--watch` a thread reports its imports. */
export interface ThreadReply {
  readonly reply: unknown;
}

/** Called in the worker thread; `runInThread` is its counterpart. */
export function doInThread<ThreadInput, Page, Ending, Result>(
  createTask: (input: ThreadInput) => ThreadTask<Page, Ending, Result>,
): void {
  const task = createTask(workerData as ThreadInput);
  parentPort?.on('message', async (message: ThreadMessage<Page, Ending>) => {
    const reply =
      'page' in message ? await task.page(message.page) : await task.end(message.ending);
    parentPort?.postMessage({ reply } satisfies ThreadReply);
  });
}
