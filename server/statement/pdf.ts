import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Statement } from './whole-statement.ts';

const thread = new URL('./pdf-thread.ts', import.meta.url);
const memoryMax = { maxOldGenerationSizeMb: 1024 };

/** One at a time: whoever asks for many long statements waits for them, and nobody else does. */
let last: Promise<unknown> = Promise.resolve();

/** Draws a statement in a thread of its own, so that other calls go on as before. */
export function makePdf(statement: Statement): Promise<Uint8Array<ArrayBuffer>> {
  const next = last.then(() => drawInThread(statement));
  last = next.catch(() => {});
  return next;
}

async function drawInThread(statement: Statement): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(thread, { workerData: statement, resourceLimits: memoryMax });
  const [pdf] = await once(worker, 'message');
  return pdf as Uint8Array<ArrayBuffer>;
}
