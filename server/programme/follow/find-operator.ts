import { randomUUID } from 'node:crypto';
import type { findOperator as route } from '#contract/follow.ts';
import { activeFromOf, noticeLifeMs, readProxyId, whyNotFind } from '#domain/follow/follow.ts';
import { followersOf, recordOf } from '#domain/follow/record.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { formatMicro, type Micro } from '#domain/money.ts';
import { refuse } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { balancesOf } from '../../books/ledger/ledger.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findCurrent, findFirstAt, insertNotice } from './follow-store.ts';
import {
  countFollowers,
  findOperatorById,
  listFollowerResults,
  listOperated,
  type Operator,
} from './operator-store.ts';

/** Shows an operator's whole record and stores it as the notice that a follow must name. */
export const findOperator: UseCase<typeof route> = async (call, input) => {
  const now = call.now();
  const partnerId = call.member.id;
  await call.attempts.take([{ limit: 'operatorOfPartner', whose: partnerId }], now);
  return call.db.transaction(async (sql) => {
    const operator = await findOffered(sql, input.proxyId);
    const current = await findCurrent(sql, partnerId);
    const operatorId = operator?.partnerId ?? null;
    refuse(whyNotFind({ operatorId, partnerId, currentId: current?.operatorId ?? null }));
    const found = operator as Operator;
    const shown = await recordView(sql, found);
    const { shareBps } = found;
    const notice = { id: randomUUID(), partnerId, operatorId: found.partnerId, shareBps, at: now };
    await insertNotice(sql, notice, shown);
    const wallet = await balancesOf(sql, partnerId);
    return {
      proxyId: found.proxyId,
      since: found.at.toISOString(),
      shareBps,
      ...shown,
      waits: activeFromOf(await findFirstAt(sql, partnerId), now) > now,
      notice: { id: notice.id, expiresAt: new Date(now.getTime() + noticeLifeMs).toISOString() },
      available: formatMicro(balanceIn(wallet, 'available')),
    };
  });
};

/** The active operator behind this ID. One who no longer offers counts as missing. */
export async function findOffered(sql: Sql, typed: string): Promise<Operator | null> {
  const operator = await findOperatorById(sql, readProxyId(typed));
  return operator?.isOffered && operator.isActive ? operator : null;
}

const orNull = (amount: Micro | null) => (amount === null ? null : formatMicro(amount));

async function recordView(sql: Sql, { partnerId }: Operator) {
  const record = recordOf(await listOperated(sql, partnerId));
  const followers = followersOf(await listFollowerResults(sql, partnerId));
  const { plans, running, settled, failed, lost } = record;
  return {
    record: {
      ...{ plans, running, settled, failed, lost },
      stake: formatMicro(record.stake),
      put: formatMicro(record.put),
      consumed: formatMicro(record.consumed),
      earned: formatMicro(record.earned),
      result: formatMicro(record.result),
      best: orNull(record.best),
      median: orNull(record.median),
      worst: orNull(record.worst),
    },
    followers: {
      now: await countFollowers(sql, partnerId),
      withResult: followers.withResult,
      lost: followers.lost,
      median: orNull(followers.median),
      worst: orNull(followers.worst),
    },
  };
}
