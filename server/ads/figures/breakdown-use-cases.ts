import type * as breakdown from '#contract/breakdown.ts';
import { devices } from '#domain/delivery/event-line.ts';
import { subtract, sum, zero } from '#domain/money.ts';
import { whyNotExclude } from '#domain/plan/exclusion.ts';
import { readInSnapshot, type Sql } from '../../platform/database/database.ts';
import type { UseCases } from '../services/services.ts';
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

export const breakdownUseCases = {
  /** The partner's own plan broken down by placement, country, device and hour of the day. */
  async planBreakdown({ db, member, now, timeZone: { name: timeZone } }, { planNo }) {
    const asOf = now();
    return readInSnapshot(db, async (sql) => {
      const { id, status } = await getOwnPlan(sql, member.id, planNo);
      const orders = await listWonOrders(sql, id, timeZone);
      const completeTo = await findCompleteTo(sql, member.id, asOf);
      const byCountry = await listAudienceSums(sql, id, 'country');
      const byDevice = await listAudienceSums(sql, id, 'device');
      const byHour = await listHourSums(sql, id, timeZone);
      return {
        completeTo,
        mayExclude: whyNotExclude({ status, excluded: 0 }, true) === null,
        placements: await readPlacements(sql, id, orders),
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
  },
} satisfies UseCases<typeof breakdown>;

const nothing = { impressions: 0, clicks: 0, cost: zero };

/** The parts of the delivery with the orders from each, the best result first. */
function partsOf(
  delivered: readonly PartSum[],
  orders: readonly WonOrder[],
  by: 'placement' | 'country' | 'device' | 'hour',
  more: readonly string[] = [],
) {
  const ordersByPart = Map.groupBy(orders, (order) => order[by]);
  const known = new Map(delivered.map((partSum) => [partSum.part, partSum]));
  const parts = new Set([...known.keys(), ...ordersByPart.keys(), ...more]);
  return [...parts]
    .map((part) => {
      const { impressions, clicks, cost } = known.get(part) ?? nothing;
      const won = ordersByPart.get(part) ?? [];
      const net = sum(won.map((order) => order.net));
      const result = subtract(net, cost);
      return { part, impressions, clicks, cost, conversions: won.length, net, result };
    })
    .sort((one, other) => compare(other.result, one.result) || byCode(one.part, other.part));
}

/** Sorts by code, not by translated name, so that every reader sees the same order. */
const { compare: byCode } = new Intl.Collator('en', { numeric: true });

const compare = (one: bigint, other: bigint): number => Number(one > other) - Number(one < other);

async function readPlacements(sql: Sql, planId: bigint, orders: readonly WonOrder[]) {
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
      const placement = known.get(part);
      return placement ? [{ ...placement, ...sums }] : [];
    })
    .slice(0, placementsMax);
}
