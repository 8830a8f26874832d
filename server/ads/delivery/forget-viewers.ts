import { daysBefore, utcDayOf } from '#domain/time.ts';
import { forgetAttempts } from '../../people/partner/partner.ts';
import type { Db } from '../../platform/database/database.ts';
import { eachItem } from '../../platform/job/job.ts';
import { forgetTokens } from '../../platform/one-time-token/one-time-token.ts';
import { readCompleteTo } from './complete-to-store.ts';
import { forgetOwnPlaces } from './own-place-store.ts';
import { forgetShown } from './shown-store.ts';
import { forgetAddresses, forgetViewerKeys } from './viewer-key-store.ts';
import { forgetRates } from './viewer-rate-store.ts';

const shownDays = 2;
/** Attempts count for hours; one more day allows for a clock that was set. */
const attemptsDays = 1;
/** A token that works no more is not deleted while a clock that is behind may still accept it. */
const tokensDays = 1;
/**
 * Orders arrive for weeks after their clicks, and are compared with the places the partner used.
 */
const placesDays = 60;

export interface ForgetServices {
  readonly db: Db;
  /** After how many days all personal data is gone. */
  readonly forgetAfterDays?: number;
}

/**
 * Deletes personal data: viewer counts and places, the salts that link an event to a viewer, the
 * addresses of sessions and of expired attempts, and one-time tokens that work no more. No event
 * changes, so every chain stays intact.
 */
export async function forgetViewers(
  { db, forgetAfterDays = placesDays }: ForgetServices,
  now: Date,
): Promise<void> {
  const { sql } = db;
  const daysAgo = (days: number) => daysBefore(now, days);
  const deletions = new Map<string, () => Promise<unknown>>([
    // Events that arrive late through a stream are judged by the hour in which they happened.
    ['viewer rates', async () => forgetRates(sql, await readCompleteTo(sql, now))],
    ['ads shown', () => forgetShown(sql, daysAgo(shownDays))],
    ['own places', () => forgetOwnPlaces(sql, daysAgo(Math.min(placesDays, forgetAfterDays)))],
    ['viewer keys', () => forgetViewerKeys(sql, utcDayOf(daysAgo(forgetAfterDays)))],
    ['addresses', () => forgetAddresses(sql, daysAgo(forgetAfterDays))],
    ['attempts', () => forgetAttempts(sql, daysAgo(attemptsDays))],
    ['one-time tokens', () => forgetTokens(sql, daysAgo(tokensDays))],
  ]);

  await eachItem({ db, job: 'forget-viewers', now }, deletions, (deleteOld) => deleteOld());
}
