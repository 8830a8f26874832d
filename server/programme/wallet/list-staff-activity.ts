import type { listStaffActivity as route } from '#contract/deposit.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { listActs } from '../../people/staff-activity/staff-activity.ts';

/** Everything staff did on the partner's own account. */
export const listStaffActivity: UseCase<typeof route> = async (call, input) => {
  const { list, next } = await listActs(call.db.sql, call.member.id, input.cursor ?? null);
  return { list: list.map(({ id: _, ...act }) => ({ ...act, at: act.at.toISOString() })), next };
};
