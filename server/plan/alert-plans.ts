import { tellOfLimitedPlans, tellOfReversals, tellOfSlowPlans } from './alert-store.ts';
import type { JobParts } from './tend-plans.ts';

/** Tells partners what nobody did and nothing happened to tell of: that a plan goes badly. */
export async function alertPlans({ db }: Pick<JobParts, 'db'>, now: Date): Promise<void> {
  await tellOfSlowPlans(db.sql, now);
  await tellOfLimitedPlans(db.sql, now);
  await tellOfReversals(db.sql, now);
}
