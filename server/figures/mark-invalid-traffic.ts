import {
  type Finding,
  isMostlyInvalid,
  judgeDay,
  type ZoneDay,
} from '#domain/delivery/daily-pass.ts';
import type { Elsewhere } from '#domain/delivery/daily-views.ts';
import { dayMs } from '#domain/delivery/local-day.ts';
import { hourMs, type PlanLimits } from '#domain/plan/limits.ts';
import { insertZoneHolds } from '../catalogue/zone-store.ts';
import { errorCode } from '../db/db.ts';
import type { Services } from '../services/services.ts';
import {
  findFirstDay,
  findPassedDay,
  listDayClicks,
  listDayViews,
  listZoneDays,
  saveMarks,
  savePass,
  type ZoneNetworkDay,
} from './invalid-pass-store.ts';
import { isUncountedBefore } from './rollup-store.ts';

/** A day is looked through when its last events have surely been written. */
const afterDayMs = 60 * 60_000;
const uniqueViolation = '23505';

/** Looks through every day that is over and was not looked through yet, oldest first. */
export async function markInvalidTraffic(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
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
  db: Services['db'],
  day: Date,
  now: Date,
  { zoneHoldHours }: Pick<PlanLimits, 'zoneHoldHours'>,
): Promise<number> =>
  db.transaction(async (sql) => {
    const zones = await listZoneDays(sql, day);
    const clicks = Map.groupBy(await listDayClicks(sql, day), ({ zoneId }) => zoneId);
    const { places, networks } = await listDayViews(sql, day);
    const elsewhereOf = countElsewhere(zones, networks);
    const views = new Map(places.map((place) => [place.zoneId, place]));
    const networksOf = Map.groupBy(networks, ({ zoneId }) => zoneId);
    const findings: Finding[] = [];
    const held: Finding[] = [];
    for (const zone of zones) {
      const own = networksOf.get(zone.zoneId) ?? [];
      const found = judgeDay(zone, zones, {
        clicks: clicks.get(zone.zoneId) ?? [],
        views: views.get(zone.zoneId) ?? null,
        networks: own,
        elsewhere: elsewhereOf(zone.publisherId),
      });
      findings.push(...found);
      if (found[0] && isMostlyInvalid(zone, found, own)) held.push(found[0]);
    }
    const marked = await saveMarks(sql, day, findings, now);
    await savePass(sql, day, marked, now);
    // What is bought there now would be as bad: for a while the placement gets no ads.
    const until = new Date(now.getTime() + zoneHoldHours * hourMs);
    if (held.length > 0 && zoneHoldHours > 0) {
      await insertZoneHolds(sql, held, { day, since: now, until });
    }
    return marked;
  });

/** For each publisher, how many views each network and provider had on the pages of others. */
function countElsewhere(
  zones: readonly ZoneDay[],
  networks: readonly ZoneNetworkDay[],
): (publisherId: string) => Elsewhere {
  const publisherOf = new Map(zones.map(({ zoneId, publisherId }) => [zoneId, publisherId]));
  const counts = new Map<string, number>();
  const add = (key: string, views: number) => counts.set(key, (counts.get(key) ?? 0) + views);
  for (const { zoneId, provider, network, impressions } of networks) {
    const publisher = publisherOf.get(zoneId) ?? '';
    for (const name of ['', `${provider}`, `network ${network}`]) {
      add(name, impressions);
      add(`${name} at ${publisher}`, impressions);
    }
  }
  const count = (key: string) => counts.get(key) ?? 0;
  return (publisherId) => {
    const without = (name: string) => count(name) - count(`${name} at ${publisherId}`);
    return {
      impressions: without(''),
      ofProvider: without,
      ofNetwork: (network) => without(`network ${network}`),
    };
  };
}
