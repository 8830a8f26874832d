import { dayMs } from '#domain/plan/limits.ts';
import type { Db } from '../database/database.ts';
import { forgetAttempts } from '../partner/partner.ts';
import { readCompleteTo } from './complete-to-store.ts';
import { forgetOwnPlaces } from './own-place-store.ts';
import { forgetShown } from './shown-store.ts';
import { forgetAddresses, forgetViewerKeys } from './viewer-key-store.ts';
import { forgetRates } from './viewer-rate-store.ts';

const shownDays = 2;
/** Attempts count for hours; one more day allows for a clock that was set. */
const attemptsDays = 1;
/** Orders arrive for weeks after their clicks and are compared with the partner's places. */
const placesDays = 60;

export interface ForgetServices {
  readonly db: Db;
  /** After how many days all personal data is gone. */
  readonly forgetAfterDays?: number;
}

/**
 * Lets go of what is personal: counts and places of viewers, the salts without which an event names
 * nobody, and the addresses of sessions and of tries that count no more. No event changes, so every
 * chain stays whole.
 */
export async function forgetViewers(
  { db, forgetAfterDays = placesDays }: ForgetServices,
  now: Date,
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  // Events that arrive late through a stream are judged by the hour in which they happened.
  await forgetRates(db.sql, await readCompleteTo(db.sql, now));
  await forgetShown(db.sql, before(shownDays));
  await forgetOwnPlaces(db.sql, before(Math.min(placesDays, forgetAfterDays)));
  await forgetViewerKeys(db.sql, Math.floor(before(forgetAfterDays).getTime() / dayMs));
  await forgetAddresses(db.sql, before(forgetAfterDays));
  await forgetAttempts(db.sql, before(attemptsDays));
}
