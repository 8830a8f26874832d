import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refusal } from '#domain/refusal.ts';
import type { Statement } from './whole-statement.ts';

const thread = new URL('./pdf-thread.ts', import.meta.url);
const memoryMax = { maxOldGenerationSizeMb: 1024 };
const drawMs = 60_000;

/** Draws a statement in a thread of its own, so that other calls go on as before. */
export async function makePdf(statement: Statement): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(thread, { workerData: statement, resourceLimits: memoryMax });
  const timer = setTimeout(() => void worker.terminate(), drawMs);
  try {
    const [pdf] = await Promise.race([
      once(worker, 'message'),
      once(worker, 'exit').then(() => [null]),
    ]);
    if (pdf === null) throw new Refusal('busy');
    return pdf as Uint8Array<ArrayBuffer>;
  } finally {
    clearTimeout(timer);
  }
}
