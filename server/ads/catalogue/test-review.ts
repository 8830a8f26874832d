import type { Sql } from '../../platform/database/database.ts';
import { admitPerson } from '../../platform/database/test-staff.ts';
import { insertReview } from './creative-store.ts';

/** Reviews a creative as somebody would who had nothing to do with it. */
export async function saveReview(
  sql: Sql,
  creativeId: number,
  state: 'approved' | 'rejected',
  now: Date,
): Promise<void> {
  const reviewer = await admitPerson(sql, 'Rae Reviewer');
  await insertReview(sql, { creativeId, state, reviewer, reason: 'looked at' }, now);
}
