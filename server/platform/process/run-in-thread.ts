import { once } from 'node:events';
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import { RefusalError } from '#domain/refusal.ts';
import type { ThreadMessage, ThreadReply } from './thread-task.ts';

const memoryMax = { maxOldGenerationSizeMb: 1024 };
const runMsMax = 60_000;

const isReply = (message: object): message is ThreadReply => 'reply' in message;

/** Hands the thread a page and resolves when the thread has processed it. */
export type SendPage<Page> = (page: Page) => Promise<void>;

/**
 * Runs work in a worker thread that is fed one page at a time, so that other calls are not blocked
 * and pages never pile up. `feed` returns what the thread needs at the end.
 */
export async function runInThread<Page, Ending, Result>(
  program: URL,
  input: unknown,
  sendPages: (sendPage: SendPage<Page>) => Promise<Ending>,
): Promise<Result> {
  const name = basename(program.pathname, '.ts');
  const worker = new Worker(program, { name, workerData: input, resourceLimits: memoryMax });
  const timer = setTimeout(() => void worker.terminate(), runMsMax);

  const exit = once(worker, 'exit').then(() => {
    throw new RefusalError('busy');
  });

  // The thread may fail while nothing is pending; the next call reports it.
  exit.catch(() => {});

  const callThread = async (request: ThreadMessage<Page, Ending>): Promise<unknown> => {
    worker.postMessage(request);
    for (;;) {
      const [message] = await Promise.race([once(worker, 'message'), exit]);
      if (isReply(message)) return message.reply;
    }
  };

  try {
    const ending = await sendPages(async (page) => void (await callThread({ page })));
    return (await callThread({ ending })) as Result;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
