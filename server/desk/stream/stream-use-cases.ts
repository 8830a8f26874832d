import type * as stream from '#contract/desk/stream.ts';
import { whyNotAcceptLoss } from '#domain/delivery/stream-loss.ts';
import { refuse } from '#domain/refusal.ts';
import { lockMissingBatches, saveLoss } from '../../ads/stream/stream.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { DeskUseCases } from '../call/use-case.ts';

export const streamUseCases = {
  /**
   * Lets a partition of the stream continue without what is lost. It sets no figure: the events
   * count for nobody, and everyone can read that they are missing.
   */
  async acceptLoss({ sql, commandId, now }, { partition, reason }) {
    const {
      producer,
      first,
      last,
      why: stopReason,
      stoppedAt,
    } = await getWaitedFor(sql, partition);
    const lost = { partition, producer, first, last };
    await saveLoss(sql, {
      ...lost,
      why: stopReason,
      stoppedAt,
      reason,
      approvalId: commandId,
      at: now,
    });

    const batches = String(last - first + 1);
    return {
      subject: `partition ${partition}`,
      description: {
        partition: String(partition),
        'batches of events lost': batches,
        'of the edge process': producer,
        numbers: first === last ? String(first) : `${first} to ${last}`,
      },
      details: { partition: String(partition), batches, producer },
    };
  },
} satisfies DeskUseCases<typeof stream>;

async function getWaitedFor(sql: Sql, partition: number) {
  const waited = await lockMissingBatches(sql, partition);
  refuse(whyNotAcceptLoss(waited));
  if (!waited) throw new Error('A partition that goes on was not refused');
  return waited;
}
