import type { listActivity as route } from '#contract/deposit.ts';
import type { UseCase } from '../parts.ts';
import { listActs } from '../staff/activity-store.ts';

/** Everything that staff did on this account. */
export const listActivity: UseCase<typeof route> = async (call) => {
  const acts = await listActs(call.db.sql, call.member.id);
  return { list: acts.map((act) => ({ ...act, at: act.at.toISOString() })) };
};
