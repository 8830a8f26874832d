import { judgeDay } from '#domain/delivery/daily-pass.ts';
import { dayMs } from '#domain/delivery/local-day.ts';
import { hourMs, type PlanLimits } from '#domain/plan/limits.ts';
import { insertZoneHolds } from '../catalogue/zone-store.ts';
import { errorCode } from '../db/db.ts';
import type { Parts } from '../parts.ts';
import {
  findFirstDay,
  findPassedDay,
  listDayClicks,
  listZoneDays,
  saveMarks,
  savePass,
} from './invalid-pass-store.ts';
import { isUncountedBefore } from './rollup-store.ts';

/** A day is looked through when its last events have surely been written. */
const afterDayMs = 60 * 60_000;
const uniqueViolation = '23505';

/** Looks through every day that is over and was not looked through yet, oldest first. */
export async function markInvalidTraffic(
  { db, settings }: Pick<Parts, 'db' | 'settings'>,
  now: Date,
): Promise<{ days: number; marked: number }> {
  const passed = await findPassedDay(db.sql);
  const first = passed ? new Date(passed.getTime() + dayMs) : await findFirstDay(db.sql);
  let days = 0;
  let marked = 0;
  const last = now.getTime() - dayMs - afterDayMs;
  for (let at = first?.getTime() ?? Number.POSITIVE_INFINITY; at <= last; at += dayMs) {
    // A part of a day says little about it, and it is looked through once: it waits for the count.
    if (await isUncountedBefore(db.sql, new Date(at + dayMs))) break;
    try {
      marked += await passDay(db, new Date(at), now, settings.configuration.plan);
    } catch (error) {
      // Another process was quicker with this day, and goes on with the next.
      if (errorCode(error) === uniqueViolation) break;
      throw error;
    }
    days += 1;
  }
  return { days, marked };
}

const passDay = (
  db: Parts['db'],
  day: Date,
  now: Date,
  { zoneHoldHours }: Pick<PlanLimits, 'zoneHoldHours'>,
): Promise<number> =>
  db.transaction(async (sql) => {
    const zones = await listZoneDays(sql, day);
    const clicks = Map.groupBy(await listDayClicks(sql, day), ({ zoneId }) => zoneId);
    const findings = zones.flatMap(
      (zone) => judgeDay(zone, zones, clicks.get(zone.zoneId) ?? []) ?? [],
    );
    const marked = await saveMarks(sql, day, findings, now);
    await savePass(sql, day, marked, now);
    // What is bought there now would be as bad: for a while the placement gets no ads.
    const until = new Date(now.getTime() + zoneHoldHours * hourMs);
    if (findings.length > 0 && zoneHoldHours > 0) {
      await insertZoneHolds(sql, findings, { day, since: now, until });
    }
    return marked;
  });
