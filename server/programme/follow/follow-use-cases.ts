import { randomBytes, randomUUID } from 'node:crypto';
import * as follows from '#contract/follow.ts';
import {
  activeFromOf,
  noticeLifeMs,
  proxyIdFrom,
  proxyIdLength,
  readProxyId,
  shareBpsMax,
  whyNotFind,
} from '#domain/follow/follow.ts';
import { followersOf, recordOf } from '#domain/follow/record.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { add, type Micro, negate, parseTyped, sum, zero } from '#domain/money.ts';
import { divideCost } from '#domain/plan/put.ts';
import { networkPartOf } from '#domain/plan/result.ts';
import { refuse } from '#domain/refusal.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { getBalances, requestKey } from '../../books/ledger/ledger.ts';
import { lockPartner } from '../../people/partner/partner.ts';
import { idempotent, type Sql } from '../../platform/database/database.ts';
import { toWireReply } from '../../platform/gateway/gateway.ts';
import { type CopyCost, listCopyCosts } from './copy-cost-store.ts';
import { listCopies } from './copy-store.ts';
import { followOperator, getOfferedOperator } from './follow-operator.ts';
import {
  endFollow,
  type Follow,
  findCurrentFollow,
  findFirstFollowedAt,
  insertNotice,
  listFollows,
} from './follow-store.ts';
import {
  countFollowers,
  findOwnOperator,
  insertOperator,
  insertOperatorStep,
  listFollowerResults,
  listOperatedPlans,
} from './operator-store.ts';

export const followUseCases = {
  /** The partner's current and past follows, with their results. */
  async listFollows({ db, partner }, { cursor }) {
    const { list, next } = await listFollows(db.sql, partner.id, cursor);
    const currentFollow = await findCurrentFollow(db.sql, partner.id);
    const copyCosts = await listCopyCosts(db.sql, partner.id);

    const toReply = (follow: Follow) => {
      const costsOfFollow = copyCosts.filter(({ followId }) => followId === follow.id);
      return toFollowReply(follow, sum(costsOfFollow.map(networkCostOf)));
    };

    return { list: list.map(toReply), next, current: currentFollow && toReply(currentFollow) };
  },

  /** Shows an operator's whole record and stores it as the notice that a follow must name. */
  async findOperator(call, { proxyId }) {
    const now = call.now();
    const partnerId = call.partner.id;
    await call.attempts.take([{ limit: 'operatorOfPartner', whose: partnerId }], now);

    return call.db.transaction(async (sql) => {
      const operator = await getOfferedOperator(sql, proxyId);
      const { partnerId: operatorId, shareBps } = operator;
      const currentFollow = await findCurrentFollow(sql, partnerId);
      refuse(whyNotFind({ operatorId, partnerId, currentId: currentFollow?.operatorId ?? null }));

      const notice = { id: randomUUID(), partnerId, operatorId, shareBps, at: now };
      const followers = followersOf(await listFollowerResults(sql, operatorId));
      const reply = {
        proxyId: operator.proxyId,
        since: operator.at,
        shareBps,
        record: recordOf(await listOperatedPlans(sql, operatorId)),
        followers: { now: await countFollowers(sql, operatorId), ...followers },
        waits: activeFromOf(await findFirstFollowedAt(sql, partnerId), now) > now,
        notice: { id: notice.id, expiresAt: new Date(now.getTime() + noticeLifeMs) },
        available: balanceIn(await getBalances(sql, partnerId), 'available'),
      };

      // The notice keeps what the partner is shown, as it goes out.
      const wire = toWireReply(follows.findOperator, reply);
      await insertNotice(sql, notice, { record: wire.record, followers: wire.followers });
      return reply;
    });
  },

  async followOperator(call, { requestId, confirmation, ...input }) {
    const { db, partner } = call;
    const { noticeId, capPerPlan, capInAll } = input;
    const now = call.now();
    const proxyId = readProxyId(input.proxyId);
    const terms = {
      proxyId,
      noticeId,
      capPerPlan: parseTyped(capPerPlan),
      capInAll: parseTyped(capInAll),
      confirmation,
    };

    const request = {
      key: requestKey('followOperator', partner.id, requestId),
      input: { proxyId, noticeId, perPlan: capPerPlan, inAll: capInAll },
    };

    return db.transaction((sql) =>
      idempotent(sql, request, now, async () => {
        const follow = await followOperator(sql, partner, terms, now);
        return toWireReply(follows.followOperator, toFollowReply(follow, zero));
      }),
    );
  },

  /** Stops with one tap: later puts are not copied, and existing copies run to their end. */
  async stopFollow({ db, partner, now }) {
    await db.transaction(async (sql) => {
      await lockPartner(sql, partner.id);
      await endFollow(sql, partner.id, 'partner', now());
    });
    return {};
  },

  /** Every put of the operators a partner followed: the copy, or why there is none. */
  async followRecords({ db, partner, language }, { cursor }) {
    const { list, next } = await listCopies(db.sql, partner.id, language, cursor);
    const copyCosts = await listCopyCosts(db.sql, partner.id);
    const networkCosts = new Map(copyCosts.map((copy) => [copy.planNo, networkCostOf(copy)]));

    const copies = list.map((copy) => ({
      ...copy,
      ownResult:
        copy.result === null ? null : add(copy.result, networkCosts.get(copy.planNo ?? '') ?? zero),
    }));
    return { list: copies, next };
  },

  async proxyState({ db, partner }) {
    return getProxyState(db.sql, partner.id);
  },

  /**
   * Opens the partner's own plans to followers, or closes them to new ones. The ID never changes.
   */
  async offerProxy(call, { isOffered, shareBps }) {
    const { db, partner } = call;
    const now = call.now();

    return db.transaction(async (sql) => {
      await lockPartner(sql, partner.id);
      await insertOperator(sql, partner.id, proxyIdFrom(randomBytes(proxyIdLength)), now);
      const operator = await findOwnOperator(sql, partner.id);

      const isSame = operator?.isOffered === isOffered && operator.shareBps === shareBps;
      const step = (operator?.step ?? 0) + 1;
      if (!isSame) await insertOperatorStep(sql, partner.id, { step, isOffered, shareBps }, now);

      return getProxyState(sql, partner.id);
    });
  },
} satisfies UseCases<typeof follows>;

/** What the network paid of a settled copy. */
function networkCostOf({ cost, creditedDiscount, creditedStartup, ...put }: CopyCost): Micro {
  const credited = { own: zero, discount: creditedDiscount, startup: creditedStartup };
  return networkPartOf(divideCost(cost, put, credited));
}

/** `networkCost` is what the network paid of the settled copies. */
const toFollowReply = (follow: Follow, networkCost: Micro) => ({
  ...follow,
  since: follow.at,
  until: follow.endedAt,
  ownResult: add(follow.result, networkCost),
  networkResult: negate(networkCost),
});

async function getProxyState(sql: Sql, partnerId: string) {
  const operator = await findOwnOperator(sql, partnerId);
  return {
    proxyId: operator?.proxyId ?? null,
    isOffered: operator?.isOffered ?? false,
    shareBps: operator?.shareBps ?? 0,
    followers: operator ? await countFollowers(sql, partnerId) : 0,
    shareBpsMax,
  };
}
