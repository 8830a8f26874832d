import { once } from 'node:events';
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Refusal } from '#domain/refusal.ts';
import type { Asked, ThreadReply } from './thread-task.ts';

const memoryMax = { maxOldGenerationSizeMb: 1024 };
const longestMs = 60_000;

const isReply = (message: object): message is ThreadReply => 'reply' in message;

/** Hands the thread a page and resolves when the thread has processed it. */
export type Give<Page> = (page: Page) => Promise<void>;

/**
 * Runs work in a worker thread that is fed one page at a time, so that other calls are not blocked
 * and pages never pile up. `feed` returns what the thread needs at the end.
 */
export async function inThread<Page, Last, Result>(
  program: URL,
  given: unknown,
  feed: (give: Give<Page>) => Promise<Last>,
): Promise<Result> {
  const name = basename(program.pathname, '.ts');
  const worker = new Worker(program, { name, workerData: given, resourceLimits: memoryMax });
  const timer = setTimeout(() => void worker.terminate(), longestMs);
  const ended = once(worker, 'exit').then(() => {
    throw new Refusal('busy');
  });
  // The thread may fail while nothing is pending; the next call reports it.
  ended.catch(() => {});
  const ask = async (asked: Asked<Page, Last>): Promise<unknown> => {
    worker.postMessage(asked);
    for (;;) {
      const [message] = await Promise.race([once(worker, 'message'), ended]);
      if (isReply(message)) return message.reply;
    }
  };
  try {
    const last = await feed(async (page) => void (await ask({ page })));
    return (await ask({ last })) as Result;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
