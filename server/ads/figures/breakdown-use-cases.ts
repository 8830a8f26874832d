import type * as breakdown from '#contract/breakdown.ts';
import { devices } from '#domain/delivery/event-line.ts';
import { periodOf, type Span } from '#domain/delivery/period.ts';
import { subtract, sum, zero } from '#domain/money.ts';
import { whyNotExclude } from '#domain/plan/exclusion.ts';
import { readInSnapshot, type Sql } from '../../platform/database/database.ts';
import type { UseCases } from '../services/services.ts';
import {
  type CountedOrder,
  listAudienceSums,
  listCountedOrders,
  listHourSums,
  listPlacementSums,
  listPlacements,
  type PartSum,
} from './breakdown-store.ts';
import { getOwnPlan } from './own-plan.ts';

const placementsMax = 200;
const countriesMax = 250;

export const breakdownUseCases = {
  /** The partner's own plan broken down by placement, country, device and hour of the day. */
  async planBreakdown({ db, partner, now, timeZone: { name: timeZone } }, { planNo, range }) {
    const asOf = now();
    const span = range === 'today' ? periodOf('1', asOf, timeZone, asOf) : null;
    return readInSnapshot(db, async (sql) => {
      const { id, status } = await getOwnPlan(sql, partner.id, planNo);
      const orders = await listCountedOrders(sql, id, timeZone, span);
      const byHour = await listHourSums(sql, id, timeZone, span);

      return {
        mayExclude: whyNotExclude({ status, excluded: 0 }, true) === null,
        placements: await readPlacements(sql, id, orders, span),
        ...(span ? { countries: [], devices: [] } : await readAudience(sql, id, orders)),
        hours: toParts(byHour, orders, 'hour').map(({ part, ...sums }) => ({
          hour: Number(part),
          ...sums,
        })),
      };
    });
  },
} satisfies UseCases<typeof breakdown>;

const noDelivery = { impressions: 0, clicks: 0, cost: zero };

/** The parts of the delivery with the orders from each, the best result first. */
function toParts(
  partSums: readonly PartSum[],
  orders: readonly CountedOrder[],
  trait: 'placement' | 'country' | 'device' | 'hour',
  otherParts: readonly string[] = [],
) {
  const ordersByPart = Map.groupBy(orders, (order) => order[trait]);
  const sumsByPart = new Map(partSums.map((partSum) => [partSum.part, partSum]));
  const parts = new Set([...sumsByPart.keys(), ...ordersByPart.keys(), ...otherParts]);

  return [...parts]
    .map((part) => {
      const { impressions, clicks, cost } = sumsByPart.get(part) ?? noDelivery;
      const partOrders = ordersByPart.get(part) ?? [];
      const net = sum(partOrders.map((order) => order.net));
      const result = subtract(net, cost);

      return { part, impressions, clicks, cost, conversions: partOrders.length, net, result };
    })
    .sort((a, b) => compare(b.result, a.result) || byCode(a.part, b.part));
}

/** Sorts by code, not by translated name, so that every reader sees the same order. */
const { compare: byCode } = new Intl.Collator('en', { numeric: true });

const compare = (a: bigint, b: bigint): number => Number(a > b) - Number(a < b);

/** By country and device. */
async function readAudience(sql: Sql, planId: bigint, orders: readonly CountedOrder[]) {
  const byCountry = await listAudienceSums(sql, planId, 'country');
  const byDevice = await listAudienceSums(sql, planId, 'device');

  return {
    countries: toParts(byCountry, orders, 'country')
      .slice(0, countriesMax)
      .map(({ part, ...sums }) => ({ country: part, ...sums })),
    devices: toParts(byDevice, orders, 'device').map(({ part, ...sums }) => ({
      device: devices[Number(part)] ?? devices[0],
      ...sums,
    })),
  };
}

async function readPlacements(
  sql: Sql,
  planId: bigint,
  orders: readonly CountedOrder[],
  span: Span | null,
) {
  const delivered = await listPlacementSums(sql, planId, span);
  const ids = new Set([
    ...delivered.map(({ part }) => part),
    ...orders.map(({ placement }) => placement),
  ]);
  const placements = await listPlacements(sql, planId, [...ids]);
  const placementsById = new Map(placements.map((placement) => [String(placement.id), placement]));

  // Include placements that were excluded before any delivery, so that they can be let back in.
  return toParts(delivered, orders, 'placement', [...placementsById.keys()])
    .flatMap(({ part, ...sums }) => {
      const placement = placementsById.get(part);
      return placement ? [{ ...placement, ...sums }] : [];
    })
    .slice(0, placementsMax);
}
