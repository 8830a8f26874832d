import type {
  copyRefusals,
  listFollows as listRoute,
  followRecords as recordsRoute,
} from '#contract/follow.ts';
import { add, formatMicro, type Micro, sum, zero } from '#domain/money.ts';
import { divideCost } from '#domain/plan/put.ts';
import { networkPartOf } from '#domain/plan/result.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { type CopyCost, listCopyCosts } from './copy-cost-store.ts';
import { listCopies } from './copy-store.ts';
import { followView } from './follow-operator.ts';
import { type Follow, findCurrent, listFollows as listStored } from './follow-store.ts';

const networkCostOf = ({ cost, creditedDiscount, creditedStartup, ...put }: CopyCost): Micro => {
  const credited = { own: zero, discount: creditedDiscount, startup: creditedStartup };
  return networkPartOf(divideCost(cost, put, credited));
};

/** The partner's current and past follows, with their results. */
export const listFollows: UseCase<typeof listRoute> = async (call, { cursor = null }) => {
  const { sql } = call.db;
  const { list, next } = await listStored(sql, call.member.id, cursor);
  const current = await findCurrent(sql, call.member.id);
  const copies = await listCopyCosts(sql, call.member.id);
  const view = (follow: Follow) =>
    followView(
      follow,
      sum(copies.filter(({ followId }) => followId === follow.id).map(networkCostOf)),
    );
  return { list: list.map(view), next, current: current && view(current) };
};

const orNull = (amount: Micro | null) => (amount === null ? null : formatMicro(amount));

/** Every put of the operators a partner followed: the copy, or why there is none. */
export const followRecords: UseCase<typeof recordsRoute> = async (call, { cursor = null }) => {
  const { sql } = call.db;
  const { list, next } = await listCopies(sql, call.member.id, call.language, cursor);
  const costs = new Map(
    (await listCopyCosts(sql, call.member.id)).map((copy) => [copy.planNo, networkCostOf(copy)]),
  );
  const ownOf = (result: Micro | null, planNo: string | null) =>
    result === null ? null : add(result, costs.get(planNo ?? '') ?? zero);
  return {
    list: list.map(({ at, amount, result, share, reason, ...copy }) => ({
      ...copy,
      reason: reason as (typeof copyRefusals)[number] | null,
      at: at.toISOString(),
      amount: orNull(amount),
      result: orNull(result),
      ownResult: orNull(ownOf(result, copy.planNo)),
      share: orNull(share),
    })),
    next,
  };
};
