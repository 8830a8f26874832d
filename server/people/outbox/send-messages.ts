import { minuteMs } from '#domain/time.ts';
import type { Db } from '../../platform/database/database.ts';
import { SomeFailed, waitMsAfter } from '../../platform/job/job.ts';
import type { MessageOutcome } from './message.ts';
import {
  type ClaimedMessage,
  claimMessage,
  deleteMessage,
  finishMessage,
  postponeMessage,
} from './outbox-store.ts';

/** Null forgets the message, as if it had never been enqueued. Throws what may pass. */
type Send = (message: ClaimedMessage) => Promise<MessageOutcome | null>;

const firstWaitMs = 10_000;
const messagesMax = 50;

/** Leases are counted from the start of a run, so a run must end long before they do. */
const runMsMax = minuteMs;

/**
 * Sends what is due, outside of any transaction. One message is claimed at a time, so that a lease
 * covers one attempt, and what is urgent waits for one message at most. A process that dies after
 * sending leaves a lease that ends, and the message is sent again under the same id.
 *
 * Not by `eachOne`: a message has its own due time, which must be in the index of what is claimed.
 */
export async function sendMessages(
  { db: { sql }, now }: { readonly db: Db; readonly now: Date },
  send: Send,
): Promise<void> {
  const startedMs = performance.now();
  const problems: unknown[] = [];
  let claimedCount = 0;

  while (claimedCount < messagesMax && performance.now() - startedMs < runMsMax) {
    const message = await claimMessage(sql, now);
    if (!message) break;
    claimedCount += 1;

    try {
      const outcome = await send(message);
      if (outcome) await finishMessage(sql, message, outcome, now);
      else await deleteMessage(sql, message);
    } catch (error) {
      problems.push(new Error(`${message.id}: ${error}`, { cause: error }));
      const dueAt = new Date(now.getTime() + waitMsAfter(firstWaitMs, message.attempts - 1));
      await postponeMessage(sql, message, dueAt, String(error).slice(0, 500));
    }
  }

  if (problems.length > 0)
    throw new SomeFailed(problems, `${problems.length} of ${claimedCount} failed`);
}
