import type { listStaffActivity as route } from '#contract/deposit.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { listActs } from '../../people/staff-activity/staff-activity.ts';

/** Everything staff did on the partner's own account. */
export const listStaffActivity: UseCase<typeof route> = ({ db, member }, { cursor }) =>
  listActs(db.sql, member.id, cursor ?? null);
