import { randomUUID } from 'node:crypto';
import type { followOperator as route, stopFollow as stopRoute } from '#contract/follow.ts';
import type { Output } from '#contract/route.ts';
import { activeFromOf, readProxyId, whyNotFollow } from '#domain/follow/follow.ts';
import { add, formatMicro, type Micro, negate, parseTyped, zero } from '#domain/money.ts';
import { refuse } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import { takeConfirmation } from '../../people/confirmation/confirmation.ts';
import { lockPartner } from '../../people/partner/partner.ts';
import { idempotent } from '../../platform/database/database.ts';
import { findOffered } from './find-operator.ts';
import {
  endFollow,
  type Follow,
  findCurrent,
  findFirstAt,
  findNotice,
  insertFollow,
} from './follow-store.ts';

/** Follows an operator with the caps and the notice shown, and ends any other follow. */
export const followOperator: UseCase<typeof route> = (call, input) => {
  const now = call.now();
  const partnerId = call.member.id;
  const { requestId, noticeId, confirmation } = input;
  const proxyId = readProxyId(input.proxyId);
  const caps = {
    capPerPlan: parseTyped(input.capPerPlan),
    capInAll: parseTyped(input.capInAll),
  };
  const asked = { proxyId, noticeId, perPlan: input.capPerPlan, inAll: input.capInAll };
  const key = requestKey('followOperator', partnerId, requestId);
  return call.db.transaction((sql) =>
    idempotent<Output<typeof route>>(sql, { key, input: asked }, now, async () => {
      // Serialised per partner, who may follow only one operator at a time.
      await lockPartner(sql, partnerId);
      const operator = await findOffered(sql, proxyId);
      const current = await findCurrent(sql, partnerId);
      const found = await findNotice(sql, noticeId);
      const isOwn = found?.partnerId === partnerId && found.operatorId === operator?.partnerId;
      refuse(
        whyNotFollow({
          operatorId: operator?.partnerId ?? null,
          currentId: current?.operatorId ?? null,
          notice: isOwn ? found : null,
          shareBps: operator?.shareBps ?? 0,
          ...{ partnerId, now, ...caps },
        }),
      );
      const { capPerPlan, capInAll } = caps as { capPerPlan: Micro; capInAll: Micro };
      const subject = { action: 'follow', proxyId, capPerPlan, capInAll } as const;
      await takeConfirmation(sql, call.member, confirmation, subject, now);
      const firstAt = await findFirstAt(sql, partnerId);
      const follow = {
        ...{ id: randomUUID(), partnerId, operatorId: operator?.partnerId ?? '', noticeId },
        ...{ capPerPlan, capInAll, shareBps: operator?.shareBps ?? 0, at: now },
        activeFrom: activeFromOf(firstAt, now),
      };
      await endFollow(sql, partnerId, 'replaced', now);
      await insertFollow(sql, follow);
      const none = { used: zero, copies: 0, missed: 0, result: zero, shared: zero, endedAt: null };
      return followView({ ...follow, ...none, proxyId, isOperatorGone: false }, zero);
    }),
  );
};

/** Stops with one tap: later puts are not copied, and existing copies run to their end. */
export const stopFollow: UseCase<typeof stopRoute> = async (call) => {
  await call.db.transaction(async (sql) => {
    await lockPartner(sql, call.member.id);
    await endFollow(sql, call.member.id, 'partner', call.now());
  });
  return {};
};

/** `networkCost` is what the network paid of the settled copies. */
export const followView = (follow: Follow, networkCost: Micro) => ({
  id: follow.id,
  proxyId: follow.proxyId,
  isOperatorGone: follow.isOperatorGone,
  since: follow.at.toISOString(),
  activeFrom: follow.activeFrom.toISOString(),
  until: follow.endedAt?.toISOString() ?? null,
  capPerPlan: formatMicro(follow.capPerPlan),
  capInAll: formatMicro(follow.capInAll),
  used: formatMicro(follow.used),
  shareBps: follow.shareBps,
  copies: follow.copies,
  missed: follow.missed,
  result: formatMicro(follow.result),
  ownResult: formatMicro(add(follow.result, networkCost)),
  networkResult: formatMicro(negate(networkCost)),
  shared: formatMicro(follow.shared),
});
