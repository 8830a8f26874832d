import type { acceptLoss as acceptRoute } from '#contract/desk/stream.ts';
import { whyNotAcceptLoss } from '#domain/delivery/stream-loss.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { lockWaitedFor, saveLoss } from '../../ads/stream/stream.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import { askByTwo } from '../by-two/ask-by-two.ts';
import type { ByTwoAct } from '../by-two/by-two-act.ts';
import type { ByTwoBodies } from '../by-two/by-two-bodies.ts';
import type { DeskUseCase } from '../call/desk-call.ts';

async function getWaitedFor(sql: Sql, partition: number) {
  const waited = await lockWaitedFor(sql, partition);
  refuse(whyNotAcceptLoss(waited));
  if (!waited) throw new Error('A partition that goes on was not refused');
  return waited;
}

const batchesOf = ({ first, last }: { readonly first: number; readonly last: number }): string =>
  String(last - first + 1);

/**
 * Lets a partition of the stream continue without what is lost. It sets no figure: the events count
 * for nobody, and everyone can read that they are missing.
 */
export const streamLossByTwo: ByTwoAct<ByTwoBodies['stream-loss']> = {
  async about(_sql, { partition, producer, first, last }) {
    return {
      partition: String(partition),
      'batches of events lost': batchesOf({ first, last }),
      'of the edge process': producer,
      numbers: first === last ? String(first) : `${first} to ${last}`,
    };
  },
  async carryOut(sql, _call, body, { by, askedBy, reason, now }) {
    const { partition, producer, first, last } = body;
    const waited = await getWaitedFor(sql, partition);
    const isSame = waited.producer === producer && waited.first === first && waited.last === last;
    if (!isSame) throw new Refusal('desk_changed_meanwhile');
    const { why, stoppedAt } = waited;
    const who = { askedBy: askedBy ?? by, acceptedBy: askedBy === undefined ? null : by };
    await saveLoss(sql, { ...body, why, stoppedAt, reason, ...who, at: now });
    const lost = { partition: String(partition), batches: batchesOf(body), producer };
    const about = { ...lost, reason, ...(askedBy && { askedBy }) };
    await noteInDeskLog(sql, { by, act: 'stream-loss', about }, now);
    return null;
  },
};

export const acceptLoss: DeskUseCase<typeof acceptRoute> = (call, { partition, reason }) =>
  call.db.transaction(async (sql) => {
    const { producer, first, last } = await getWaitedFor(sql, partition);
    const id = await askByTwo(sql, call, {
      kind: 'stream-loss',
      act: streamLossByTwo,
      subject: `partition ${partition}`,
      body: { partition, producer, first, last },
      reason,
    });
    return { id };
  });
