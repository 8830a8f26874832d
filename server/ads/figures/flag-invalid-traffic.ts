import {
  findInvalidTraffic,
  type InvalidTraffic,
  type PlacementTotals,
  shouldHoldPlacement,
} from '#domain/delivery/daily-pass.ts';
import type { ImpressionsElsewhere } from '#domain/delivery/traffic-rules.ts';
import type { PlanLimits } from '#domain/plan/limits.ts';
import { dayMs, daysAfter, hourMs } from '#domain/time.ts';
import { isDuplicate } from '../../platform/database/database.ts';
import { insertPlacementHolds } from '../catalogue/placement-store.ts';
import { readCompleteTo } from '../delivery/complete-to-store.ts';
import type { Services } from '../services/services.ts';
import {
  findFirstDay,
  findLastCheckedDay,
  listDayClicks,
  listDayViews,
  listPlacementDays,
  type PlacementNetworkDay,
  saveCheckedDay,
  saveFlags,
} from './invalid-pass-store.ts';
import { isUncountedBefore } from './rollup-store.ts';

/** A day is checked only once its last events have surely been written: see also completeTo. */
const settlingMs = hourMs;

/**
 * Checks every past day that was not checked yet, oldest first.
 *
 * Not by `eachOne`: the last day that was checked says which is next, so none can be left out.
 */
export async function flagInvalidTraffic(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  now: Date,
): Promise<{ days: number; flagged: number }> {
  const lastCheckedDay = await findLastCheckedDay(db.sql);
  const firstDay = lastCheckedDay ? daysAfter(lastCheckedDay, 1) : await findFirstDay(db.sql);
  let dayCount = 0;
  let flaggedCount = 0;
  const lastDayMs = (await readCompleteTo(db.sql, now)).getTime() - dayMs - settlingMs;

  for (
    let dayStart = firstDay?.getTime() ?? Number.POSITIVE_INFINITY;
    dayStart <= lastDayMs;
    dayStart += dayMs
  ) {
    // A day is checked only once, so it must be complete: wait until it is rolled up.
    if (await isUncountedBefore(db.sql, new Date(dayStart + dayMs))) break;

    try {
      flaggedCount += await checkDay(db, new Date(dayStart), now, settings.configuration.plan);
    } catch (error) {
      // Another process has done this day and carries on with the next.
      if (isDuplicate(error)) break;
      throw error;
    }

    dayCount += 1;
  }

  return { days: dayCount, flagged: flaggedCount };
}

const checkDay = (
  db: Services['db'],
  day: Date,
  now: Date,
  { placementHoldHours }: Pick<PlanLimits, 'placementHoldHours'>,
): Promise<number> =>
  db.transaction(async (sql) => {
    const placements = await listPlacementDays(sql, day);
    const clicksByPlacement = Map.groupBy(
      await listDayClicks(sql, day),
      ({ placementId }) => placementId,
    );
    const { placementViews, networks } = await listDayViews(sql, day);
    const elsewhereOf = countElsewhere(placements, networks);
    const viewsByPlacement = new Map(placementViews.map((view) => [view.placementId, view]));
    const networksByPlacement = Map.groupBy(networks, ({ placementId }) => placementId);
    const findings: InvalidTraffic[] = [];
    const heldFindings: InvalidTraffic[] = [];

    for (const placement of placements) {
      const placementNetworks = networksByPlacement.get(placement.placementId) ?? [];
      const placementFindings = findInvalidTraffic(placement, placements, {
        clicks: clicksByPlacement.get(placement.placementId) ?? [],
        stats: viewsByPlacement.get(placement.placementId) ?? null,
        subnets: placementNetworks,
        impressionsElsewhere: elsewhereOf(placement.publisherId),
      });
      findings.push(...placementFindings);
      if (
        placementFindings[0] &&
        shouldHoldPlacement(placement, placementFindings, placementNetworks)
      )
        heldFindings.push(placementFindings[0]);
    }

    const flaggedCount = await saveFlags(sql, day, findings, now);
    await saveCheckedDay(sql, day, flaggedCount, now);
    // More traffic from there would be as bad, so the placement gets no ads for a while.
    const heldUntil = new Date(now.getTime() + placementHoldHours * hourMs);
    if (heldFindings.length > 0 && placementHoldHours > 0) {
      await insertPlacementHolds(sql, heldFindings, { day, since: now, until: heldUntil });
    }

    return flaggedCount;
  });

/** For each publisher, how many views each network and provider had on other publishers' pages. */
function countElsewhere(
  placements: readonly PlacementTotals[],
  networks: readonly PlacementNetworkDay[],
): (publisherId: string) => ImpressionsElsewhere {
  const publishersByPlacement = new Map(
    placements.map(({ placementId, publisherId }) => [placementId, publisherId]),
  );
  const counts = new Map<string, number>();
  const addViews = (key: string, views: number) => counts.set(key, (counts.get(key) ?? 0) + views);

  for (const { placementId, provider, network, impressions } of networks) {
    const publisher = publishersByPlacement.get(placementId) ?? '';
    for (const source of ['', `${provider}`, `network ${network}`]) {
      addViews(source, impressions);
      addViews(`${source} at ${publisher}`, impressions);
    }
  }

  const countOf = (key: string) => counts.get(key) ?? 0;

  return (publisherId) => {
    const countElsewhereOf = (source: string) =>
      countOf(source) - countOf(`${source} at ${publisherId}`);
    return {
      impressions: countElsewhereOf(''),
      ofProvider: countElsewhereOf,
      ofSubnet: (network) => countElsewhereOf(`network ${network}`),
    };
  };
}
