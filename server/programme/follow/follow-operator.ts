import { randomUUID } from 'node:crypto';
import { activeFromOf, readProxyId, whyNotFollow } from '#domain/follow/follow.ts';
import { type Micro, zero } from '#domain/money.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { takeConfirmation } from '../../people/confirmation/confirmation.ts';
import { lockPartner } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { LoggedInPartner } from '../../platform/gateway/gateway.ts';
import {
  endFollow,
  type Follow,
  findCurrentFollow,
  findFirstFollowedAt,
  findNotice,
  insertFollow,
} from './follow-store.ts';
import { findOperatorById, type Operator } from './operator-store.ts';

interface FollowTerms {
  readonly proxyId: string;
  /** The notice that the partner was shown. */
  readonly noticeId: string;
  /** Null for what is no amount. */
  readonly capPerPlan: Micro | null;
  readonly capInAll: Micro | null;
  readonly confirmation: string;
}

/** Follows an operator with the caps and the notice shown, and ends any other follow. */
export async function followOperator(
  sql: Sql,
  partner: LoggedInPartner,
  { proxyId, noticeId, confirmation, ...caps }: FollowTerms,
  now: Date,
): Promise<Follow> {
  const partnerId = partner.id;
  // Serialised per partner, who may follow only one operator at a time.
  await lockPartner(sql, partnerId);

  const { partnerId: operatorId, shareBps } = await getOfferedOperator(sql, proxyId);
  const currentFollow = await findCurrentFollow(sql, partnerId);
  const notice = await findNotice(sql, noticeId);
  const isOwnNotice = notice?.partnerId === partnerId && notice.operatorId === operatorId;

  refuse(
    whyNotFollow({
      operatorId,
      partnerId,
      currentId: currentFollow?.operatorId ?? null,
      ...caps,
      notice: isOwnNotice ? notice : null,
      shareBps,
      now,
    }),
  );
  // The rule refuses what is no amount.
  const { capPerPlan, capInAll } = caps as { capPerPlan: Micro; capInAll: Micro };
  const subject = { action: 'follow', proxyId, capPerPlan, capInAll } as const;
  await takeConfirmation(sql, partner, confirmation, subject, now);

  const follow = {
    id: randomUUID(),
    partnerId,
    operatorId,
    noticeId,
    capPerPlan,
    capInAll,
    shareBps,
    at: now,
    activeFrom: activeFromOf(await findFirstFollowedAt(sql, partnerId), now),
  };
  await endFollow(sql, partnerId, 'replaced', now);
  await insertFollow(sql, follow);
  return {
    ...follow,
    proxyId,
    isOperatorGone: false,
    endedAt: null,
    used: zero,
    copies: 0,
    missed: 0,
    result: zero,
    shared: zero,
  };
}

/** The active operator behind this ID. One who no longer offers counts as missing. */
export async function getOfferedOperator(sql: Sql, proxyId: string): Promise<Operator> {
  const operator = await findOperatorById(sql, readProxyId(proxyId));
  if (!operator?.isOffered || !operator.isActive) throw new RefusalError('follow_id_wrong');
  return operator;
}
