import { dayMs } from '#domain/plan/limits.ts';
import type { Db } from '../database/database.ts';
import { forgetOwnPlaces } from './own-place-store.ts';
import { forgetShown } from './shown-store.ts';
import { forgetRates } from './viewer-rate-store.ts';

const shownDays = 2;
/** Orders come for weeks after their clicks, and are held against the places of their partner. */
const placesDays = 60;

/** Lets go of what is known about viewers and is of no use any more. */
export async function forgetViewers({ db }: { readonly db: Db }, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await forgetRates(db.sql, now);
  await forgetShown(db.sql, before(shownDays));
  await forgetOwnPlaces(db.sql, before(placesDays));
}
