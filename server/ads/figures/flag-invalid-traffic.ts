import {
  type Finding,
  isMostlyInvalid,
  judgeDay,
  type PlacementDay,
} from '#domain/delivery/daily-pass.ts';
import type { Elsewhere } from '#domain/delivery/daily-views.ts';
import type { PlanLimits } from '#domain/plan/limits.ts';
import { dayMs, daysAfter, hourMs } from '#domain/time.ts';
import { isDuplicate } from '../../platform/database/database.ts';
import { insertPlacementHolds } from '../catalogue/placement-store.ts';
import { readCompleteTo } from '../delivery/complete-to-store.ts';
import type { Services } from '../services/services.ts';
import {
  findFirstDay,
  findPassedDay,
  listDayClicks,
  listDayViews,
  listPlacementDays,
  type PlacementNetworkDay,
  saveFlags,
  savePass,
} from './invalid-pass-store.ts';
import { isUncountedBefore } from './rollup-store.ts';

/** A day is checked only once its last events have surely been written: see also completeTo. */
const afterDayMs = hourMs;

/**
 * Checks every past day that was not checked yet, oldest first.
 *
 * Not by `eachOne`: the last day that was checked says which is next, so none can be left out.
 */
export async function flagInvalidTraffic(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  now: Date,
): Promise<{ days: number; flagged: number }> {
  const passed = await findPassedDay(db.sql);
  const first = passed ? daysAfter(passed, 1) : await findFirstDay(db.sql);
  let days = 0;
  let flagged = 0;
  const last = (await readCompleteTo(db.sql, now)).getTime() - dayMs - afterDayMs;
  for (let at = first?.getTime() ?? Number.POSITIVE_INFINITY; at <= last; at += dayMs) {
    // A day is checked only once, so it must be complete: wait until it is rolled up.
    if (await isUncountedBefore(db.sql, new Date(at + dayMs))) break;
    try {
      flagged += await passDay(db, new Date(at), now, settings.configuration.plan);
    } catch (error) {
      // Another process has done this day and carries on with the next.
      if (isDuplicate(error)) break;
      throw error;
    }
    days += 1;
  }
  return { days, flagged };
}

const passDay = (
  db: Services['db'],
  day: Date,
  now: Date,
  { placementHoldHours }: Pick<PlanLimits, 'placementHoldHours'>,
): Promise<number> =>
  db.transaction(async (sql) => {
    const placements = await listPlacementDays(sql, day);
    const clicks = Map.groupBy(await listDayClicks(sql, day), ({ placementId }) => placementId);
    const { placementViews, networks } = await listDayViews(sql, day);
    const elsewhereOf = countElsewhere(placements, networks);
    const views = new Map(placementViews.map((view) => [view.placementId, view]));
    const networksOf = Map.groupBy(networks, ({ placementId }) => placementId);
    const findings: Finding[] = [];
    const held: Finding[] = [];
    for (const placement of placements) {
      const own = networksOf.get(placement.placementId) ?? [];
      const found = judgeDay(placement, placements, {
        clicks: clicks.get(placement.placementId) ?? [],
        views: views.get(placement.placementId) ?? null,
        networks: own,
        elsewhere: elsewhereOf(placement.publisherId),
      });
      findings.push(...found);
      if (found[0] && isMostlyInvalid(placement, found, own)) held.push(found[0]);
    }
    const flagged = await saveFlags(sql, day, findings, now);
    await savePass(sql, day, flagged, now);
    // More traffic from there would be as bad, so the placement gets no ads for a while.
    const until = new Date(now.getTime() + placementHoldHours * hourMs);
    if (held.length > 0 && placementHoldHours > 0) {
      await insertPlacementHolds(sql, held, { day, since: now, until });
    }
    return flagged;
  });

/** For each publisher, how many views each network and provider had on other publishers' pages. */
function countElsewhere(
  placements: readonly PlacementDay[],
  networks: readonly PlacementNetworkDay[],
): (publisherId: string) => Elsewhere {
  const publisherOf = new Map(
    placements.map(({ placementId, publisherId }) => [placementId, publisherId]),
  );
  const counts = new Map<string, number>();
  const add = (key: string, views: number) => counts.set(key, (counts.get(key) ?? 0) + views);
  for (const { placementId, provider, network, impressions } of networks) {
    const publisher = publisherOf.get(placementId) ?? '';
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
