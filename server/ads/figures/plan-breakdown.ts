import type { planBreakdown as route } from '#contract/breakdown.ts';
import { devices } from '#domain/delivery/event-line.ts';
import { formatMicro, micro } from '#domain/money.ts';
import { whyNotExclude } from '#domain/plan/exclusion.ts';
import type { PlanStatus } from '#domain/plan/status.ts';
import { readInSnapshot, type Sql } from '../../platform/database/database.ts';
import type { UseCase } from '../services/services.ts';
import {
  listAudienceSums,
  listHourSums,
  listPlacementSums,
  listPlacements,
  listWonOrders,
  type PartSum,
  type WonOrder,
} from './breakdown-store.ts';
import { findCompleteTo } from './figures-store.ts';
import { getOwnPlan } from './own-plan.ts';

const placementsMax = 200;
const countriesMax = 250;

/** The partner's own plan broken down by placement, country, device and hour of the day. */
export const planBreakdown: UseCase<typeof route> = async (call, { planNo }) => {
  const now = call.now();
  return readInSnapshot(call.db, async (sql) => {
    const plan = await getOwnPlan(sql, call.member.id, planNo);
    const { name } = call.timeZone;
    const orders = await listWonOrders(sql, plan.id, name);
    const completeTo = await findCompleteTo(sql, call.member.id, now);
    const byCountry = await listAudienceSums(sql, plan.id, 'country');
    const byDevice = await listAudienceSums(sql, plan.id, 'device');
    const byHour = await listHourSums(sql, plan.id, name);
    const status = plan.status as PlanStatus;
    return {
      completeTo: completeTo?.toISOString() ?? null,
      mayExclude: whyNotExclude({ status, excluded: 0 }, true) === null,
      placements: await placementsOf(sql, plan.id, orders),
      countries: partsOf(byCountry, orders, 'country')
        .slice(0, countriesMax)
        .map(({ part, ...sums }) => ({ country: part, ...sums })),
      devices: partsOf(byDevice, orders, 'device').map(({ part, ...sums }) => ({
        device: devices[Number(part)] ?? devices[0],
        ...sums,
      })),
      hours: partsOf(byHour, orders, 'hour').map(({ part, ...sums }) => ({
        hour: Number(part),
        ...sums,
      })),
    };
  });
};

const nothing = { impressions: 0n, clicks: 0n, cost: 0n };

/** The parts of the delivery with the orders from each, the best result first. */
function partsOf(
  delivered: readonly PartSum[],
  orders: readonly WonOrder[],
  by: 'placement' | 'country' | 'device' | 'hour',
  more: readonly string[] = [],
) {
  const won = Map.groupBy(orders, (order) => order[by]);
  const known = new Map(delivered.map((sum) => [sum.part, sum]));
  const parts = new Set([...known.keys(), ...won.keys(), ...more]);
  return [...parts]
    .map((part) => {
      const { impressions, clicks, cost } = known.get(part) ?? nothing;
      const own = won.get(part) ?? [];
      const net = own.reduce((sum, one) => sum + one.net, 0n);
      return { part, impressions, clicks, cost, conversions: own.length, net, result: net - cost };
    })
    .sort((one, other) => compare(other.result, one.result) || byCode(one.part, other.part))
    .map(({ part, impressions, clicks, cost, conversions, net, result }) => ({
      part,
      impressions: Number(impressions),
      clicks: Number(clicks),
      cost: formatMicro(micro(cost)),
      conversions,
      net: formatMicro(micro(net)),
      result: formatMicro(micro(result)),
    }));
}

/** Sorts by code, not by translated name, so that every reader sees the same order. */
const { compare: byCode } = new Intl.Collator('en', { numeric: true });

const compare = (one: bigint, other: bigint): number => Number(one > other) - Number(one < other);

async function placementsOf(sql: Sql, planId: bigint, orders: readonly WonOrder[]) {
  const delivered = await listPlacementSums(sql, planId);
  const ids = new Set([
    ...delivered.map(({ part }) => part),
    ...orders.map(({ placement }) => placement),
  ]);
  const placements = await listPlacements(sql, planId, [...ids]);
  const known = new Map(placements.map((one) => [String(one.id), one]));
  // Include placements that were excluded before any delivery, so that they can be let back in.
  return partsOf(delivered, orders, 'placement', [...known.keys()])
    .flatMap(({ part, ...sums }) => {
      const place = known.get(part);
      if (!place) return [];
      const { key, placement, publisher, isExcluded } = place;
      return [{ key, placement, publisher, isExcluded, ...sums }];
    })
    .slice(0, placementsMax);
}
