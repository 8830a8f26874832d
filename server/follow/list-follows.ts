import type {
  copyRefusals,
  listFollows as listRoute,
  followRecords as recordsRoute,
} from '#contract/follow.ts';
import { formatMicro, type Micro } from '#domain/money.ts';
import type { UseCase } from '../services/services.ts';
import { listCopies } from './copy-store.ts';
import { followView } from './follow-operator.ts';
import { findCurrent, listFollows as listStored } from './follow-store.ts';

/** The partner's current and past follows, with their results. */
export const listFollows: UseCase<typeof listRoute> = async (call, { cursor = null }) => {
  const { sql } = call.db;
  const { list, next } = await listStored(sql, call.member.id, cursor);
  const current = await findCurrent(sql, call.member.id);
  return { list: list.map(followView), next, current: current && followView(current) };
};

const orNull = (amount: Micro | null) => (amount === null ? null : formatMicro(amount));

/** Every put of the operators a partner followed: the copy, or why there is none. */
export const followRecords: UseCase<typeof recordsRoute> = async (call, { cursor = null }) => {
  const { sql } = call.db;
  const { list, next } = await listCopies(sql, call.member.id, call.language, cursor);
  return {
    list: list.map(({ at, amount, result, share, reason, ...copy }) => ({
      ...copy,
      reason: reason as (typeof copyRefusals)[number] | null,
      at: at.toISOString(),
      amount: orNull(amount),
      result: orNull(result),
      share: orNull(share),
    })),
    next,
  };
};
