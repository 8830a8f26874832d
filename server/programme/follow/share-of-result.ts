import { randomUUID } from 'node:crypto';
import { shareResult } from '#domain/follow/follow.ts';
import { createEntry, type Entry } from '#domain/ledger/entry.ts';
import type { Micro } from '#domain/money.ts';
import type { Sql } from '../../platform/database/database.ts';
import { insertShare, type LoadedShare } from './copy-store.ts';

interface SharedResult {
  readonly entries: readonly Entry[];
  readonly share: Micro;
  save(sql: Sql, now: Date): Promise<void>;
}

/** Shares a profit above the high-water mark with the operator, as part of the settlement. */
export function shareOfResult(
  profitSharing: LoadedShare,
  plan: { readonly id: bigint; readonly no: string; readonly partnerId: string },
  result: Micro,
): SharedResult {
  const { followId, operatorId, shareBps, highWater } = profitSharing;
  const { total, high, share } = shareResult(highWater, result, shareBps);

  const source = { owner: plan.partnerId, pocket: 'available' } as const;
  const target = { owner: operatorId, pocket: 'available' } as const;
  const cause = { plan: plan.no, follow: followId };
  const transfers = [{ from: source, to: target, amount: share }];

  const entries =
    share > 0n ? [createEntry({ id: randomUUID(), kind: 'profit_share', cause, transfers })] : [];

  const followShare = {
    followId,
    no: highWater.no + 1,
    planId: plan.id,
    result,
    total,
    high,
    share,
  };
  const entryId = entries[0]?.id ?? null;

  return {
    entries,
    share,
    save: (sql, now) => insertShare(sql, { ...followShare, entryId }, now),
  };
}
